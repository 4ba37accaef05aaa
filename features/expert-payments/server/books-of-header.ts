import { outsideTeam } from '#platform/domain/accelerator-page.ts'
import type { Context } from '#platform/server/context.ts'
import { expertBooks, type BooksFacts } from '../domain/expert-payment.policy.ts'

/** The books of the chosen accelerator, for its team. Errors: those of somebody outside of it. */
export const booksOfHeader = async (
  { actor }: Context,
  { headers }: { headers: { 'accelerator-id': number } },
): Promise<BooksFacts> => {
  const facts = { acceleratorId: headers['accelerator-id'] }
  if (!expertBooks.view.allows(actor, facts)) throw outsideTeam(actor)
  return facts
}
