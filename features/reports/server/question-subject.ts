import { sql } from 'kysely'
import { invalid } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { elementsOf } from '../../fields/domain/tree.ts'
import { ownFields, type OwnField } from '../../participations/domain/own-fields.ts'
import { ownQuestionCode } from '../domain/question-cost.ts'
import { namesIn, readTrackpoints, readTree, type Offered } from './asked-task.ts'
import { peopleSubject, type ReportSubject } from './report-subject.ts'

type Asked = Parameters<typeof peopleSubject>[1]['query'] & { trackpointId?: number | undefined }

/** A profile field with its names in the reader's language, or what a task asks for itself, with the name of the task. */
export type Question = {
  code: string
  section: string
  field: string
  own: OwnField | null
  /** Whether it is a question even if nothing happened to it. */
  isAlways: boolean
}

/** The scope of the reports on questions: those of one task, or of the whole profile and all tasks, in order. */
export type QuestionSubject<A extends Asked = Asked> = ReportSubject<A> & {
  trackpoint: Offered | null
  trackpoints: Offered[]
  questions: Question[]
}

const requestedBy = async ({ db }: SignedIn, trackpointId: number): Promise<string[]> => {
  const { rows } = await sql<{ code: string }>`
    select f.element_code as code from trackpoint_field f where f.trackpoint_id = ${trackpointId}
    order by f.seq, f.element_code`.execute(db)
  return rows.map(({ code }) => code)
}

/** The tasks among these that require an answer. */
const requireAnswer = async (
  { db }: SignedIn,
  trackpoints: readonly Offered[],
): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    select k.id from trackpoint k where k.answer_required and k.id = any(${trackpoints.map(({ id }) => id)})`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/**
 * Loads the questions of the chosen task, by default of the whole profile and all tasks. Errors: those of `peopleSubject`; `NOT_IN_LIST`
 * for a task outside the scope or of another track.
 */
export const askedQuestions = async <A extends Asked>(
  ctx: SignedIn,
  input: { headers?: { 'accelerator-id'?: number | undefined }; query: A },
): Promise<QuestionSubject<A> | undefined> => {
  const subject = await peopleSubject(ctx, input)
  if (!subject) return undefined
  const trackpoints = await readTrackpoints(ctx, subject, { all: true })
  const { trackpointId } = subject.parameters
  const trackpoint = trackpoints.find(({ id }) => id === trackpointId) ?? null
  if (trackpointId !== undefined && !trackpoint) throw invalid({ trackpointId: 'NOT_IN_LIST' })
  const tasks = trackpoint ? [trackpoint] : trackpoints
  const [tree, requested, requiring] = await Promise.all([
    readTree(
      ctx,
      tasks.map(({ id }) => id),
      { main: trackpoint === null },
    ),
    trackpoint ? requestedBy(ctx, trackpoint.id) : null,
    requireAnswer(ctx, tasks),
  ])
  const namesOf = namesIn(tree, ctx.locale)
  const codes = requested ?? elementsOf(tree).map(({ code }) => code)
  const ofProfile = codes.map((code): Question => ({ code, ...namesOf(code), own: null, isAlways: true }))
  const ofTasks = tasks.flatMap(({ id, name, track }) =>
    ownFields.map((own): Question => ({
      code: ownQuestionCode(own, id),
      section: track.name,
      // Tracks have tasks of the same name.
      field: trackpoint ? name : `${name} · ${track.name}`,
      own,
      isAlways: trackpoint !== null || (own === 'ANSWER' && requiring.has(id)),
    })),
  )
  return { ...subject, trackpoint, trackpoints, questions: [...ofProfile, ...ofTasks] }
}
