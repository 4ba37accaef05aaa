import { sql } from 'kysely'
import { trackClosedBecause } from '#features/programmes'
import type { Sql } from '#platform/server/lists/order.ts'
import { todayIn } from '#platform/server/sql.ts'
import { logoUrl } from './logo-url.ts'

/** The SQL version of `showcaseAccelerators.view`, for the accelerator `a`. */
export const isShown = sql`a.approval = 'COORDINATED' and a.name <> ''`

/** Published tracks `t` of `a`, in published programmes `p`. */
const publishedTracks = sql`track t join programme p on p.id = t.programme_id
  where t.accelerator_id = a.id and t.content_status = 'PUBLISHED' and p.content_status = 'PUBLISHED'`

/** Whether a track of `a` accepts applications today. */
export const isOpen = sql<boolean>`exists (select from ${publishedTracks} and ${trackClosedBecause} is null)`

const industryNames = sql`(
  select string_agg(v.name_ru || ' ' || v.name_en, ' ') from accelerator_industry i
  join dictionary_value v on v.id = i.value_id where i.accelerator_id = a.id)`

/** Search text of an accelerator: the contents of its page. */
export const acceleratorText: Sql = sql`concat_ws(' ', a.name, a.description, a.target_audience, ${industryNames})`

/** Columns of `a` that a list and a page share; its country is `c`. */
export const shownColumns = (name: (alias: string) => Sql): Sql => sql`
  a.id, a.name, ${logoUrl} as "logoUrl", a.status,
  -- "Ask to join" leads to the accelerators that accept such requests.
  a.team_recruiting and a.requests_to_team and a.status <> 'FINISHED' as "teamRecruiting",
  case when c.id is null then null else json_build_object('id', c.id, 'name', ${name('c')}) end as country,
  coalesce((select json_agg(json_build_object('id', v.id, 'name', ${name('v')}) order by ${name('v')}, v.id)
    from accelerator_industry i join dictionary_value v on v.id = i.value_id where i.accelerator_id = a.id), '[]') as industries,
  (select to_char(min(lower(s.period)), 'YYYY-MM-DD') from stream s where s.stream_schedule_id in (
      select t.stream_schedule_id from ${publishedTracks} and t.request_type = 'ON_SCHEDULE' and t.access_status = 'ALLOWED_TO_WORK')
    and lower(s.period) > ${todayIn(sql`a.time_zone`)}) as "opensOn",
  (select count(*)::int from ${publishedTracks} and ${trackClosedBecause} is null) as "openTracks",
  (select count(*)::int from programme p where p.accelerator_id = a.id and p.content_status = 'PUBLISHED') as programmes`
