import { sql } from 'kysely'
import { seesAllPeople, workRows } from '#features/acceleration-requests'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { isPerson } from '#platform/domain/actor.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { groupedBy } from '#platform/server/lists/row-set.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { figureRows } from '../contract/figure-rows.endpoints.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { rowsOfPeople } from './figure-people.sql.ts'
import { askedFigure, type FigureSubject } from './figure-subject.ts'
import { rowsOfWork } from './figure-work.sql.ts'
import { rounded } from './rounded.sql.ts'
import { staffUids } from './staff.sql.ts'
import { applicationsOf, countedBy, figuresReport } from './work-report.ts'

type Answer = ResponseOf<typeof figureRows>
type Row = Answer['items'][number]

const rowsOf = { ...rowsOfWork, ...rowsOfPeople }

const sourceOf = (ctx: SignedIn, subject: FigureSubject): RowSource<Row, Row, SignedIn> => ({
  from: sql`(${rowsOf[subject.figure](ctx, subject)}) n`,
  once: 'n',
  key: sql`n.key`,
  columns: () => sql`n.key::text as key, n.request_id as "requestId",
    case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end as project,
    case when t.id is not null then json_build_object('id', t.id, 'name', t.name) end as track,
    coalesce(n.task_name, k.name) as task, ${
      analyticReports.readPeople.allows(ctx.actor, subject)
        ? sql`case when h.uid is not null then ${personRefJson('h')} end`
        : sql`null::json`
    } as person, n.state, n.decision, n.at, ${rounded(sql`n.days`)} as days`,
  joins: sql`left join project p on p.id = n.project_id left join track t on t.id = n.track_id
    left join project_trackpoint w on w.id = n.task_id left join trackpoint k on k.id = w.trackpoint_id
    left join person h on h.uid = n.person_uid`,
})

type Groups = Answer['groups']

/** The names of the values that the number is of, unless the screen names them. */
const readGroups = async (ctx: SignedIn, subject: FigureSubject): Promise<Groups> => {
  const { rowsBy, rowValue, columnsBy, columnValue } = subject.parameters
  const dimensions = [
    { by: rowsBy, key: rowValue },
    { by: columnsBy, key: columnValue },
  ]
  const groups = dimensions.flatMap(({ by, key }) =>
    by === undefined || key === undefined ? [] : [{ by, key }],
  )
  return Promise.all(
    groups.map(async ({ by, key }) => {
      const of = groupedBy(workRows, ctx.locale, subject, by)
      // Of the applications that the reader may count: an address may name something of another accelerator.
      const { rows } = await sql<{ name: string | null }>`
        select ${of.name(of.text(of.key))} as name from ${workRows.from} ${of.join}
        where ${applicationsOf(ctx, subject)} and ${of.text(of.key)} = ${key} limit 1`.execute(ctx.db)
      return { by, value: { key, name: rows[0]?.name ?? null } }
    }),
  )
}

/** The person of the number, if they work here or did, and the reader may see their actions. */
const readPerson = async ({ actor, db }: SignedIn, subject: FigureSubject): Promise<Answer['person']> => {
  const { personUid } = subject.parameters
  if (personUid === undefined || !(seesAllPeople(actor, subject) || isPerson(actor, personUid))) return null
  const { rows } = await sql<{ person: NonNullable<Answer['person']> }>`
    select ${personRefJson('h')} as person from person h where h.uid = ${personUid}
      and h.uid in (${staffUids(subject, 'CURATORS')})`.execute(db)
  return rows[0]?.person ?? null
}

/** The rows that a number of another report counts. */
export const figureRowsQuery = listOf(figureRows, {
  ...figuresReport,
  load: askedFigure,
  rows: sourceOf,
  sortings: () => ({ AT: sql`coalesce(n.at, '-infinity')`, NAME: sql`n.name` }),
  filters: countedBy(figureRows),
  more: async (ctx, _input, subject) => {
    const [groups, person] = await Promise.all([readGroups(ctx, subject), readPerson(ctx, subject)])
    return { totals: {}, figure: subject.figure, groups, person }
  },
})
