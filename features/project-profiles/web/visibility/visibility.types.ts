import type { Slots } from '#platform/web/work/slots.ts'

/** The project whose team says who reads its profile. */
export type Project = Slots['project.readers']['project']
