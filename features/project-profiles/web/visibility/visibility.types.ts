import type { Slots } from '#platform/web/work/slots.ts'

/** The project whose team chooses the readers of its profile. */
export type Project = Slots['project.readers']['project']
