import { sql } from 'kysely'
import { treeOfVersions } from '#features/profile-templates'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { invalid } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { findElement, type ElementTree } from '../../fields/domain/tree.ts'
import { projectProfileInTask } from '../contract/project-profile-in-task.endpoints.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { applicationsOf, counted, readTotals, reportSubject, type ReportSubject } from './report-subject.ts'

type Answer = ResponseOf<typeof projectProfileInTask>
type Row = Answer['items'][number]
type Raw = Omit<Row, 'section' | 'field'>
type Asked = Parameters<typeof reportSubject>[1]['query'] & { trackpointId?: number | undefined }
type Offered = Answer['trackpoints'][number]
type Subject = ReportSubject<Asked> & {
  trackpoint: Offered | null
  trackpoints: Offered[]
  tree: ElementTree
}

/** Tasks of the place that ask for fields of the profile. */
const readTrackpoints = async (
  ctx: SignedIn,
  { acceleratorId, programmeId }: ReportSubject,
): Promise<Offered[]> => {
  const { rows } = await sql<Offered>`
    select k.id, k.name, json_build_object('id', t.id, 'name', t.name) as track
    from trackpoint k join track t on t.id = k.track_id join programme g on g.id = t.programme_id
    where k.accelerator_id = ${acceleratorId} ${programmeId === null ? sql`` : sql`and t.programme_id = ${programmeId}`}
      and exists (select from trackpoint_field f where f.trackpoint_id = k.id)
    order by g.seq, t.seq, t.id, k.seq, k.id limit 500`.execute(ctx.db)
  return rows
}

const readTree = async (ctx: SignedIn, trackpointId: number): Promise<ElementTree> => {
  const { rows } = await sql<{ ids: number[] }>`
    select array(select v.id from profile_template t
        join profile_template_version v on v.template_id = t.id and v.status = 'ACTIVE'
      where t.id in (select f.template_id from trackpoint_field f where f.trackpoint_id = ${trackpointId})
      order by t.main desc, t.id) as ids`.execute(ctx.db)
  return treeOfVersions(ctx.db, rows[0]!.ids)
}

const loadSubject = async (
  ctx: SignedIn,
  input: { headers?: { 'accelerator-id'?: number | undefined }; query: Asked },
): Promise<Subject | undefined> => {
  const subject = await reportSubject(ctx, input)
  if (!subject) return undefined
  const trackpoints = await readTrackpoints(ctx, subject)
  const { trackpointId } = subject.asked
  const trackpoint =
    trackpointId === undefined
      ? (trackpoints[0] ?? null)
      : (trackpoints.find(({ id }) => id === trackpointId) ?? null)
  if (trackpointId !== undefined && !trackpoint) throw invalid({ trackpointId: 'NOT_IN_LIST' })
  const tree = trackpoint ? await readTree(ctx, trackpoint.id) : { sections: [] }
  return { ...subject, trackpoint, trackpoints, tree }
}

/** The fields of the task with the number of its projects, and of those that filled each: rows `n`. */
const fields = (ctx: SignedIn, subject: Subject): Sql => {
  const projects = sql`select distinct q.project_id from project_trackpoint w join project_track q on q.id = w.project_track_id
    join acceleration_request r on r.id = q.request_id
    where w.trackpoint_id = ${subject.trackpoint?.id ?? 0} and ${applicationsOf(ctx, subject)}`
  const isFilled = sql`exists (select from profile_value v where v.project_id = j.project_id and v.element_code = f.element_code
    and v.value is not null and v.value not in ('null', '""', '[]'))`
  return sql`(select f.element_code as code, f.seq, f.required, x.projects, x.filled,
      x.filled / nullif(x.projects, 0)::float8 as share
    from trackpoint_field f cross join lateral (
      select count(*)::int as projects, (count(*) filter (where ${isFilled}))::int as filled from (${projects}) j) x
    where f.trackpoint_id = ${subject.trackpoint?.id ?? 0}) n`
}

const fieldRows = (ctx: SignedIn, subject: Subject): RowSource<Raw, Row, SignedIn> => ({
  from: fields(ctx, subject),
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

/** The fields that a task asks for, and how far its projects have filled them. */
export const projectProfileInTaskQuery = listOf(projectProfileInTask, {
  load: loadSubject,
  authorize: analyticReports.readPeople,
  rows: fieldRows,
  scope: () => sql`true`,
  sortings: () => ({ ORDER: [sql`n.seq`, sql`n.code`], SHARE: sql`coalesce(n.share, 0)` }),
  filters: counted('trackpointId', 'streamId', 'trackerUid'),
  more: async (ctx, _input, subject, all) => ({
    ...(await readTotals(ctx, fields(ctx, subject), all, {
      share: sql`coalesce(sum(n.filled)::float8 / nullif(sum(n.projects), 0), 0)`,
    })),
    trackpoint: subject.trackpoint && { id: subject.trackpoint.id, name: subject.trackpoint.name },
    trackpoints: subject.trackpoints,
  }),
})
