import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/** What imported spreadsheets say of a person: their address and name as a leader, and cells that could not be read. */
export const eraseFromImports = async (db: Db, address: string): Promise<void> => {
  await sql`
    update project_import_item i set plan = i.plan || jsonb_build_object('leaderEmail', '', 'leaderName', '', 'problems',
      (select coalesce(jsonb_agg(u || '{"text": ""}' order by n), '[]')
        from jsonb_array_elements(coalesce(i.plan->'problems', '[]')) with ordinality as t (u, n)))
    where strpos(lower(i.plan::text), ${address}) > 0`.execute(db)
  // In rows with the address: its cells, and the leader's name in the same row.
  await sql`
    update project_import m set version = m.version + 1, sheet = (
      select jsonb_agg(case when strpos(lower(r::text), ${address}) = 0 then r else (
          select jsonb_agg(case when strpos(lower(c::text), ${address}) > 0
              or coalesce(m.settings->'targets'->>((k - 1)::int) = 'leader.name', false) then '""'::jsonb else c end order by k)
          from jsonb_array_elements(r) with ordinality as w (c, k)) end order by n)
      from jsonb_array_elements(m.sheet) with ordinality as s (r, n))
    where strpos(lower(m.sheet::text), ${address}) > 0`.execute(db)
}
