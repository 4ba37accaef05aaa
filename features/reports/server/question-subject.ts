import { sql } from 'kysely'
import { invalid } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { elementsOf } from '../../fields/domain/tree.ts'
import { namesIn, readTrackpoints, readTree, type Offered } from './asked-task.ts'
import { reportSubject, type ReportSubject } from './report-subject.ts'

type Asked = Parameters<typeof reportSubject>[1]['query'] & { trackpointId?: number | undefined }

/** A field with its names in the reader's language. */
export type Question = { code: string; section: string; field: string }

/** The scope of the reports on profile fields: those of one task, or of the whole profile, in order. */
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

/**
 * Loads the fields of the chosen task, by default of the whole profile. Errors: those of `reportSubject`; `NOT_IN_LIST`
 * for a task outside the scope.
 */
export const askedQuestions = async <A extends Asked>(
  ctx: SignedIn,
  input: { headers?: { 'accelerator-id'?: number | undefined }; query: A },
): Promise<QuestionSubject<A> | undefined> => {
  const subject = await reportSubject(ctx, input)
  if (!subject) return undefined
  const trackpoints = await readTrackpoints(ctx, subject)
  const { trackpointId } = subject.asked
  const trackpoint = trackpoints.find(({ id }) => id === trackpointId) ?? null
  if (trackpointId !== undefined && !trackpoint) throw invalid({ trackpointId: 'NOT_IN_LIST' })
  const tasks = trackpoint ? [trackpoint] : trackpoints
  const [tree, requested] = await Promise.all([
    readTree(
      ctx,
      tasks.map(({ id }) => id),
      { main: trackpoint === null },
    ),
    trackpoint ? requestedBy(ctx, trackpoint.id) : null,
  ])
  const namesOf = namesIn(tree, ctx.locale)
  const codes = requested ?? elementsOf(tree).map(({ code }) => code)
  return { ...subject, trackpoint, trackpoints, questions: codes.map((code) => ({ code, ...namesOf(code) })) }
}
