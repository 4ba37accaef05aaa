import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Actor } from '#platform/domain/actor.ts'

/** Runs before every call: throws when the portal as a whole does not accept such calls now. */
export type Gate = (call: { endpoint: Endpoint; actor: Actor }) => Promise<void>
