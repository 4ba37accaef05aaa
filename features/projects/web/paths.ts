import { linkTo, type ScreenHref, type PageHref } from '#platform/domain/screen-paths.ts'

/** The list of one's projects. */
export const myProjectsPath = '/bch/view/my-projects'

/** The list of projects that an accelerator keeps. */
export const keptProjectsPath = '/bch/view/projects-in-work/kept'

/** The page of a project; without an id it makes a new one. */
export const projectPath = '/bch/view/my-projects/edit'

/** Where a person's own work begins: the first item of their menu. */
export const workspacePath = '/bch/view'

/** Where a track is chosen and applied to. */
export const openTracksPath = '/portal#tracks'

/** The address of a project. */
export const projectLink = (id: number, tab?: string): ScreenHref =>
  linkTo(projectPath, { projectId: id, tab })

/** Where its team fills in its profile. */
export const profileLink = (id: number): ScreenHref => linkTo(projectPath, { projectId: id, tab: 'profile' })

/** The page of a project for whoever is signed in and may open it; the world reads it in the showcase. */
export const projectDetailsPath = '/bch/view/project-details'

/** Where a project works on a track. */
export const workLink = (projectTrackId: number): ScreenHref =>
  linkTo('/bch/view/my-acceleration-requests/initiator-details', { projectTrackId })

/** The public page of a track. */
export const trackLink = (id: number): PageHref => linkTo('/details/accelerator-program-track', { id })
