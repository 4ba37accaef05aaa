import { z } from 'zod'

/** The choice that leaves projects without a tracker. */
export const withoutTracker = 'nobody'

/** What becomes of a tracker's projects, as a form holds it; it must be said where there are some. */
export const fateField = (asked: boolean) =>
  asked ? z.string('REQUIRED').min(1, 'REQUIRED') : z.string().default('')

/** The same as the calls take it. */
export const trackedProjectsOf = (fate: string) => ({
  replacementUid: fate === '' || fate === withoutTracker ? null : fate,
  releaseProjects: fate === withoutTracker,
})
