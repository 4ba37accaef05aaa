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

/** Something that happens after a commit: at least once, so it must be idempotent by `event.id`. */
export type Subscriber = {
  name: string
  events: readonly string[]
  /** So long it may take for one event; a minute when left out. Then it has failed, and is tried again. */
  seconds?: number
  /**
   * It does nothing but ask and change the database: it is told of events that come at once side by side, in one transaction,
   * which costs a commit and a handful of trips whatever their number.
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
