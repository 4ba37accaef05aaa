import { outsideTeam } from '#platform/domain/accelerator-page.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { expertBooks, type BooksFacts } from '../domain/expert-payment.policy.ts'

type Named = { headers: { 'accelerator-id'?: number | undefined } }

/** Returns the scope of the chosen accelerator, for its team. Errors: those for people outside the team. */
export const booksOfHeader = async (
  { actor }: Pick<SignedIn, 'actor'>,
  { headers }: Named,
): Promise<Extract<BooksFacts, { requesterUid: null }>> => {
  const acceleratorId = headers['accelerator-id']
  const books = { acceleratorId: acceleratorId ?? 0, requesterUid: null }
  if (acceleratorId === undefined || !expertBooks.view.allows(actor, books)) throw outsideTeam(actor)
  return books
}

/** Returns the scope of the chosen accelerator, or with `own` the caller's private orders. */
export const booksAsked = async (
  ctx: Pick<SignedIn, 'actor'>,
  input: Named & { query?: { own?: boolean | undefined }; body?: { own?: boolean | undefined } },
): Promise<BooksFacts> =>
  (input.query?.own ?? input.body?.own)
    ? { acceleratorId: null, requesterUid: ctx.actor.uid }
    : booksOfHeader(ctx, input)
