import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../context.ts'
import { jobAttempts } from '../jobs/enqueue.ts'
import { listen } from '../sockets/channels.ts'
import { eventsChannel } from './raise.ts'
import { subscriberJob } from './subscriber.jobs.ts'
import type { Subscriber } from './subscriber.ts'

/** Maximum number of events per statement and per job: small enough for several workers to share a burst. */
const eventsAtOnce = 500
const eventsPerJob = 25
/** Milliseconds between two batches, in which the next one collects; longer under load. */
const gather = (taken: number): number => (taken > 5 ? 100 : 20)
/** Poll interval in milliseconds, if NOTIFY is lost with a connection. */
const lookEvery = 2_000

/**
 * Queues jobs for the subscribers of pending events, in the statement that takes the events out of the outbox;
 * returns the number of events. Concurrent dispatchers take different ones.
 */
export const dispatchEvents = async (db: Db, subscribers: readonly Subscriber[]): Promise<number> => {
  const pairs = subscribers.flatMap(({ name, events }) => events.map((event) => ({ event, name })))
  const { rows } = await sql<{ taken: number }>`
    with taken as materialized (
      select id, name from event where not is_dispatched order by id limit ${sql.lit(eventsAtOnce)}
      for update skip locked
    ),
    dispatched as (update event set is_dispatched = true from taken where event.id = taken.id),
    due as (
      select subscriber, taken.id, (row_number() over (partition by subscriber order by taken.id) - 1) / ${sql.lit(eventsPerJob)} as part
      from taken
      join unnest(${pairs.map(({ event }) => event)}::text[], ${pairs.map(({ name }) => name)}::text[])
        as subscribed (event, subscriber) on subscribed.event = taken.name
    ),
    jobs as (
      select (${subscriberJob}, json_build_object('subscriber', subscriber, 'eventIds', json_agg(id order by id)), null, null,
        ${sql.lit(jobAttempts)}::smallint, null, null, null)::graphile_worker.job_spec as spec
      from due group by subscriber, part
    ),
    queued as (select graphile_worker.add_jobs(array_agg(spec)) from jobs having count(*) > 0)
    select (select count(*)::int from taken) as taken, (select count(*) from queued) as queued`.execute(db)
  return rows[0]?.taken ?? 0
}

/** Dispatches events as they are committed, until stopped; while the database is unavailable they stay in the outbox. */
export const startDispatcher = (options: {
  db: Db
  /** For the LISTEN session; must not go through a transaction pooler. */
  url: string
  subscribers: readonly Subscriber[]
  log: FastifyBaseLogger
}): { stop: () => Promise<void> } => {
  let isWoken = false
  let working: Promise<void> | null = null
  const stopping = new AbortController()

  const work = async (): Promise<void> => {
    while (isWoken && !stopping.signal.aborted) {
      isWoken = false
      let taken = 0
      try {
        taken = await dispatchEvents(options.db, options.subscribers)
        if (taken === eventsAtOnce) isWoken = true
      } catch (error) {
        // They stay in the outbox for the next poll.
        options.log.warn({ err: error }, 'could not dispatch events')
      }
      await new Promise((resolve) => setTimeout(resolve, gather(taken)))
    }
    working = null
  }
  const wake = (): void => {
    isWoken = true
    if (!stopping.signal.aborted) working ??= work()
  }

  const listening = listen({
    url: options.url,
    log: options.log,
    channels: [eventsChannel],
    onMessage: wake,
    onHearing: wake,
  })
  const looking = setInterval(wake, lookEvery)
  looking.unref()
  return {
    stop: async () => {
      stopping.abort()
      clearInterval(looking)
      await Promise.all([listening.stop(), working])
    },
  }
}
