import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import { accountByEmail, activate, addAccount } from '../account.repository.ts'
import type { Deps } from '../deps.ts'
import { killEmailTokens } from '../email-token.repository.ts'
import { hashNewPassword, passwordFits } from '../passwords.ts'

type Given = Parameters<SignOnAccounts['createConfirmed']>[0]

/** The account that has the address already, if this is its password and it may be signed in to. */
const existing = async (
  { db }: Deps,
  { email, password }: Given,
): Promise<{ uid: string } | null | undefined> => {
  const account = await accountByEmail(db, email)
  if (!account) return undefined
  const usable = account.status === 'A' || account.status === 'W'
  if (!(await passwordFits(account.passwordHash, password)) || !usable) return null
  await db.transaction().execute(async (tx) => {
    await activate(tx, account.id)
    await killEmailTokens(tx, account.id)
  })
  return { uid: account.id }
}

/** An active account without a confirmation by email. Idempotent: the portal may repeat a call whose answer was lost. */
export const createConfirmed = async (deps: Deps, given: Given): Promise<{ uid: string } | null> => {
  const known = await existing(deps, given)
  if (known !== undefined) return known
  const { password, ...named } = given
  const passwordHash = await hashNewPassword(deps.db, password)
  const id = await deps.db.transaction().execute(async (tx) => {
    const added = await addAccount(tx, { ...named, passwordHash })
    if (added) await activate(tx, added)
    return added
  })
  // Somebody took the address in the meantime.
  return id === undefined ? ((await existing(deps, given)) ?? null) : { uid: id }
}
