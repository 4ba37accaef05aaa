import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import { signedHeaders } from '#platform/server/hooks/sign-message.ts'
import { job, type Job } from '#platform/server/jobs/job.ts'
import type { OutsideAnswer } from '#platform/server/outgoing/send-outside.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { outcomeOf, type CallProblem, type OrganizerOutcome } from '../domain/event-organizer.rules.ts'
import { sendOrganizerJob } from './send-organizer.ts'
import type { OpenTasksSettings } from './settings.ts'

type Due = { id: number; uid: string; personUid: string; name: string; email: string }

const dueOf = async (db: Db, id: number): Promise<Due | undefined> => {
  const { rows } = await sql<Due>`
    select id, uid, person_uid as "personUid", name, email from event_organizer
    where id = ${id} and outcome = 'WAITING'`.execute(db)
  return rows[0]
}

type Noted = { httpStatus: number | null; problem: CallProblem | null }

/** Logs a call and stores the organiser's state. */
const note = (db: Db, { id, personUid }: Due, outcome: OrganizerOutcome, { httpStatus, problem }: Noted) =>
  inTransaction(db, async (tx) => {
    await sql`
      insert into event_organizer_call (organizer_id, http_status, problem) values (${id}, ${httpStatus}, ${problem})`.execute(
      tx,
    )
    await sql`
      update event_organizer set outcome = ${outcome}, attempts = attempts + 1, last_at = now() where id = ${id}`.execute(
      tx,
    )
    await announceChanges(tx, ['eventOrganizer'], { people: [personUid] })
  })

const read = (answer: OutsideAnswer): ReturnType<typeof outcomeOf> =>
  'status' in answer
    ? outcomeOf(answer.status)
    : answer.problem === 'ADDRESS_NOT_ALLOWED'
      ? 'REFUSED'
      : 'AGAIN'

const askPlatform = (
  { send }: OpenTasksSettings,
  platform: NonNullable<OpenTasksSettings['eventPlatform']>,
  due: Due,
  signal: AbortSignal,
): Promise<OutsideAnswer> => {
  const body = JSON.stringify({
    type: 'organiser.create',
    organiser: { id: due.uid, name: due.name, email: due.email },
  })
  const seconds = Math.floor(Date.now() / 1000)
  return send(
    {
      url: platform.url,
      body,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Runway-Events/1',
        ...signedHeaders({ id: due.uid, seconds, body }, [platform.secret]),
      },
    },
    signal,
  )
}

/**
 * Requests the event platform to create an organiser; unanswered requests are retried with growing pauses and the
 * same id.
 */
export const sendEventOrganizer = (settings: OpenTasksSettings): Job =>
  job({
    name: sendOrganizerJob,
    seconds: 30,
    payload: z.object({ organizerId: z.int() }),
    run: async ({ db, signal, lastAttempt }, { organizerId }) => {
      const due = await dueOf(db, organizerId)
      if (!due) return
      const { eventPlatform } = settings
      if (!eventPlatform) {
        await note(db, due, 'FAILED', { httpStatus: null, problem: 'SWITCHED_OFF' })
        return
      }
      const answer = await askPlatform(settings, eventPlatform, due, signal)
      const meaning = read(answer)
      const outcome = meaning === 'AGAIN' ? (lastAttempt ? 'FAILED' : 'WAITING') : meaning
      await note(db, due, outcome, {
        httpStatus: 'status' in answer ? answer.status : null,
        problem: 'problem' in answer ? answer.problem : null,
      })
      if (outcome === 'WAITING')
        throw new Error(`not answered: ${'status' in answer ? answer.status : answer.problem}`)
    },
  })
