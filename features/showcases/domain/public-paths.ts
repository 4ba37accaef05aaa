/** Paths of the API calls by key. */
export const publicProjectsPath = '/public/showcase/projects'
export const publicProjectPath = '/public/showcase/project'
export const publicFiltersPath = '/public/showcase/filters'
export const publicChangesPath = '/public/showcase/changes'
