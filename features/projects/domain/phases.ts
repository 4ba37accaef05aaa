import type { AccessState, PublicationState } from './states.ts'

type Work = { accessStatus: AccessState; tasksAccepted: number; tasksTotal: number }

/** Whether a project may work on its track. */
export const mayWork = ({ accessStatus }: Pick<Work, 'accessStatus'>): boolean =>
  accessStatus === 'ALLOWED_TO_WORK'

/** The first track on which a project may work and has tasks left. */
export const workInProgress = <Track extends { work: Work | null }>(
  tracks: readonly Track[],
): Track | undefined =>
  tracks.find(({ work }) => work !== null && mayWork(work) && work.tasksAccepted < work.tasksTotal)

/** Whether a project's page is published. */
export const isPublished = ({ publicationStatus }: { publicationStatus: PublicationState }): boolean =>
  publicationStatus === 'PUBLISHED'
