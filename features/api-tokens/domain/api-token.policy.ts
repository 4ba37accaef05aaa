import { isAcceleratorAdmin, isPerson, isThemselves, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Whose token it is; `acceleratorId` is the accelerator it is restricted to, if any. */
export type TokenFacts = { personUid: string; acceleratorId: number | null }

const administers = (actor: Actor, { acceleratorId }: TokenFacts): boolean =>
  acceleratorId !== null && isAcceleratorAdmin(actor, acceleratorId)

/**
 * A person looks after their own tokens, and the administrators of an accelerator end every token that acts in it. Nobody
 * makes one in the name of somebody else, nor by a token: a program must not give itself more life.
 */
export const apiTokens = definePolicy<TokenFacts, 'create' | 'revoke' | 'listOfAccelerator'>('apiToken', {
  view: (actor, facts) => isPerson(actor, facts.personUid) || administers(actor, facts),
  create: (actor, facts) =>
    isThemselves(actor) &&
    isPerson(actor, facts.personUid) &&
    (facts.acceleratorId === null || administers(actor, facts)),
  revoke: (actor, facts) =>
    isThemselves(actor) && (isPerson(actor, facts.personUid) || administers(actor, facts)),
  listOfAccelerator: administers,
})
