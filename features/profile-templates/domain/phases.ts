import type { VersionState } from './states.ts'

type Version = { status: VersionState }

/** Whether a version is still built. */
export const isDraft = ({ status }: Version): boolean => status === 'DRAFT'

/** Whether a version is the one in use. */
export const isActive = ({ status }: Version): boolean => status === 'ACTIVE'
