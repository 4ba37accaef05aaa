import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { knownJobs } from '#features/expertise'
import type { Person } from '#platform/domain/actor.ts'
import type { Db } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { scorings, type ScoringFacts } from '../domain/scoring.policy.ts'
import { scoringResult, type ScoringGroup } from '../domain/scoring.rules.ts'
import { standardScoring } from '../domain/standard-scoring.ts'

type Named = { id: number; name: string }
type PersonRef = { uid: string; name: string; avatarUrl: string | null }

/** The subject of a scoring: a project that the accelerator works with or decides on. */
export type ScoringSubject = ScoringFacts & { project: Named }

/** A stored mark with its author and time. */
export type StoredMark = { code: string; value: number | null; evidence: string; byUid: string; at: string }

/** A stored version of a scoring. */
export type StoredScoring = {
  id: number
  /** The job of the expert who made it as part of a review; null for the accelerator's own. */
  expertJob: { id: number; serialNumber: string } | null
  groups: ScoringGroup[]
  marks: StoredMark[]
  total: number
  at: string
  by: PersonRef
}

/** Only the hash of a link is stored. */
export const hashOf = (link: string): string => createHash('sha256').update(link).digest('base64url')

const openApplication = sql`r.status in ('NEW', 'ACCEPT')`

/** Whether scoring `s` of accelerator `a` may still be shared. */
export const mayBeShown = sql`a.approval = 'COORDINATED' and exists (select from acceleration_request r
  where r.project_id = s.project_id and r.accelerator_id = s.accelerator_id and ${openApplication})`

/**
 * Loads the subject of a scoring; undefined if the project did not apply to the accelerator. With `known` also a
 * project that no longer applies but has been assessed.
 */
export const findScoringSubject = async (
  db: Db,
  { acceleratorId, projectId }: { acceleratorId: number; projectId: number },
  { known = false }: { known?: boolean } = {},
): Promise<ScoringSubject | undefined> => {
  const { rows } = await sql<ScoringSubject>`
    select json_build_object('id', p.id, 'name', p.name) as project, ${acceleratorId}::int8 as "acceleratorId",
      array(select m.person_uid from project_member m where m.project_id = p.id) as "memberUids",
      array(select distinct r.tracker_uid from acceleration_request r where r.project_id = p.id
        and r.accelerator_id = ${acceleratorId} and ${openApplication} and r.tracker_uid is not null) as "trackerUids",
      exists (select from project_track q join project_trackpoint w on w.project_track_id = q.id
        join trackpoint k on k.id = w.trackpoint_id where q.project_id = p.id and k.accelerator_id = ${acceleratorId}
        and k.report_type = 'SCORING_REPORT') as "askedInTask"
    from project p where p.id = ${projectId} and (exists (select from acceleration_request r
        where r.project_id = p.id and r.accelerator_id = ${acceleratorId} and ${openApplication})
      or (${known} and exists (select from scoring s where s.project_id = p.id and s.accelerator_id = ${acceleratorId})))`.execute(
    db,
  )
  return rows[0] && { ...rows[0], acceleratorId }
}

/** The current scoring parameters of an accelerator. */
export const readScoringGroups = async (
  db: Db,
  acceleratorId: number,
): Promise<{ groups: readonly ScoringGroup[]; version: number | null }> => {
  const { rows } = await sql<{ groups: ScoringGroup[]; version: number }>`
    select groups, version from scoring_template where accelerator_id = ${acceleratorId}`.execute(db)
  return rows[0] ?? { groups: standardScoring, version: null }
}

/** The accelerator's own versions `s`: totals, ranks and links are by them. */
export const ownVersions = sql<boolean>`s.expert_job_id is null`

/**
 * The versions `s` that the actor may read: next to the accelerator's own, the newest of each complete review, except of
 * tasks that the actor reviews too.
 */
export const versionsFor = (actor: Person, subject: ScoringSubject): Sql =>
  scorings.readExperts.allows(actor, subject)
    ? sql`(${ownVersions} or (exists (select from ${knownJobs.from} where j.id = s.expert_job_id
        and ${whereOf(knownJobs, { actor }, null, { status: ['COMPLETE'] })})
      and s.id = (select max(n.id) from scoring n where n.expert_job_id = s.expert_job_id)))`
    : ownVersions

/** The job of a version `s`, where an expert made it. */
export const expertJobJson = sql<
  StoredScoring['expertJob']
>`(select json_build_object('id', j.id, 'serialNumber', j.serial_number)
  from expert_job j where j.id = s.expert_job_id)`

const versionColumns = sql`s.id, ${expertJobJson} as "expertJob", s.groups, s.marks, s.total, s.assessed_at as at, ${personRefJson('x')} as by`

