import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { questionCost } from '../contract/question-cost.endpoints.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { askedQuestions, type QuestionSubject } from './question-subject.ts'
import { questionWork, selectionsReading } from './question-work.sql.ts'
import { rounded } from './rounded.sql.ts'
import { counted } from './work-report.ts'

type Row = ResponseOf<typeof questionCost>['items'][number]
type Raw = Omit<Row, 'section' | 'field' | 'own'>

/**
 * Row source `n`: all questions in scope, also without activity. A task's own answer or files are included only if
 * they are required, chosen, or have activity.
 */
const questions = (ctx: SignedIn, subject: QuestionSubject): Sql => {
  const codes = subject.questions.map(({ code }) => code)
  const isAlways = subject.questions.map((question) => question.isAlways)
  return sql`(with z as materialized (select * from ${questionWork(ctx, subject)} done)
    select x.*, x.opens + x.remarks + x.notes as uses from (
      select f.code, f.is_always, f.seq::int as seq, (count(*) filter (where z.saves > 0))::int as projects,
        percentile_cont(0.5) within group (order by z.minutes) filter (where z.saves > 0) as median,
        coalesce(sum(z.minutes), 0) as total, coalesce(sum(z.remarks), 0)::int as remarks,
        coalesce(sum(z.returns), 0)::int as returns, coalesce(sum(z.opens), 0)::int as opens,
        coalesce(sum(z.notes), 0)::int as notes, coalesce(sum(z.scores), 0)::int as scores, ${selectionsReading(subject, sql`f.code`)} as selections
      from unnest(${codes}::text[], ${isAlways}::boolean[]) with ordinality as f (code, is_always, seq)
        left join z on z.code = f.code
      group by f.code, f.is_always, f.seq) x
    where x.is_always or x.projects + x.remarks + x.opens + x.notes + x.scores > 0) n`
}

const isUnused = sql`(n.uses = 0 and n.selections = 0 and n.scores = 0)`

const questionRows = (ctx: SignedIn, subject: QuestionSubject): RowSource<Raw, Row, SignedIn> => {
  const names = new Map(
    subject.questions.map(({ code, section, field, own }) => [code, { section, field, own }]),
  )
  return {
    from: questions(ctx, subject),
    once: 'n',
    key: sql`n.code`,
    columns: () => sql`n.code, n.projects, ${rounded(sql`n.median`)} as "medianMinutes",
      ${rounded(sql`n.total`)} as "totalMinutes", ${rounded(sql`n.total / nullif(n.uses, 0)`)} as "perUse", n.remarks, n.returns,
      n.opens, n.notes, n.selections, n.scores,
      case when ${isUnused} then 'UNUSED' when n.uses > 0 then 'READ' when n.selections > 0 then 'SELECTS'
        else 'SCORES' end as use`,
    row: (raw) => ({ ...raw, ...names.get(raw.code)! }),
  }
}

type Since = { openedSince: string | null; sittingsSince: string | null }

/** The first days with counted openings, and with counted work on what tasks ask for themselves. */
const readSince = async ({ db }: SignedIn, { acceleratorId }: QuestionSubject): Promise<Since> => {
  const { rows } = await sql<Since>`
    select (select to_char(min(o.day), 'YYYY-MM-DD') from task_field_opening o
        join project_trackpoint w on w.id = o.task_id where w.accelerator_id = a.id) as "openedSince",
      (select to_char(min(s.first_at) at time zone a.time_zone, 'YYYY-MM-DD') from task_field_sitting s
        join project_trackpoint w on w.id = s.task_id where w.accelerator_id = a.id) as "sittingsSince"
    from accelerator a where a.id = ${acceleratorId}`.execute(db)
  return rows[0]!
}

/** What each question costs the teams, and what it is used for. */
export const questionCostQuery = listOf(questionCost, {
  load: askedQuestions,
  authorize: analyticReports.readPeople,
  rows: questionRows,
  scope: () => sql`true`,
  sortings: () => ({
    // Unused fields first, by their cost; then the others, by their cost per use.
    WASTE: [sql`${isUnused}::int`, sql`n.total / greatest(n.uses, 1)`, sql`n.returns`, sql`-n.seq`],
    MINUTES: sql`n.total`,
    MEDIAN: sql`coalesce(n.median, 0)`,
    RETURNS: sql`n.returns`,
    OPENS: sql`n.opens`,
    ORDER: sql`n.seq`,
  }),
  filters: counted('trackpointId', 'trackId', 'streamId', 'from', 'to'),
  chart: () => ({ by: [sql`n.code`], value: rounded(sql`max(n.total)`), isSum: true }),
  totals: {
    totalMinutes: rounded(sql`coalesce(sum(n.total), 0)`),
    remarks: sql`coalesce(sum(n.remarks), 0)`,
    opens: sql`coalesce(sum(n.opens), 0)`,
    notes: sql`coalesce(sum(n.notes), 0)`,
    scores: sql`coalesce(sum(n.scores), 0)`,
  },
  more: async (ctx, _input, subject) => ({
    totals: {},
    trackpoint: subject.trackpoint && { id: subject.trackpoint.id, name: subject.trackpoint.name },
    trackpoints: subject.trackpoints,
    ...(await readSince(ctx, subject)),
  }),
})
