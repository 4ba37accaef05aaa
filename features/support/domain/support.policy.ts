import { isPerson, isPortalAdministrator, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the policy of support requests. */
export type SupportFacts = {
  /** Null if a guest wrote it. */
  personUid: string | null
}

const manage = (actor: Actor): boolean => isPortalAdministrator(actor)

/** Permissions for support requests: the portal's administrators and the author. */
export const supportThreads = definePolicy<SupportFacts, 'manage' | 'write'>('supportThread', {
  view: (actor, { personUid }) => isPortalAdministrator(actor) || isPerson(actor, personUid),
  manage,
  write: (actor, { personUid }) => isPerson(actor, personUid),
})

/** Permissions for the queue and the saved answers: the portal's administrators. */
export const supportQueue = definePolicy<unknown, 'manage'>('supportQueue', { view: manage, manage })
