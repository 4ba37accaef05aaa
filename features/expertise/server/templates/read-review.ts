import { sql } from 'kysely'
import type { z } from 'zod'
import { treesOf } from '#features/profile-templates'
import { readReferences } from '#features/project-profiles'
import type { Db } from '#platform/server/context.ts'
import { isAmong } from '#platform/server/sql.ts'
import type { ElementTree } from '../../../fields/domain/tree.ts'
import type { Value } from '../../../fields/domain/values.ts'
import type { reviewTemplate } from '../../contract/expert-job.schemas.ts'

/** A review by a template as the contract shows it. */
export type ReviewTemplate = z.output<typeof reviewTemplate>

/** The stored part of a job's review by a template. */
export type StoredReview = { name: string; tree: ElementTree; values: Record<string, Value> }

type Row = { jobId: number; versionId: number; name: string; values: Record<string, Value> }

/** The template reviews of these jobs, by job id. */
export const readReviews = async (db: Db, jobIds: readonly number[]): Promise<Map<number, StoredReview>> => {
  if (jobIds.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select j.id as "jobId", j.template_version_id as "versionId", t.name,
      coalesce((select json_object_agg(o.element_code, o.value) from expert_job_value o where o.job_id = j.id), '{}') as values
    from expert_job j join profile_template_version v on v.id = j.template_version_id
      join profile_template t on t.id = v.template_id
    where ${isAmong(sql`j.id`, jobIds)}`.execute(db)
  const trees = await treesOf(db, [...new Set(rows.map(({ versionId }) => versionId))])
  return new Map(
    rows.flatMap(({ jobId, versionId, name, values }): [number, StoredReview][] => {
      const tree = trees.get(versionId)
      return tree ? [[jobId, { name, tree, values }]] : []
    }),
  )
}

/** The template review of a job with the names it refers to; null for other jobs. */
export const readReview = async (db: Db, jobId: number): Promise<ReviewTemplate | null> => {
  const review = (await readReviews(db, [jobId])).get(jobId)
  if (!review) return null
  const { names } = await readReferences(db, Object.values(review.values))
  return { ...review, names }
}
