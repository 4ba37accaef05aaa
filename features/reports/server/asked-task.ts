import { sql } from 'kysely'
import { workRows } from '#features/acceleration-requests'
import { treeOfVersions } from '#features/profile-templates'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { invalid } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { findElement, type ElementTree } from '../../fields/domain/tree.ts'
import type { projectProfileInTask } from '../contract/project-profile-in-task.endpoints.ts'
import { maxTasks } from '../domain/question-cost.ts'
import { peopleSubject, type ReportSubject } from './report-subject.ts'
import { applicationsOf } from './work-report.ts'

type Asked = Parameters<typeof peopleSubject>[1]['query'] & { trackpointId?: number | undefined }
export type Offered = ResponseOf<typeof projectProfileInTask>['trackpoints'][number]
/** A task that requests profile fields, with the other tasks to choose from and the fields' tree. */
export type TaskSubject<A extends Asked = Asked> = ReportSubject<A> & {
  trackpoint: Offered | null
  trackpoints: Offered[]
  tree: ElementTree
}

/** Tasks of the scope and of the requested track that request profile fields, or all tasks with `all`; up to 500, always including the requested one. */
export const readTrackpoints = async (
  ctx: SignedIn,
  { acceleratorId, programmeId, parameters }: ReportSubject<Asked>,
  { all = false }: { all?: boolean } = {},
): Promise<Offered[]> => {
  const { rows } = await sql<Offered>`
    select x.id, x.name, x.track from (
    select k.id, k.name, json_build_object('id', t.id, 'name', t.name) as track,
      row_number() over (order by g.seq, t.seq, t.id, k.seq, k.id) as place
    from trackpoint k join track t on t.id = k.track_id join programme g on g.id = t.programme_id
    where k.accelerator_id = ${acceleratorId} ${parameters.trackId === undefined ? sql`` : sql`and t.id = ${parameters.trackId}`} ${programmeId === null ? sql`` : sql`and t.programme_id = ${programmeId}`}
      and (${all} or exists (select from trackpoint_field f where f.trackpoint_id = k.id))) x
    where x.place < ${sql.lit(maxTasks)} or x.id = ${parameters.trackpointId ?? 0}
    order by x.place limit ${sql.lit(maxTasks)}`.execute(ctx.db)
  return rows
}

/** Loads the active versions of the templates from which these tasks request fields; `main` adds the main template. */
export const readTree = async (
  ctx: SignedIn,
  trackpointIds: readonly number[],
  { main }: { main: boolean },
): Promise<ElementTree> => {
  const { rows } = await sql<{ ids: number[] }>`
    select array(select v.id from profile_template t
        join profile_template_version v on v.template_id = t.id and v.status = 'ACTIVE'
      where (${main} and t.main) or t.id in (select f.template_id from trackpoint_field f
        where f.trackpoint_id = any(${[...trackpointIds]}))
      order by t.main desc, t.id) as ids`.execute(ctx.db)
  return treeOfVersions(ctx.db, rows[0]!.ids)
}

/**
 * Loads the requested task, by default the first. Errors: those of `peopleSubject`; `NOT_IN_LIST` for a task outside
 * the scope.
 */
export const askedTask = async <A extends Asked>(
  ctx: SignedIn,
  input: { headers?: { 'accelerator-id'?: number | undefined }; query: A },
): Promise<TaskSubject<A> | undefined> => {
  const subject = await peopleSubject(ctx, input)
  if (!subject) return undefined
  const trackpoints = await readTrackpoints(ctx, subject)
  const { trackpointId } = subject.parameters
  const trackpoint =
    trackpointId === undefined
      ? (trackpoints[0] ?? null)
      : (trackpoints.find(({ id }) => id === trackpointId) ?? null)
  if (trackpointId !== undefined && !trackpoint) throw invalid({ trackpointId: 'NOT_IN_LIST' })
  const tree = trackpoint ? await readTree(ctx, [trackpoint.id], { main: false }) : { sections: [] }
  return { ...subject, trackpoint, trackpoints, tree }
}

/** Whether the value `v` of a field is an answer. */
export const hasAnswer = sql`v.value is not null and v.value not in ('null', '""', '[]')`

/** Projects with the task, among those that the reader can count. */
export const projectsOfTask = (ctx: SignedIn, subject: ReportSubject & { trackpoint: Offered | null }): Sql =>
  sql`select distinct q.project_id from ${workRows.from} join project_track q on q.request_id = r.id
    join project_trackpoint w on w.project_track_id = q.id
    where w.trackpoint_id = ${subject.trackpoint?.id ?? 0} and ${applicationsOf(ctx, subject)}`

/** Whether a project has filled in a field. */
export const isFilled = (projectId: Sql, code: Sql): Sql =>
  sql`exists (select from profile_value v where v.project_id = ${projectId} and v.element_code = ${code} and ${hasAnswer})`

/** The names of an element and its section in the reader's language. */
export const namesIn =
  (tree: ElementTree, locale: SignedIn['locale']) =>
  (code: string): { section: string; field: string } => {
    const inLocale = (words: { ru: string; en: string } | undefined): string =>
      words ? words[locale] || words.ru : ''
    const section = tree.sections.find(({ elements }) => elements.some((element) => element.code === code))
    return { section: inLocale(section?.name), field: inLocale(findElement(tree, code)?.name) || code }
  }