/** A version of the project's scoring among those of the condition `among`; undefined if it has none with that id. */
export const readScoring = async (
  db: Db,
  { acceleratorId, project }: ScoringSubject,
  id: number | undefined,
  among: Sql = ownVersions,
): Promise<StoredScoring | undefined> => {
  const { rows } = await sql<StoredScoring>`
    select ${versionColumns} from scoring s join person x on x.uid = s.assessed_by
    where s.accelerator_id = ${acceleratorId} and s.project_id = ${project.id} and ${among}
      ${id === undefined ? sql`` : sql`and s.id = ${id}`}
    order by s.id desc limit 1`.execute(db)
  return rows[0]
}

/** Whether a version was made by other parameters than the given ones, so that their totals are not comparable. */
export const isEarlierVersion = async (
  db: Db,
  version: StoredScoring | undefined,
  current: readonly ScoringGroup[],
): Promise<boolean> => {
  if (!version) return false
  const { rows } = await sql<{ isEarlier: boolean }>`
    select scoring_yardstick(${JSON.stringify(version.groups)}::jsonb)
      is distinct from scoring_yardstick(${JSON.stringify(current)}::jsonb) as "isEarlier"`.execute(db)
  return rows[0]!.isEarlier
}

/** Loads one of the accelerator's own versions by its id with its subject. */
export const findVersion = async (
  db: Db,
  id: number,
  options: { known?: boolean } = {},
): Promise<(ScoringSubject & { versionId: number }) | undefined> => {
  const { rows } = await sql<{ acceleratorId: number; projectId: number }>`
    select accelerator_id as "acceleratorId", project_id as "projectId" from scoring s where s.id = ${id} and ${ownVersions}`.execute(
    db,
  )
  const subject = rows[0] && (await findScoringSubject(db, rows[0], options))
  return subject && { ...subject, versionId: id }
}

/** The authors of the marks, by uid. */
const readPeople = async (db: Db, marks: readonly StoredMark[]): Promise<ReadonlyMap<string, PersonRef>> => {
  const uids = [...new Set(marks.map(({ byUid }) => byUid))]
  if (uids.length === 0) return new Map()
  const { rows } = await sql<{ person: PersonRef }>`
    select ${personRefJson('x')} as person from person x where x.uid = any(${uids})`.execute(db)
  return new Map(rows.map(({ person }) => [person.uid, person]))
}

/** An assessment for readers: the marks with their authors, and the results. */
export const shownAssessment = async (
  db: Db,
  groups: readonly ScoringGroup[],
  marks: readonly StoredMark[],
): Promise<{
  groups: (Omit<ScoringGroup, 'parameters'> & { parameters: ScoringGroup['parameters'][number][] })[]
  marks: { code: string; value: number | null; evidence: string; by: PersonRef | null; at: string | null }[]
  total: number
  totals: { code: string; total: number }[]
  assessed: number
  parameters: number
}> => {
  const people = await readPeople(db, marks)
  const given = new Map(marks.flatMap(({ code, value }) => (value === null ? [] : [[code, value] as const])))
  const result = scoringResult(groups, given)
  return {
    groups: groups.map((group) => ({ ...group, parameters: [...group.parameters] })),
    marks: marks.map(({ byUid, ...mark }) => ({ ...mark, by: people.get(byUid) ?? null })),
    total: result.total,
    totals: result.groups,
    assessed: result.assessed,
    parameters: result.parameters,
  }
}

/** Applications `r` whose work goes on: others do not compete for a rank. */
const competing = sql`r.board_column not in ('DISCARDED', 'BLOCKED')`

/** A query of its own, so that it is computed once and not per row. */
const currentYardstick = (acceleratorId: number): Sql => sql`select scoring_yardstick(coalesce(
  (select m.groups from scoring_template m where m.accelerator_id = ${acceleratorId}),
  ${JSON.stringify(standardScoring)}::jsonb))`

/**
 * The latest own version of each project of an accelerator with its rank on the track of the application `request_id`,
 * among all projects on or applying for the track, regardless of the reader. Only totals by the current parameters are
 * compared: an `earlier` one has no rank.
 */
export const placedScorings = (acceleratorId: number): Sql => sql`
  select c.*, case when c.competes then (rank() over (partition by c.track_id, c.competes order by c.total desc))::int end as place,
    (count(*) filter (where c.competes) over (partition by c.track_id))::int as among
  from (select r.id as request_id, r.track_id, s.*, not s.earlier and ${competing} as competes
    from (select distinct on (o.project_id) o.project_id, o.id, o.total, o.assessed, o.parameters, o.assessed_by, o.assessed_at,
        o.yardstick is distinct from (${currentYardstick(acceleratorId)}) as earlier
      from scoring o
      where o.accelerator_id = ${acceleratorId} and o.expert_job_id is null order by o.project_id, o.id desc) s
    join acceleration_request r on r.project_id = s.project_id and r.accelerator_id = ${acceleratorId} and ${openApplication}) c`
