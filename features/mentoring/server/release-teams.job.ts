import { sql } from 'kysely'
import { z } from 'zod'
import { system } from '#platform/domain/actor.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { job } from '#platform/server/jobs/job.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { transition } from '#platform/server/transition.ts'
import { meetingMachine } from '../domain/meeting.machine.ts'
import { pairingMachine } from '../domain/pairing.machine.ts'
import type { mentorLeftEvents } from '../domain/states.ts'
import { findMeeting, isAtWork } from './mentoring.repository.ts'
import { findPairing } from './pairing.repository.ts'

/** Batch size; the rest waits for the next run. */
const maxTeams = 200

type Left = { mentorId: number; projectId: number; acceleratorId: number }

/** Teams that have something ahead with somebody who is a mentor of the accelerator no more. */
const readLeft = async (db: Db): Promise<Left[]> => {
  const { rows } = await sql<Left>`
    select h.mentor_id as "mentorId", m.project_id as "projectId", h.accelerator_id as "acceleratorId"
    from mentor_meeting m join office_hours h on h.id = m.hours_id
    where m.status = 'BOOKED' and m.starts_at > now() and not ${isAtWork}
    union select h.mentor_id, h.project_id, h.accelerator_id from project_mentor h
    where h.status in ('ASKED', 'AGREED') and not ${isAtWork}
    order by 1, 2 limit ${sql.lit(maxTeams)}`.execute(db)
  return rows
}

const now = () => new Date().toISOString()

/** Cancels and ends all between one mentor and one team, and tells the team once. */
const release = async (db: Db, { mentorId, projectId, acceleratorId }: Left): Promise<void> => {
  const [meetings, pairings] = await Promise.all([
    sql<{ id: number }>`select m.id from mentor_meeting m join office_hours h on h.id = m.hours_id
      where m.mentor_id = ${mentorId} and m.project_id = ${projectId} and h.accelerator_id = ${acceleratorId}
        and m.status = 'BOOKED' and m.starts_at > now() order by m.id for no key update of m`.execute(db),
    sql<{
      id: number
    }>`select w.id from project_mentor w where w.mentor_id = ${mentorId} and w.project_id = ${projectId}
      and w.accelerator_id = ${acceleratorId} and w.status in ('ASKED', 'AGREED') for no key update`.execute(
      db,
    ),
  ])
  // Another run has been here meanwhile.
  if (meetings.rows.length + pairings.rows.length === 0) return
  const ctx = { db, actor: system }
  const set = { changed_at: now() }
  for (const { id } of meetings.rows)
    await transition(ctx, meetingMachine, 'release', {
      id,
      acceleratorId,
      facts: async () => stillThere(await findMeeting(ctx, id)),
      set,
    })
  for (const { id } of pairings.rows)
    await transition(ctx, pairingMachine, 'release', {
      id,
      acceleratorId,
      facts: async () => stillThere(await findPairing(ctx, id)),
      set,
    })
  const name: (typeof mentorLeftEvents)[number] = 'MentorLeft'
  await raise(ctx, name, { mentorId, projectId, meetings: meetings.rows.length }, acceleratorId)
  const people = await sql<{ uid: string }>`
    select k.person_uid as uid from project_member k where k.project_id = ${projectId}`.execute(db)
  await announceChanges(db, ['mentoring'], {
    people: people.rows.map(({ uid }) => uid),
    accelerators: [acceleratorId],
  })
}

/** Frees teams of mentors who left the accelerator, were blocked in it or on the portal, or were erased. */
export const releaseTeamsOfMentors = job({
  name: 'release-teams-of-mentors',
  cron: '*/2 * * * *',
  payload: z.unknown(),
  run: async ({ db, signal }) => {
    for (const left of await readLeft(db)) {
      if (signal.aborted) return
      await db.transaction().execute((tx) => release(tx, left))
    }
  },
})
