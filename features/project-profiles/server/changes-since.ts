import { sql } from 'kysely'
import type { z } from 'zod'
import type { personRef } from '#platform/contract/lists.ts'
import type { Db } from '#platform/server/context.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { sameValue, type Place, type Value } from '../../fields/domain/values.ts'

/** A place whose value differs: the first and current value, and the author of the last change. */
export type ChangedPlace = Place & {
  before: Value
  after: Value
  by: z.output<typeof personRef> | null
  at: string
}

/** The places of these elements that changed after an instant; reverted changes are omitted. */
export const changesSince = async (
  db: Db,
  { projectId, codes, since }: { projectId: number; codes: readonly string[]; since: string },
): Promise<ChangedPlace[]> => {
  const { rows } = await sql<ChangedPlace>`
    select c.code, c.item, c.field, c.before, c.after, c.at, ${personRefJson('h')} as by
    from (
      select element_code as code, item_id as item, field_code as field, max(at) as at,
        (array_agg(before order by id))[1] as before, (array_agg(after order by id desc))[1] as after,
        (array_agg(changed_by order by id desc))[1] as uid
      from profile_value_change
      where project_id = ${projectId} and element_code = any(${[...codes]}) and at > ${since}::timestamptz
      group by 1, 2, 3) c
    left join person h on h.uid = c.uid`.execute(db)
  return rows.filter(({ before, after }) => !sameValue(before, after))
}
