import { ProductError } from '#platform/domain/product-error.ts'
import type { Deps } from '../deps.ts'
import { afterFirstFactor, prove } from '../sign-in.use-case.ts'
import type { Visit } from '../visit.ts'
import * as repository from './upstream.repository.ts'

const begun = async (deps: Deps, visit: Visit, token: string): Promise<repository.PendingLink> => {
  const link = visit.upstream && (await repository.pendingLink(deps.db, { token, browser: visit.upstream }))
  if (!link) throw await repository.deadPendingLink(deps.db, token)
  return link
}

/** The account whose password is required. */
export const linkInQuestion = async (
  deps: Deps,
  visit: Visit,
  token: string,
): Promise<{ email: string }> => ({
  email: (await begun(deps, visit, token)).email,
})

/** Links the provider's person to the account after its password, and signs in. */
export const joinByPassword = async (
  deps: Deps,
  visit: Visit,
  { token, password }: { token: string; password: string },
): Promise<{ redirectTo: string }> => {
  const link = await begun(deps, visit, token)
  const account = await prove(deps, visit, { email: link.email, password })
  if (!(await repository.takePendingLink(deps.db, token))) throw new ProductError('CONFIRMATION_LINK_USED')
  await repository.addIdentity(deps.db, { ...link, accountId: account.id })
  return afterFirstFactor(deps, visit, account.id, new URL(link.redirect))
}
