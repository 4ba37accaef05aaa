import { sql } from 'kysely'
import type { Context, Db } from '#platform/server/context.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { sameValue, type Value } from '../../../fields/domain/values.ts'
import { changedBy } from './changed-by.ts'
import type { ValueChange } from './read-changes.ts'

/** A part of a review: a template question by its code, or another part by a field name. */
type ReviewPlace = { code: string; field: string }

/** A written value of a review, and the one that it replaces. */
export type ReviewWritten = ReviewPlace & { before: Value; after: Value }

/** A change of a review, with the changed part. */
export type ReviewChange = ValueChange & ReviewPlace

/** Maximum number of changes of a review that are shown. */
const shown = 200

/** Changes by one person at a place without a pause of this many minutes are merged. */
const pauseMinutes = 10

/** Records changes of a review as in a profile, but merges continuous typing, except across `since`. */
export const noteReviewChanges = async (
  ctx: Pick<Context, 'db' | 'actor' | 'now'>,
  { reviewId, since }: { reviewId: number; since: string | null },
  written: readonly ReviewWritten[],
): Promise<void> => {
  const changed = written.filter(({ before, after }) => !sameValue(before, after))
  if (changed.length === 0) return
  const { by, acting } = changedBy(ctx)
  const at = sql`${ctx.now.toISOString()}::timestamptz`
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
        as c (code text, field text, before jsonb, after jsonb)
    ), typed as (
      update profile_value_change p set after = g.after, at = ${at} from given g
      where p.id = (select max(x.id) from profile_value_change x
          where x.review_id = ${reviewId} and x.element_code = g.code and x.field_code = g.field)
        and p.changed_by is not distinct from ${by}::uuid and p.acting_by is not distinct from ${acting}::uuid
        and p.at > greatest(${at} - make_interval(mins => ${sql.lit(pauseMinutes)}), ${since}::timestamptz)
      returning p.element_code, p.field_code
    )
    insert into profile_value_change (review_id, element_code, field_code, before, after, changed_by, acting_by, at)
    select ${reviewId}::bigint, g.code, g.field, g.before, g.after, ${by}::uuid, ${acting}::uuid, ${at} from given g
    where not exists (select from typed t where t.element_code = g.code and t.field_code = g.field)`.execute(
    ctx.db,
  )
}

const change = sql`c.id, c.element_code as code, c.field_code as field, c.before, c.after, ${personRefJson('h')} as by,
  ${personRefJson('a')} ->> 'name' as "actingName", c.at`
const people = sql`left join person h on h.uid = c.changed_by left join person a on a.uid = c.acting_by`

/** History of a review, newest first. */
export const reviewHistory = async (db: Db, reviewId: number): Promise<ReviewChange[]> => {
  const { rows } = await sql<ReviewChange>`
    select ${change} from profile_value_change c ${people}
    where c.review_id = ${reviewId} order by c.id desc limit ${sql.lit(shown)}`.execute(db)
  return rows.filter(({ before, after }) => !sameValue(before, after))
}

/** The parts of a review that differ from an instant, each with its last author; reverted changes are omitted. */
export const reviewChangesSince = async (
  db: Db,
  reviewId: number,
  since: string,
): Promise<ReviewChange[]> => {
  const { rows } = await sql<ReviewChange>`
    select ${change}
    from (
      select max(id) as id, element_code, field_code, (array_agg(before order by id))[1] as before,
        (array_agg(after order by id desc))[1] as after, (array_agg(changed_by order by id desc))[1] as changed_by,
        (array_agg(acting_by order by id desc))[1] as acting_by, max(at) as at
      from profile_value_change where review_id = ${reviewId} and at > ${since}::timestamptz
      group by element_code, field_code) c
    ${people} order by c.id limit ${sql.lit(shown)}`.execute(db)
  return rows.filter(({ before, after }) => !sameValue(before, after))
}
