import { addProfileOpener } from '#features/project-profiles'
import { addDeadlineSource } from '#features/reminders'
import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import { reviewDeadlines } from './server/expert-job.deadline-source.ts'
import { expertiseOpener } from './server/expertise-opener.ts'

export {
  acceptBy,
  barred,
  clientColumns,
  expertColumns,
  expertJobJoins,
  expertJobTable,
  isWorkAllowed,
  notReviewedBy,
  performedBy,
  workOfJob,
} from './server/expert-job.sql.ts'
export { clientJobsSearch } from './server/client/client-jobs.search.ts'
export { expertJobsSearch } from './server/expert/expert-jobs.search.ts'
export { clientName, clientsOfJob } from './server/clients-of-job.ts'
export { ownJobsSearch } from './server/own/own-jobs.search.ts'
export { orderable } from './server/own/find-offer.ts'
export { knownJobs, overseenJobs, performedJobs } from './server/jobs.row-set.ts'

addProfileOpener(expertiseOpener)
addDeadlineSource(reviewDeadlines)

export { expertises, expertJobs } from './domain/expert-job.policy.ts'
export { writingRefusal } from './domain/expert-job.rules.ts'
export { findExpertJob, lockExpertJob, type ExpertJobSubject } from './server/expert-job.repository.ts'
export { mayReadOthers } from './server/scores/others-opened.ts'
export { readCompared, readNearby } from './server/conflicts/read-conflicts.ts'
export { isTooClose } from './server/conflicts/too-close.sql.ts'
export { readReadiness } from './server/experts/read-readiness.ts'
export { orderedPairs, planOrder } from './server/ordering/order-plan.ts'
export { passOn, raiseUntaken } from './server/ordering/pass-on.ts'
export { isShownToExpert } from './server/shown-fields.ts'
export { placeOrder } from './server/ordering/place-order.ts'
export { readReviews, type StoredReview } from './server/templates/read-review.ts'
export { readReviewForms } from './server/templates/review-forms.ts'
export { settingQuery, settingUseCase } from './server/settings/expertise-setting.ts'
export { asksScoring } from './server/material.sql.ts'
export { leaveExpertJobs } from './server/leave-jobs.ts'
export { lastKnownMessage } from './server/unread.sql.ts'
export { hidesProject, namesToHide, veilForExpert, withoutNames } from './server/veil.ts'

/** Experts review tasks: jobs from the order to the accepted result, and conflicts of interest. */
export const expertiseFeature = featureOf(parts, {
  files: [{ entity: 'EXPERTJOB_RESULT' }],
  // Of two concurrent orders the later gets this error.
  constraintErrors: { expert_job_open: 'EXPERTISE_ORDERED' },
})
