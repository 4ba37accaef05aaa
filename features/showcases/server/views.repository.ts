import { sql } from 'kysely'
import type { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import type { getShowcaseViews } from '../contract/views.endpoints.ts'
import { viewDays } from '../domain/views.rules.ts'

type Views = z.output<typeof getShowcaseViews.response>

type Reader = Pick<Context, 'db' | 'now'>

/** Number of most viewed projects listed per showcase. */
const maxProjects = 10

const firstDay = ({ now }: Reader): string =>
  new Date(now.getTime() - (viewDays - 1) * 86_400_000).toISOString().slice(0, 10)

/** Views per day of a showcase, or of one project in it, including days without views. */
export const readDays = async (
  reader: Reader,
  { projectId, templateId }: { projectId: number | null; templateId: number },
): Promise<Views['days']> => {
  const { rows } = await sql<Views['days'][number]>`
    select to_char(n.day, 'YYYY-MM-DD') as day, coalesce(sum(v.pages), 0)::int as pages,
      coalesce(sum(v.frames), 0)::int as frames, coalesce(sum(v.documents), 0)::int as documents
    from generate_series(${firstDay(reader)}::date, ${firstDay(reader)}::date + ${viewDays - 1}::int, interval '1 day') as n (day)
      left join showcase_view_day v on v.day = n.day::date and v.template_id = ${templateId}
        and (${projectId}::bigint is null or v.project_id = ${projectId}::bigint)
    group by n.day order by n.day`.execute(reader.db)
  return rows
}

/** The most viewed projects of a showcase in these days. */
export const readMostViewed = async (reader: Reader, templateId: number): Promise<Views['projects']> => {
  const { rows } = await sql<Views['projects'][number]>`
    select json_build_object('id', p.id, 'name', p.name) as project, sum(v.pages)::int as pages,
      sum(v.frames)::int as frames, sum(v.documents)::int as documents
    from showcase_view_day v join project p on p.id = v.project_id
    where v.template_id = ${templateId} and v.day >= ${firstDay(reader)}::date
    group by p.id order by sum(v.pages + v.frames) desc, p.id limit ${maxProjects}`.execute(reader.db)
  return rows
}
