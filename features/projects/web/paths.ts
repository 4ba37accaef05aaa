import { linkTo, type ScreenHref, type PageHref } from '#platform/domain/screen-paths.ts'

/** The list of the person's projects. */
export const myProjectsPath = '/bch/view/my-projects'

/** The list of projects that an accelerator manages. */
export const keptProjectsPath = '/bch/view/projects-in-work/kept'

/** The page of a project; without an id it creates a new one. */
export const projectPath = '/bch/view/my-projects/edit'

/** Start of a person's work area: the first item of their menu. */
export const workspacePath = '/bch/view'

/** Screen for choosing a track for a project. */
export const openTracksLink = (projectId: number): ScreenHref =>
  linkTo('/bch/view/my-acceleration-requests/open-tracks', { projectId })

/** The URL of a project. */
export const projectLink = (id: number, tab?: string): ScreenHref =>
  linkTo(projectPath, { projectId: id, tab })

/** Page for filling in its profile. */
export const profileLink = (id: number): ScreenHref => linkTo(projectPath, { projectId: id, tab: 'profile' })

/** The page of a project for signed-in people with access; the public page is in the showcase. */
export const projectDetailsPath = '/bch/view/project-details'

/** A project's participation in a track. */
export const workLink = (projectTrackId: number): ScreenHref =>
  linkTo('/bch/view/my-acceleration-requests/initiator-details', { projectTrackId })

/** The public page of a track. */
export const trackLink = (id: number): PageHref => linkTo('/details/accelerator-program-track', { id })
