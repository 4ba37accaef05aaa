import { lockExpertJob, writingRefusal } from '#features/expertise'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { useCase } from '#platform/server/handler.ts'
import { saveExpertScoring } from '../contract/expert-scoring.endpoints.ts'
import { expertScorings } from '../domain/scoring.policy.ts'
import { scoringLimits } from '../domain/scoring.rules.ts'
import { readOfReview, withScoring } from './expert-scoring.repository.ts'
import { checkMarks, insertVersion, signed } from './scoring-marks.ts'
import { readScoringGroups } from './scoring.repository.ts'

/**
 * Assesses the project of a review, whose row is locked so that it is not completed meanwhile. Errors: those of the
 * marks; `STATE_CHANGED` if the expert saved it elsewhere in the meantime; those of a review that is not in work.
 */
export const saveExpertScoringUseCase = useCase({
  endpoint: saveExpertScoring,
  load: async (ctx, { body: { jobId } }) => withScoring(ctx, await lockExpertJob(ctx, jobId)),
  authorize: expertScorings.assess,
  // A review in work is visible to its expert only: no other pages are notified.
  concerns: ({ expertUid }) => ({ expertUid }),
  run: async (ctx, { body: { marks: given, versionId } }, job) => {
    const refused = writingRefusal(job)
    if (refused) throw new ProductError(refused, { state: job.status })
    const { acceleratorId, projectId } = job
    const [{ groups }, last] = await Promise.all([
      readScoringGroups(ctx.db, acceleratorId),
      readOfReview(ctx.db, job.id),
    ])
    if ((last?.id ?? null) !== versionId) throw new ProductError('STATE_CHANGED', { state: 'scoring' })
    checkMarks(groups, given)
    if ((last?.versions ?? 0) >= scoringLimits.versionsOfReview) throw invalid({ marks: 'TOO_MANY' })
    const marks = signed(ctx, given, last?.marks ?? [])
    const id = await insertVersion(ctx, { acceleratorId, projectId, groups, marks, expertJobId: job.id })
    await audit(ctx, { acceleratorId, subject: 'scoring', subjectId: String(projectId), action: 'assess' })
    return { id }
  },
})
