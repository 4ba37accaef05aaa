import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import { system } from '#platform/domain/actor.ts'
import type { Db } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import type { IdentityEvent } from '../domain/events.ts'

/**
 * Updates the portal's person to the address of their account, without waiting for the next token. A lost
 * notification is harmless: the token has the same data. Of many processes that receive it one writes.
 */
export const followAccount = async (db: Db, accounts: SignOnAccounts, uid: string): Promise<void> => {
  const account = await accounts.get(uid)
  if (!account) return
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('person')
      .set({ email: account.email })
      .where('uid', '=', uid)
      .where('email', '<>', account.email)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    const event: IdentityEvent = 'PersonRegistered'
    await raise({ db: tx, actor: system }, event, { uid }, null)
  })
}
