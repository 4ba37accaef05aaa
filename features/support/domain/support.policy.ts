import { isPerson, isPortalAdministrator, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the policy of support requests. */
export type SupportFacts = {
  /** Null if a guest wrote it. */
  personUid: string | null
  /** The administrator who took it. */
  ownerUid?: string | null
  /** Whether the caller has the link that was emailed to the guest. */
  hasLink?: boolean
}

const manage = (actor: Actor): boolean => isPortalAdministrator(actor)

const isGuestOf = ({ personUid, hasLink }: SupportFacts): boolean => personUid === null && hasLink === true

/** Permissions for support requests: the portal's administrators and the author, a guest by the link in the answer. */
export const supportThreads = definePolicy<SupportFacts, 'manage' | 'take' | 'takeOver' | 'write'>(
  'supportThread',
  {
    view: (actor, facts) =>
      isPortalAdministrator(actor) || isPerson(actor, facts.personUid) || isGuestOf(facts),
    manage,
    take: (actor, { ownerUid = null }) =>
      isPortalAdministrator(actor) && (ownerUid === null || isPerson(actor, ownerUid)),
    takeOver: (actor, { ownerUid = null }) => isPortalAdministrator(actor) && !isPerson(actor, ownerUid),
    write: (actor, facts) => isPerson(actor, facts.personUid) || isGuestOf(facts),
  },
)

/** Permissions for the queue and the saved answers: the portal's administrators. */
export const supportQueue = definePolicy<unknown, 'manage'>('supportQueue', { view: manage, manage })
