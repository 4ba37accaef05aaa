import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../context.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { job, type Job } from '../jobs/job.ts'
import { inTime } from '../jobs/in-time.ts'
import { isAmong } from '../sql.ts'
import type { RaisedEvent, Subscriber } from './subscriber.ts'

/** Name of the job that tells a subscriber of events. */
export const subscriberJob = 'run-subscriber'

const eventsOf = async (db: Db, ids: readonly number[]): Promise<RaisedEvent[]> => {
  const found = await sql<RaisedEvent>`
    select id, name, payload, actor_uid as "actorUid", accelerator_id as "acceleratorId", at
    from event where ${isAmong(sql`id`, ids)} order by id`.execute(db)
  return found.rows
}

const payload = z.object({ subscriber: z.string(), eventIds: z.array(z.number()).min(1) })
const payloadOfOne = z
  .object({ subscriber: z.string(), eventId: z.number() })
  .transform(({ subscriber, eventId }) => ({ subscriber, eventIds: [eventId] }))

/** The job that tells subscribers of events; of several events the one that fails is tried again alone. */
export const subscriberJobs = (subscribers: readonly Subscriber[]): Job[] => {
  const known = new Map(subscribers.map((subscriber) => [subscriber.name, subscriber]))
  if (known.size !== subscribers.length) throw new Error('two subscribers of one name')
  return [
    job({
      name: subscriberJob,
      // Of many events; each has its own time.
      seconds: 3600,
      // The previous version queued a job for each event.
      payload: z.union([payload, payloadOfOne]),
      run: async ({ db, log }, { subscriber: name, eventIds }) => {
        const subscriber = known.get(name)
        // Another version of the code may know it: the job stays for that one.
        if (!subscriber) throw new Error(`no subscriber ${name} here`)
        for (const event of await eventsOf(db, eventIds)) {
          const logged = log.child({ subscriber: name, eventId: event.id })
          try {
            await inTime(subscriber.seconds ?? 60, () => subscriber.run({ db, log: logged }, event))
          } catch (error) {
            if (eventIds.length === 1) throw error
            logged.warn({ err: error }, 'a subscriber failed: tried again alone')
            await enqueue(db, subscriberJob, { subscriber: name, eventIds: [event.id] })
          }
        }
      },
    }),
  ]
}
