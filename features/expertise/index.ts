import { addProfileOpener } from '#features/project-profiles'
import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import { expertiseOpener } from './server/expertise-opener.ts'

addProfileOpener(expertiseOpener)

/** Experts review tasks: jobs from the order to the accepted result, and who may not review what. */
export const expertiseFeature = featureOf(parts, {
  files: [{ entity: 'EXPERTJOB_RESULT' }],
  // Two at once: the later one is told of the first.
  constraintErrors: { expert_job_open: 'EXPERTISE_ORDERED' },
})
