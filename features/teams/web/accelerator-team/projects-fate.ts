import { z } from 'zod'

/** The choice that leaves projects without a tracker. */
export const withoutTracker = 'nobody'

/** Form field for a tracker's projects; required if there are any. */
export const fateField = (isRequired: boolean) =>
  isRequired ? z.string('REQUIRED').min(1, 'REQUIRED') : z.string().default('')

/** Maps the form field to the body of the calls. */
export const trackedProjectsOf = (fate: string) => ({
  replacementUid: fate === '' || fate === withoutTracker ? null : fate,
  releaseProjects: fate === withoutTracker,
})
