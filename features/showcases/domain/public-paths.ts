/** The calls that other programs read a showcase by. */
export const publicProjectsPath = '/public/showcase/projects'
export const publicProjectPath = '/public/showcase/project'
export const publicFiltersPath = '/public/showcase/filters'
export const publicChangesPath = '/public/showcase/changes'
