import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { mayBeMoved } from '../../domain/account-status.rules.ts'
import { letterLimit } from '../../domain/limits.rules.ts'
import { forgetFailures } from '../attempts.repository.ts'
import type { Deps } from '../deps.ts'
import { killEmailTokens, killLinks, newestRegistration } from '../email-token.repository.ts'
import { endSessionsOf } from '../end-sessions.repository.ts'
import { forgetLettersOf } from '../mail/letter.repository.ts'
import { sendConfirmation } from '../register.use-case.ts'
import { hashedEmail } from '../secrets.ts'

type Given<Name extends keyof SignOnAccounts> = Parameters<SignOnAccounts[Name]>[0]

/** Changes the person's name in an account; it is in the next token. */
export const renameAccount = async ({ db }: Deps, given: Given<'rename'>): Promise<void> => {
  await db
    .updateTable('sso.account')
    .set({ last_name: given.lastName, first_name: given.firstName, middle_name: given.middleName })
    .where('id', '=', given.uid)
    .execute()
}

/**
 * Blocks, unblocks or rejects an account. Idempotent: the portal may retry after a lost response. Does nothing for a
 * person without an account.
 */
export const setAccountStatus = ({ db }: Deps, { uid, status }: Given<'setStatus'>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const account = await tx
      .selectFrom('sso.account')
      .select('status')
      .where('id', '=', uid)
      .forUpdate()
      .executeTakeFirst()
    if (!account || account.status === status) return
    if (!mayBeMoved(account.status, status)) throw new ProductError('STATE_CHANGED')
    await tx.updateTable('sso.account').set({ status }).where('id', '=', uid).execute()
    if (status === 'A') return
    await killEmailTokens(tx, uid)
    await endSessionsOf(tx, uid)
  })

/** Emails an unconfirmed account a new link; earlier ones become invalid. */
export const confirmAgain = async (
  tx: Db,
  deps: Deps,
  account: Parameters<typeof sendConfirmation>[2],
): Promise<void> => {
  const registration = await newestRegistration(tx, account.id)
  await killLinks(tx, account.id, 'CONFIRM')
  await sendConfirmation(tx, deps, account, registration)
}

/** Emails the link of an unconfirmed account again, within the limit per mailbox. */
export const resendConfirmation = async (deps: Deps, { uid }: Given<'resendConfirmation'>): Promise<void> => {
  const account = await deps.db
    .selectFrom('sso.account')
    .select(['id', 'email', 'status', 'locale'])
    .where('id', '=', uid)
    .executeTakeFirst()
  if (account?.status !== 'W') throw new ProductError('STATE_CHANGED')
  await countHit(deps.db, `sso.letter:${hashedEmail(account.email)}`, letterLimit)
  await deps.db.transaction().execute((tx) => confirmAgain(tx, deps, account))
}

/** Erases an account with all its data: sessions, links, emails, failures. Its address may register again. */
export const eraseAccount = ({ db }: Deps, { uid }: Given<'erase'>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    // The ended sessions are announced first: their access tokens would be valid for minutes.
    await endSessionsOf(tx, uid)
    const gone = await tx
      .selectFrom('sso.account')
      .select(['id', 'email'])
      .where('id', '=', uid)
      .forUpdate()
      .executeTakeFirst()
    if (!gone) return
    // It reads the address changes, which are deleted with the account.
    await forgetLettersOf(tx, gone)
    await tx.deleteFrom('sso.account').where('id', '=', uid).execute()
    await forgetFailures(tx, gone)
  })
