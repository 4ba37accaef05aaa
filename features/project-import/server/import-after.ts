import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/server/context.ts'
import type { projectImport } from '../contract/import.schemas.ts'
import type { ImportSubject } from './import.repository.ts'

type After = NonNullable<z.output<typeof projectImport>['after']>
type Named = { id: number; name: string }
type Outcome = { reason: After['uninvited'][number]['reason'] | null; project: Named }

/** Maximum number of projects listed. */
const namedAtOnce = 20

const madeProjects = async (db: Db, { id, createdByUid, settings }: ImportSubject): Promise<Outcome[]> => {
  const { rows } = await sql<Outcome>`
    select json_build_object('id', p.id, 'name', p.name) as project,
      case when coalesce(i.plan->>'leaderEmail', '') = '' then 'NO_ADDRESS'
        when lower(i.plan->>'leaderEmail') = lower(u.email) then 'OWN_ADDRESS'
        when ${!settings.invite} then 'INVITATIONS_OFF'
        when i.reason in ('LETTER_LIMIT', 'NOT_INVITED') then i.reason end as reason
    from project_import_item i join project p on p.id = i.project_id join person u on u.uid = ${createdByUid}
    where i.import_id = ${id} and i.status in ('CREATED', 'KEPT') order by i.seq`.execute(db)
  return rows
}

const withoutTracker = async (
  db: Db,
  { id, settings: { trackId } }: ImportSubject,
): Promise<After['withoutTracker']> => {
  if (trackId === null) return null
  const { rows } = await sql<Named & { count: number }>`
    select p.id, p.name, count(*) over ()::int as count
    from project_import_item i join project p on p.id = i.project_id
      join acceleration_request r on r.project_id = p.id and r.track_id = ${trackId}
    where i.import_id = ${id} and i.status in ('CREATED', 'KEPT') and r.tracker_uid is null
    order by i.seq limit ${namedAtOnce}`.execute(db)
  return { count: rows[0]?.count ?? 0, projects: rows.map((row) => ({ id: row.id, name: row.name })) }
}

/** Invitations to the created projects, people not invited and why, and projects without a tracker. */
export const importAfter = async (db: Db, subject: ImportSubject): Promise<After> => {
  const [made, tracker] = await Promise.all([madeProjects(db, subject), withoutTracker(db, subject)])
  const uninvited = new Map<string, After['uninvited'][number]>()
  for (const { reason, project } of made) {
    if (reason === null) continue
    const one = uninvited.get(reason) ?? { reason, count: 0, projects: [] }
    uninvited.set(reason, one)
    one.count += 1
    if (one.projects.length < namedAtOnce) one.projects.push(project)
  }
  return {
    invited: made.filter(({ reason }) => reason === null).length,
    uninvited: [...uninvited.values()].toSorted((a, b) => b.count - a.count),
    withoutTracker: tracker,
  }
}

/** The latest earlier import of the accelerator whose projects applied to the same track. */
export const sameTrackBefore = async (
  db: Db,
  { id, acceleratorId, settings: { trackId } }: ImportSubject,
): Promise<{ fileName: string; at: string; count: number } | null> => {
  if (trackId === null) return null
  const { rows } = await sql<{ fileName: string; at: string; count: number }>`
    select m.file_name as "fileName", m.started_at as at, (
      select count(*)::int from project_import_item i where i.import_id = m.id and i.status in ('CREATED', 'KEPT')) as count
    from project_import m
    where m.accelerator_id = ${acceleratorId} and m.id <> ${id} and m.status in ('RUNNING', 'FINISHED')
      and (m.settings->>'trackId')::bigint = ${trackId}
    order by m.started_at desc limit 1`.execute(db)
  return rows[0] ?? null
}
