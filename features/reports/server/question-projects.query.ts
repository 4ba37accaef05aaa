import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { invalid } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { questionProjects } from '../contract/question-projects.endpoints.ts'
import type { questionHaving } from '../domain/question-cost.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { askedQuestions, type Question, type QuestionSubject } from './question-subject.ts'
import { questionWork } from './question-work.sql.ts'
import { rounded } from './rounded.sql.ts'
import { counted } from './work-report.ts'

type Row = ResponseOf<typeof questionProjects>['items'][number]
type Asked = Parameters<typeof askedQuestions>[1]['query'] & { elementCode?: string | undefined }
type Subject = QuestionSubject<Asked> & { question: Question | null }

/** Loads the chosen question, by default the first. Errors: those of `askedQuestions`; `NOT_IN_LIST` for one outside the scope. */
const askedQuestion = async (
  ctx: SignedIn,
  input: { headers?: { 'accelerator-id'?: number | undefined }; query: Asked },
): Promise<Subject | undefined> => {
  const subject = await askedQuestions(ctx, input)
  if (!subject) return undefined
  const { elementCode } = subject.parameters
  const question = subject.questions.find(({ code }) => elementCode === undefined || code === elementCode)
  if (elementCode !== undefined && !question) throw invalid({ elementCode: 'NOT_IN_LIST' })
  return { ...subject, question: question ?? null }
}

const has: Record<(typeof questionHaving)[number], Sql> = {
  SAVED: sql`n.saves > 0`,
  REMARKED: sql`n.remarks > 0`,
  RETURNED: sql`n.returns > 0`,
  OPENED: sql`n.opens > 0`,
  NOTED: sql`n.notes > 0`,
  SCORED: sql`n.scores > 0`,
}

/** Reads the work on all questions, because the time of a save is divided among the fields that it saved. */
const projectRows = (ctx: SignedIn, subject: Subject): RowSource<Row, Row, SignedIn> => ({
  from: sql`(select z.*, p.name from ${questionWork(ctx, subject)} z join project p on p.id = z.project_id
    where z.code = ${subject.question?.code ?? ''}) n`,
  once: 'n',
  key: sql`n.project_id`,
  columns:
    () => sql`n.project_id as id, json_build_object('id', n.project_id, 'name', n.name) as project, n.saves,
    ${rounded(sql`n.minutes`)} as minutes, n.remarks, n.returns, n.opens, n.notes, n.scores`,
})

const named = ({ code, field, own }: Question) => ({ id: code, name: field, own })

/** The projects behind the cost of one question. */
export const questionProjectsQuery = listOf(questionProjects, {
  load: askedQuestion,
  authorize: analyticReports.readPeople,
  rows: projectRows,
  scope: () => sql`true`,
  sortings: () => ({
    MINUTES: sql`n.minutes`,
    NAME: sql`lower(n.name)`,
    SAVES: sql`n.saves`,
    RETURNS: sql`n.returns`,
    OPENS: sql`n.opens`,
  }),
  filters: {
    ...counted('elementCode', 'trackpointId', 'trackId', 'streamId', 'from', 'to'),
    having: (figures) =>
      sql`(${sql.join(
        figures.map((figure) => has[figure]),
        sql` or `,
      )})`,
  },
  totals: {
    minutes: rounded(sql`coalesce(sum(n.minutes), 0)`),
    remarks: sql`coalesce(sum(n.remarks), 0)`,
    returns: sql`coalesce(sum(n.returns), 0)`,
    opens: sql`coalesce(sum(n.opens), 0)`,
    notes: sql`coalesce(sum(n.notes), 0)`,
    scores: sql`coalesce(sum(n.scores), 0)`,
  },
  more: async (_ctx, _input, subject) => ({
    totals: {},
    elements: subject.questions.map(named).slice(0, 2000),
    element: subject.question && named(subject.question),
    trackpoint: subject.trackpoint && { id: subject.trackpoint.id, name: subject.trackpoint.name },
    trackpoints: subject.trackpoints,
  }),
})
