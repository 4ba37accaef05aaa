import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Actor } from '#platform/domain/actor.ts'

/** Asked before every call, whoever makes it: throws where the portal as a whole does not answer such calls now. */
export type Gate = (call: { endpoint: Endpoint; feature: string; actor: Actor }) => Promise<void>
