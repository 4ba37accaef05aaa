export const projectsPath = '/showcase/projects-list'

/** The name in an address of the showcase that a list is of. */
export const showcaseParam = 'showcase'
