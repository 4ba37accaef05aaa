import { sql } from 'kysely'
import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { isRenewable } from '#platform/domain/sign-on-letters.ts'
import type { Db } from '#platform/server/context.ts'
import { usualReturn } from '../../domain/redirect.rules.ts'
import { accountByEmail } from '../account.repository.ts'
import type { Deps } from '../deps.ts'
import { sendResetLink } from '../links.use-case.ts'
import { renewalFacts } from '../mail/letters.query.ts'
import { confirmAgain } from './administer.use-case.ts'

type Letter = Parameters<typeof isRenewable>[0] & { to: string; locale: 'ru' | 'en' }

/** Reads a letter under its lock: the slower of two people then sees the letter that the other one had written. */
const lockLetter = async (tx: Db, id: number): Promise<Letter | undefined> => {
  await sql`select id from sso.mail where id = ${id} for update`.execute(tx)
  const { rows } = await sql<Letter>`
    select m.template, m.status, m.to_address as "to", m.locale, ${renewalFacts} from sso.mail m where m.id = ${id}`.execute(
    tx,
  )
  return rows[0]
}

/**
 * Writes an email that was not delivered again. The old link is not stored, so the new email has a new one, and goes to
 * the account that has the address now. Once per letter, so that the new link is not replaced before it arrives; the owner's own
 * requests are limited apart from it.
 */
export const renewLetter = (
  deps: Deps,
  { id }: Parameters<SignOnAccounts['renewLetter']>[0],
): Promise<void> =>
  deps.db.transaction().execute(async (tx) => {
    const letter = await lockLetter(tx, id)
    if (!letter || !isRenewable(letter)) throw new ProductError('STATE_CHANGED')
    const account = await accountByEmail(tx, letter.to)
    if (account?.status === 'W' && letter.template === 'CONFIRM')
      return confirmAgain(tx, deps, { id: account.id, email: account.email, locale: letter.locale })
    const mayReset = account?.status === 'A' || account?.status === 'W'
    if (!mayReset || letter.template !== 'RESET') throw new ProductError('STATE_CHANGED')
    return sendResetLink(tx, deps, account, { locale: letter.locale, address: usualReturn(deps.project) })
  })
