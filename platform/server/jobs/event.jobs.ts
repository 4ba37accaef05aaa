import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../context.ts'
import { dispatchJob } from '../events/raise.ts'
import type { RaisedEvent, Subscriber } from '../events/subscriber.ts'
import { jobAttempts } from './enqueue.ts'
import { job, type Job } from './job.ts'

const runJob = 'run-subscriber'

const eventOf = async (db: Db, id: number): Promise<RaisedEvent | undefined> => {
  const found = await sql<RaisedEvent>`
    select id, name, payload, actor_uid as "actorUid", accelerator_id as "acceleratorId", at
    from event where id = ${id}`.execute(db)
  return found.rows[0]
}

/** Fans an event out: one job per subscriber, so that one which fails is tried again alone. */
const dispatch = (subscribers: readonly Subscriber[]): Job =>
  job({
    name: dispatchJob,
    payload: z.object({ eventId: z.coerce.number() }),
    run: async ({ db }, { eventId }) => {
      const event = await eventOf(db, eventId)
      const names = subscribers.filter((s) => event && s.events.includes(event.name)).map((s) => s.name)
      if (names.length === 0) return
      await sql`
        select graphile_worker.add_jobs(array(
          select (${runJob}, json_build_object('eventId', ${eventId}::bigint, 'subscriber', name), null, null,
            ${jobAttempts}::smallint, 'event:' || ${eventId}::bigint || ':' || name, null, null
          )::graphile_worker.job_spec
          from unnest(${names}::text[]) as name))`.execute(db)
    },
  })

const runSubscriber = (subscribers: readonly Subscriber[]): Job =>
  job({
    name: runJob,
    payload: z.object({ eventId: z.coerce.number(), subscriber: z.string() }),
    run: async ({ db, log }, { eventId, subscriber }) => {
      const found = subscribers.find((s) => s.name === subscriber)
      // Another version of the code may know it: the job stays for that one.
      if (!found) throw new Error(`no subscriber ${subscriber} here`)
      const event = await eventOf(db, eventId)
      if (event) await found.run({ db, log: log.child({ subscriber, eventId }) }, event)
    },
  })

/** The jobs that carry events to their subscribers. */
export const eventJobs = (subscribers: readonly Subscriber[]): Job[] => {
  const names = new Set(subscribers.map((s) => s.name))
  if (names.size !== subscribers.length) throw new Error('two subscribers of one name')
  return [dispatch(subscribers), runSubscriber(subscribers)]
}
