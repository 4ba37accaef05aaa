import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import { expertises } from '../domain/expert-job.policy.ts'

/** The chosen accelerator, for its team. */
export const expertiseOfHeader = chosenAccelerator(expertises.view)
