import { outsideTeam } from '#platform/domain/accelerator-page.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { loader } from '#platform/server/handler.ts'
import type { BooksFacts } from '../domain/expert-payment.policy.ts'

type Named = { headers: { 'accelerator-id'?: number | undefined } }

/** Loads the payments of the accelerator in the header. Errors: `outsideTeam` for people outside its team. */
export const booksOfHeader = loader(
  async (
    _ctx: unknown,
    { headers }: Named,
  ): Promise<Extract<BooksFacts, { requesterUid: null }> | undefined> => {
    const acceleratorId = headers['accelerator-id']
    return acceleratorId === undefined ? undefined : { acceleratorId, requesterUid: null }
  },
  outsideTeam,
)

/** Loads the payments of the accelerator in the header, or with `own` those of the caller's private orders. */
export const requestedBooks = loader(
  async (
    ctx: Pick<SignedIn, 'actor'>,
    input: Named & { query?: { own?: boolean | undefined }; body?: { own?: boolean | undefined } },
  ): Promise<BooksFacts | undefined> =>
    (input.query?.own ?? input.body?.own)
      ? { acceleratorId: null, requesterUid: ctx.actor.uid }
      : booksOfHeader(ctx, input),
  outsideTeam,
)
