import { isPerson, isPortalAdministrator, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about a request to the administrators need to know. */
export type SupportFacts = {
  /** Null: a guest wrote. */
  personUid: string | null
}

const manage = (actor: Actor): boolean => isPortalAdministrator(actor)

/** Who reads what people ask the portal: its administrators, and whoever asked. */
export const supportThreads = definePolicy<SupportFacts, 'manage' | 'write'>('supportThread', {
  view: (actor, { personUid }) => isPortalAdministrator(actor) || isPerson(actor, personUid),
  manage,
  write: (actor, { personUid }) => isPerson(actor, personUid),
})

/** The queue of requests and the answers that are given often: the portal's administrators. */
export const supportQueue = definePolicy<unknown, 'manage'>('supportQueue', { view: manage, manage })
