import { sql } from 'kysely'
import type { z } from 'zod'
import { isPerson, isPortalAdministrator, isTeam } from '#platform/domain/actor.ts'
import type { Context } from '#platform/server/context.ts'
import type { projectTrack } from '../contract/project.schemas.ts'
import { projects } from '../domain/project.policy.ts'
import type { ProjectSubject } from './project.repository.ts'

type Track = z.output<typeof projectTrack>
type Row = Omit<Track, 'work'> & {
  work: NonNullable<Track['work']>
  trackerUid: string | null
}

/**
 * The tracks of a project, newest first. Progress is visible to the team, the track's accelerator and its tracker; a
 * track where the project is blocked, or that it left, is hidden from all others.
 */
export const readTracks = async (ctx: Context, subject: ProjectSubject): Promise<Track[]> => {
  const { rows } = await sql<Row>`
    select q.id, json_build_object('id', t.id, 'name', t.name) as track,
      json_build_object('id', g.id, 'name', g.name) as programme,
      json_build_object('id', a.id, 'name', a.name) as accelerator,
      q.started_at as "startedAt", q.tracker_uid as "trackerUid",
      json_build_object('projectTrackId', q.id, 'accessStatus', q.access_status,
        'tasksTotal', q.tasks_total, 'tasksAccepted', q.tasks_accepted) as work
    from project_track q join track t on t.id = q.track_id join programme g on g.id = t.programme_id
      join accelerator a on a.id = q.accelerator_id
    where q.project_id = ${subject.id} order by q.started_at desc, q.id desc`.execute(ctx.db)
  const ofAll = projects.edit.allows(ctx.actor, subject) || isPortalAdministrator(ctx.actor)
  return rows.flatMap<Track>(({ trackerUid, ...row }) => {
    const worksOn =
      ofAll ||
      isTeam(ctx.actor, row.accelerator.id) ||
      (isPerson(ctx.actor, trackerUid) && subject.trackerUids.includes(trackerUid ?? ''))
    if (worksOn) return [row]
    return row.work.accessStatus !== 'ALLOWED_TO_WORK' ? [] : [{ ...row, work: null }]
  })
}
