import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../context.ts'

/** An event as a subscriber receives it. */
export type RaisedEvent<Payload = Record<string, unknown>> = {
  id: number
  name: string
  payload: Payload
  actorUid: string | null
  acceleratorId: number | null
  at: string
}

/** A reaction to an event after the commit; runs at least once, so it must be idempotent by `event.id`. */
export type Subscriber = {
  name: string
  events: readonly string[]
  /** Time limit for one event, one minute by default; after it the delivery has failed and is retried. */
  seconds?: number
  /**
   * Only reads and writes the database: simultaneous events are delivered concurrently in one transaction, which
   * costs one commit and a few round trips for any number.
   */
  together?: true
  run: (context: { db: Db; log: FastifyBaseLogger }, event: RaisedEvent) => Promise<void>
}

export const subscriber = <Payload extends Record<string, unknown>>(definition: {
  name: string
  events: readonly string[]
  seconds?: number
  together?: true
  run: (context: { db: Db; log: FastifyBaseLogger }, event: RaisedEvent<Payload>) => Promise<void>
}): Subscriber => definition as unknown as Subscriber
