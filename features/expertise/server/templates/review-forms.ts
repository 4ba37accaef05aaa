import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { ElementTree } from '../../../fields/domain/tree.ts'

/** A form of expert reviews in its version that new orders use. */
export type ReviewForm = { id: number; name: string; description: string; number: number; tree: ElementTree }

/** Reads the forms of expert reviews that are in use: at most 200, by name. */
export const readReviewForms = async (db: Db): Promise<ReviewForm[]> => {
  const { rows } = await sql<ReviewForm>`
    select t.id, t.name, t.description, v.number, v.tree from profile_template t
      join profile_template_version v on v.template_id = t.id and v.status = 'ACTIVE'
    where t.purpose = 'EXPERTISE' order by lower(t.name), t.id limit 200`.execute(db)
  return rows
}
