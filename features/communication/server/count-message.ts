import type { SignedIn } from '#platform/server/context.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { messageLimit } from '../domain/message-limits.ts'

/** Counts a message, a reply, or a comment that notifies reviewers, against the caller's limit. */
export const countMessage = async ({ db, actor }: Pick<SignedIn, 'db' | 'actor'>): Promise<void> => {
  await countHit(db, `messages:${actor.uid}`, messageLimit, 'MESSAGE_LIMIT')
}
