import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/** Answers of every project in `made`; the first four repeat its row. */
const answers = sql`(values
  ('pitch', to_jsonb(p.summary)),
  ('description', to_jsonb(p.description)),
  ('industries', to_jsonb(p.industry_ids)),
  ('stage', jsonb_build_array(p.stage_id)),
  ('problem', to_jsonb(p.description)),
  ('interviews_count', to_jsonb(m.n % 40)),
  ('market_share', to_jsonb((m.n % 50) / 10.0)),
  ('has_sales', to_jsonb(m.n % 3 > 0))
) as a (code, value)`

/** Gives one of `every` projects in `made` some plain profile values, without a history. */
export const addLargeProfiles = async (tx: Db, every: number): Promise<void> => {
  await sql`insert into profile_value (project_id, element_code, field_code, value, updated_by, updated_at)
    select p.id, a.code, a.code, a.value, m.leader_uid, m.created_at
    from made m join project p on p.id = m.id cross join lateral ${answers}
    where m.n % 5 > 0 and m.n % ${every} = ${1 % every} and a.value is not null`.execute(tx)
}
