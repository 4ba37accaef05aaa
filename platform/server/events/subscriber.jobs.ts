import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../context.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { inTime } from '../jobs/in-time.ts'
import { job, type Job } from '../jobs/job.ts'
import { isAmong } from '../sql.ts'
import { traced } from '../tracing/tracing.ts'
import type { RaisedEvent, Subscriber } from './subscriber.ts'

/** Name of the job that delivers events to a subscriber. */
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

type Delivery = { db: Db; log: FastifyBaseLogger; subscriber: Subscriber }

const secondsOf = ({ seconds }: Subscriber): number => seconds ?? 60

const logOf = ({ log, subscriber }: Delivery, event: RaisedEvent) =>
  log.child({ subscriber: subscriber.name, eventId: event.id })

/** Delivers all events in one transaction; returns whether it succeeded. */
const deliverTogether = async (delivery: Delivery, events: readonly RaisedEvent[]): Promise<boolean> => {
  const { db, log, subscriber } = delivery
  try {
    await db.transaction().execute((tx) =>
      inTime(secondsOf(subscriber), async () => {
        const answers = await Promise.allSettled(
          events.map((event) => subscriber.run({ db: tx, log: logOf(delivery, event) }, event)),
        )
        const failed = answers.find((one) => one.status === 'rejected')
        if (failed) throw failed.reason
      }),
    )
    return true
  } catch (error) {
    log.warn(
      { err: error, subscriber: subscriber.name },
      'told together, a subscriber failed: told one by one',
    )
    return false
  }
}

/** Delivers events one by one; those that fail are retried separately. */
const deliverEach = async (delivery: Delivery, events: readonly RaisedEvent[]): Promise<void> => {
  const { db, subscriber } = delivery
  for (const event of events) {
    const log = logOf(delivery, event)
    try {
      await traced({ name: `subscriber ${subscriber.name}`, kind: 'internal' }, () =>
        inTime(secondsOf(subscriber), () => subscriber.run({ db, log }, event)),
      )
    } catch (error) {
      if (events.length === 1) throw error
      log.warn({ err: error }, 'a subscriber failed: tried again alone')
      await enqueue(db, subscriberJob, { subscriber: subscriber.name, eventIds: [event.id] })
    }
  }
}

/** The job that delivers events to subscribers; those that fail are retried separately. */
export const subscriberJobs = (subscribers: readonly Subscriber[]): Job[] => {
  const known = new Map(subscribers.map((subscriber) => [subscriber.name, subscriber]))
  if (known.size !== subscribers.length) throw new Error('two subscribers of one name')
  return [
    job({
      name: subscriberJob,
      // For many events; each has its own time limit.
      seconds: 3600,
      // The previous version queued one job per event.
      payload: z.union([payload, payloadOfOne]),
      run: async ({ db, log }, { subscriber: name, eventIds }) => {
        const subscriber = known.get(name)
        // Another version of the code may have it: the job stays in the queue for that one.
        if (!subscriber) throw new Error(`no subscriber ${name} here`)
        const events = await eventsOf(db, eventIds)
        const delivery = { db, log, subscriber }
        if (subscriber.together && events.length > 1 && (await deliverTogether(delivery, events))) return
        await deliverEach(delivery, events)
      },
    }),
  ]
}
