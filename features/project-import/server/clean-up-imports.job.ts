import { sql } from 'kysely'
import { z } from 'zod'
import { job } from '#platform/server/jobs/job.ts'
import { cellsDays, draftDays } from '../domain/retention.ts'

/** Deletes files that were not imported, and the cells of old imports, because they contain people's addresses. */
export const cleanUpImports = job({
  name: 'clean-up-imports',
  cron: '41 2 * * *',
  payload: z.unknown(),
  run: async ({ db }) => {
    await sql`
      delete from project_import
      where status = 'DRAFT' and created_at < now() - make_interval(days => ${draftDays})`.execute(db)
    await sql`
      update project_import set sheet = '[]'
      where status in ('FINISHED', 'UNDONE') and finished_at < now() - make_interval(days => ${cellsDays})
        and sheet <> '[]'`.execute(db)
    await sql`
      update project_import_item i set plan = i.plan || jsonb_build_object('leaderEmail', '', 'leaderName', '', 'problems',
        (select coalesce(jsonb_agg(u || '{"text": ""}' order by n), '[]')
          from jsonb_array_elements(coalesce(i.plan->'problems', '[]')) with ordinality as t (u, n)))
      from project_import m
      where m.id = i.import_id and m.status in ('FINISHED', 'UNDONE')
        and m.finished_at < now() - make_interval(days => ${cellsDays})
        and (i.plan->>'leaderEmail' <> '' or i.plan->>'leaderName' <> ''
          or jsonb_path_exists(i.plan, '$.problems[*] ? (@.text != "")'))`.execute(db)
  },
})
