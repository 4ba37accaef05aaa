import type { z } from 'zod'
import {
  readReferences,
  reviewChangesSince,
  reviewHistory,
  type ReviewChange,
} from '#features/project-profiles'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { getReviewHistory } from '../contract/expert-job-order.endpoints.ts'
import { getCorrectedResult } from '../contract/expert-job.endpoints.ts'
import type { reviewChanges } from '../contract/expert-job.schemas.ts'
import { expertJobs } from '../domain/expert-job.policy.ts'
import { placeOfStored } from '../domain/review-parts.ts'
import { findExpertJob } from './expert-job.repository.ts'
import { readFieldNames } from './shown-fields.ts'

/** Changes with the objects that their values refer to. */
const shown = async (
  db: Db,
  taskId: number,
  changes: readonly ReviewChange[],
): Promise<z.output<typeof reviewChanges>> => {
  const items = changes.flatMap(({ code, field, ...change }) => {
    const place = placeOfStored({ code, field })
    return place ? [{ ...change, ...place }] : []
  })
  const comments = items.filter(({ part }) => part === 'COMMENT')
  const [references, fieldNames] = await Promise.all([
    readReferences(
      db,
      items.flatMap(({ part, before, after }) => (part === 'VALUE' ? [before, after] : [])),
    ),
    readFieldNames(
      db,
      taskId,
      comments.map(({ code }) => ({ elementCode: code })),
    ),
  ])
  return { items, ...references, fieldNames }
}

const load = ({ db }: { db: Db }, { query: { jobId } }: { query: { jobId: number } }) =>
  findExpertJob(db, jobId)

export const getReviewHistoryQuery = query({
  endpoint: getReviewHistory,
  load,
  authorize: expertJobs.perform,
  run: async ({ db }, _input, { id, taskId }) => shown(db, taskId, await reviewHistory(db, id)),
})

/** A draft of the correction is visible to the expert only, until it is resubmitted. */
export const getCorrectedResultQuery = query({
  endpoint: getCorrectedResult,
  load,
  authorize: expertJobs.follow,
  run: async ({ db, actor }, _input, job) => {
    if (job.status !== 'COMPLETE' && !expertJobs.perform.allows(actor, job))
      throw new ProductError('EXPERT_JOB_NOT_DONE')
    const since = job.firstCompletedAt
    const changes = since === null ? [] : await reviewChangesSince(db, job.id, since)
    return { since, ...(await shown(db, job.taskId, changes)) }
  },
})
