def contradicted(scene):
    return []
