import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { readCompared, readNearby } from '#features/expertise'
import { foundInDirectory } from '#features/teams'
import type { Person } from '#platform/domain/actor.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { wholeName } from '#platform/server/sql.ts'
import { conflictsOf, isHard } from '../../expertise/domain/conflict.rules.ts'
import { rank } from '../../open-tasks/domain/ranking.rules.ts'
import type { eventJury } from '../contract/jury.schemas.ts'
import { heldEvents } from '../domain/event.machine.ts'
import type { HeldEventSubject } from './event.repository.ts'

type Jury = z.output<typeof eventJury>

type Given = { jurorId: number; juror: string; uid: string; scores: number[]; note: string }

type Judged = { id: number; projectId: number; name: string; given: Given[] }

/**
 * The name of juror `j`, person `u`. One who was added by their address and is not in the directory is shown by that address,
 * which other jurors see shortened: anybody could add an address to learn whose it is.
 */
const jurorName = (uid: string, isHost: boolean) => sql<string>`case
  when not j.named_by_email or u.uid = ${uid} or u.erased_at is not null or ${foundInDirectory(uid)} then ${wholeName('u')}
  else ${isHost ? sql`u.email` : sql`left(u.email, 1) || '…@' || split_part(u.email, '@', 2)`} end`

const readProjects = async (db: Db, eventId: number, name: RawBuilder<string>): Promise<Judged[]> => {
  const { rows } = await sql<Judged>`
    select i.id, p.id as "projectId", p.name, coalesce((
      select json_agg(json_build_object('jurorId', j.id, 'juror', ${name}, 'uid', j.person_uid, 'scores', s.scores,
        'note', s.note) order by j.id)
      from event_score s join event_juror j on j.id = s.juror_id join person u on u.uid = j.person_uid
      where s.invitation_id = i.id), '[]') as given
    from event_invitation i join project p on p.id = i.project_id
    where i.event_id = ${eventId} and i.status in ('ACCEPTED', 'ATTENDED')
    order by lower(p.name), i.id`.execute(db)
  return rows
}

type Juror = { id: number; name: string; scored: number }

const readJurors = async (db: Db, eventId: number, name: RawBuilder<string>): Promise<Juror[]> => {
  const { rows } = await sql<Juror>`
    select j.id, ${name} as name, (select count(*)::int from event_score s where s.juror_id = j.id) as scored
    from event_juror j join person u on u.uid = j.person_uid where j.event_id = ${eventId} order by j.id`.execute(
    db,
  )
  return rows
}

/** No accelerator orders the work of a jury: what one declared for its own reviews holds only there. */
const ordered = { acceleratorId: 0, pays: false }

/** Projects that the person is too close to by the rules of expert reviews; investors and mentors may judge at an event. */
export const findBarred = async (
  db: Db,
  uid: string,
  projectIds: readonly number[],
): Promise<Set<number>> => {
  if (projectIds.length === 0) return new Set()
  const [people, projects] = await Promise.all([
    readCompared(db, [uid]),
    readNearby(db, [...projectIds], ordered),
  ])
  const juror = people.get(uid)
  return new Set(
    projectIds.filter((id) => {
      const near = projects.get(id)
      return juror !== undefined && near !== undefined && isHard(conflictsOf(near, juror))
    }),
  )
}

/** The jury of an event: the ranking and the notes are for its hosts. */
export const readJury = async (
  { db, actor }: Context & { actor: Person },
  event: HeldEventSubject,
): Promise<Jury> => {
  const isHost = heldEvents.manage.allows(actor, event)
  const name = jurorName(actor.uid, isHost)
  const isJuror = heldEvents.score.allows(actor, event)
  const [projects, jurors] = await Promise.all([
    readProjects(db, event.id, name),
    readJurors(db, event.id, name),
  ])
  const barred = isJuror
    ? await findBarred(
        db,
        actor.uid,
        projects.map(({ projectId }) => projectId),
      )
    : new Set<number>()
  const ranked = rank(
    event.criteria,
    projects.map(({ id, given }) => ({ id, scores: given.map(({ scores }) => scores) })),
  )
  const placed = new Map(ranked.map((one) => [one.id, one]))
  return {
    criteria: event.criteria,
    isOpen: event.hasBegun,
    isHost,
    isJuror,
    isFresh: projects.every(({ given }) => given.length === 0),
    jurors,
    projects: projects.map(({ id, projectId, name, given }) => {
      const own = given.find(({ uid }) => uid === actor.uid)
      return {
        id,
        name,
        own: own ? { scores: own.scores, note: own.note } : null,
        barred: barred.has(projectId),
        score: isHost ? (placed.get(id)?.score ?? null) : null,
        place: isHost ? (placed.get(id)?.place ?? null) : null,
        given: isHost ? given.map(({ juror, scores, note }) => ({ juror, scores, note })) : [],
      }
    }),
  }
}
