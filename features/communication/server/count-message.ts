import type { SignedIn } from '#platform/server/context.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { messageLimit } from '../domain/message-limits.ts'

/** Counts what the caller writes to others: a message begun or answered, or a word about work that goes out to whoever reviews it. */
export const countMessage = async ({ db, actor }: Pick<SignedIn, 'db' | 'actor'>): Promise<void> => {
  await countHit(db, `messages:${actor.uid}`, messageLimit, 'MESSAGE_LIMIT')
}
