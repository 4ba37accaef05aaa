import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { findElement } from '../../fields/domain/tree.ts'
import { projectProfileInTask } from '../contract/project-profile-in-task.endpoints.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { askedTask, projectsOfTask, type TaskSubject } from './asked-task.ts'
import { counted } from './report-subject.ts'

type Answer = ResponseOf<typeof projectProfileInTask>
type Row = Answer['items'][number]
type Raw = Omit<Row, 'section' | 'field'>
/** Row source `n` of the task's fields with the number of its projects, and of those that filled in each. */
const fields = (ctx: SignedIn, subject: TaskSubject): Sql => {
  const projects = projectsOfTask(ctx, subject)
  const isFilled = sql`exists (select from profile_value v where v.project_id = j.project_id and v.element_code = f.element_code
    and v.value is not null and v.value not in ('null', '""', '[]'))`
  return sql`(select f.element_code as code, f.seq, f.required, x.projects, x.filled,
      x.filled / nullif(x.projects, 0)::float8 as share
    from (with j as materialized (${projects}) select f.element_code, count(j.project_id)::int as projects,
        (count(j.project_id) filter (where ${isFilled}))::int as filled
      from trackpoint_field f left join j on true where f.trackpoint_id = ${subject.trackpoint?.id ?? 0} group by 1) x
    join trackpoint_field f on f.element_code = x.element_code
    where f.trackpoint_id = ${subject.trackpoint?.id ?? 0}) n`
}

const fieldRows = (ctx: SignedIn, subject: TaskSubject): RowSource<Raw, Row, SignedIn> => ({
  from: fields(ctx, subject),
  once: 'n',
  key: sql`n.code`,
  columns: () => sql`n.code, n.required, n.projects, n.filled, coalesce(n.share, 0) as share`,
  row: (raw, { locale }) => {
    const section = subject.tree.sections.find(({ elements }) =>
      elements.some(({ code }) => code === raw.code),
    )
    const element = findElement(subject.tree, raw.code)
    const inLocale = (words: { ru: string; en: string } | undefined): string =>
      words ? words[locale] || words.ru : ''
    return { ...raw, section: inLocale(section?.name), field: inLocale(element?.name) || raw.code }
  },
})

/** Profile fields that a task requests, and how many of its projects have filled in each. */
export const projectProfileInTaskQuery = listOf(projectProfileInTask, {
  load: askedTask,
  authorize: analyticReports.readPeople,
  rows: fieldRows,
  scope: () => sql`true`,
  sortings: () => ({ ORDER: [sql`n.seq`, sql`n.code`], SHARE: sql`coalesce(n.share, 0)` }),
  filters: counted('trackpointId', 'streamId', 'trackerUid'),
  totals: { share: sql`coalesce(sum(n.filled)::float8 / nullif(sum(n.projects), 0), 0)` },
  more: async (_ctx, _input, subject) => ({
    totals: {},
    trackpoint: subject.trackpoint && { id: subject.trackpoint.id, name: subject.trackpoint.name },
    trackpoints: subject.trackpoints,
  }),
})
