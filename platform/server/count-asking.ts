import type { Limit } from '#platform/domain/limit.ts'
import type { SignedIn } from './context.ts'
import { countHit } from './rate-limit.ts'

/** What one person may ask of others within a day; asking, taking back and asking again counts each time. */
export const askingLimit: Limit = { hits: 60, seconds: 86_400 }

/**
 * Counts what the caller does again and again to put a notice before people who did not call for it: asks to join, to apply,
 * to get a role, to be erased, takes work back. One count for all kinds: who is stopped at one flood does not go on with another.
 */
export const countAsking = async ({ db, actor }: Pick<SignedIn, 'db' | 'actor'>): Promise<void> => {
  await countHit(db, `asking:${actor.uid}`, askingLimit)
}
