import { findExpertJob, mayReadOthers, veilForExpert, writingRefusal } from '#features/expertise'
import type { SignedIn } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { getExpertScoring } from '../contract/expert-scoring.endpoints.ts'
import { expertScorings } from '../domain/scoring.policy.ts'
import { readOfOthers, readOfReview, withScoring } from './expert-scoring.repository.ts'
import { readScoringGroups, shownAssessment } from './scoring.repository.ts'

type Job = NonNullable<Awaited<ReturnType<typeof findExpertJob>>>

/** Others' assessments for the expert: nobody's name, and no names of a hidden project in the evidence. */
const othersFor = async ({ db }: SignedIn, job: Job) => {
  if (!(await mayReadOthers(db, job))) return []
  const [others, veil] = await Promise.all([readOfOthers(db, job), veilForExpert(db, job.id)])
  return Promise.all(
    others.map(async ({ groups, marks, number, at }) => {
      const shown = await shownAssessment(db, groups, marks)
      return {
        ...shown,
        marks: shown.marks.map((mark) => ({ ...mark, evidence: veil(mark.evidence), by: null })),
        number,
        at,
      }
    }),
  )
}

/**
 * The expert's own assessment in a review, for the expert, and once it is complete for somebody who ordered it for
 * themselves; not found where the review includes no scoring.
 */
export const getExpertScoringQuery = query({
  endpoint: getExpertScoring,
  load: async (ctx, { query: { jobId } }) => withScoring(ctx, await findExpertJob(ctx.db, jobId)),
  authorize: expertScorings.view,
  run: async (ctx, _input, job) => {
    const [{ groups: current }, version, others] = await Promise.all([
      readScoringGroups(ctx.db, job.acceleratorId),
      readOfReview(ctx.db, job.id),
      expertScorings.assess.allows(ctx.actor, job) ? othersFor(ctx, job) : [],
    ])
    const shown = await shownAssessment(ctx.db, version?.groups ?? current, version?.marks ?? [])
    return {
      ...shown,
      // All of them are the caller's own.
      marks: shown.marks.map((mark) => ({ ...mark, by: null })),
      version: version ? { id: version.id, at: version.at } : null,
      current: current.map((group) => ({ ...group, parameters: [...group.parameters] })),
      others,
      actions: writingRefusal(job) === null ? ['assess' as const] : [],
    }
  },
})
