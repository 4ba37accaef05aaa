import type { Limit } from '#platform/domain/limit.ts'
import type { SignedIn } from './context.ts'
import { countHit } from './rate-limit.ts'

/** Daily limit of a person's requests to others; sending, withdrawing and sending again counts each time. */
export const askingLimit: Limit = { hits: 60, seconds: 86_400 }

/**
 * Counts actions that a person can repeat and that notify people who did not ask for it: requests to join, to apply,
 * for a role, to be erased, withdrawals. One counter for all kinds, so that a person at the limit cannot go on with
 * another kind.
 */
export const countAsking = async ({ db, actor }: Pick<SignedIn, 'db' | 'actor'>): Promise<void> => {
  await countHit(db, `asking:${actor.uid}`, askingLimit)
}
