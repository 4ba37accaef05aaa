import { z } from 'zod'
import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { lifetimes, networkLimits, networkOf } from '../domain/limits.rules.ts'
import {
  accountByEmail,
  activate,
  addAccount,
  waitingAccount,
  type AccountData,
} from './account.repository.ts'
import type { Deps } from './deps.ts'
import { killEmailTokens } from './email-token.repository.ts'
import { checkedReturn } from './page-parameters.ts'
import { hashNewPassword } from './passwords.ts'
import { enter } from './sign-in.use-case.ts'
import type { Visit } from './visit.ts'

/** What the vault binds tickets to. */
const place = 'invited-ticket'

const ticketContent = z.object({ email: z.string(), until: z.number() })

/**
 * Returns a ticket for an address that a link mailed to it has proved. The ticket is encrypted, not stored: it serves
 * once, because it registers an address only while no account has it.
 */
export const inviteAddress = async (
  deps: Deps,
  { email }: Parameters<SignOnAccounts['invite']>[0],
): Promise<{ ticket: string | null }> => {
  const account = await accountByEmail(deps.db, email)
  if (account && account.status !== 'W') return { ticket: null }
  const content = { email, until: Date.now() + lifetimes.invitedTicket * 1000 }
  return { ticket: deps.vault.seal(JSON.stringify(content), place) }
}

/** The address of a ticket; refuses one that is not the service's own. */
const addressOf = (deps: Deps, ticket: string): string => {
  const content = (() => {
    try {
      return ticketContent.parse(JSON.parse(deps.vault.open(ticket, place)))
    } catch {
      throw new ProductError('CONFIRMATION_LINK_USED')
    }
  })()
  if (content.until < Date.now()) throw new ProductError('CONFIRMATION_LINK_EXPIRED')
  return content.email
}

/** The address that a ticket registers. */
export const lookAtInvited = async (deps: Deps, ticket: string): Promise<{ email: string }> => {
  const email = addressOf(deps, ticket)
  const account = await accountByEmail(deps.db, email)
  if (account && account.status !== 'W') throw new ProductError('CONFIRMATION_LINK_USED')
  return { email }
}

type Form = Omit<AccountData, 'passwordHash' | 'rules'> & {
  ticket: string
  password: string
  rulesVersion: string
  projectKey: string
  redirectedFrom: string
}

/**
 * Registers the address of a ticket and signs in. An unconfirmed account of the address, which anybody may have
 * begun, gets the data of this registration: its owner is here.
 */
export const registerInvited = async (
  deps: Deps,
  visit: Visit,
  form: Form,
): Promise<{ redirectTo: string }> => {
  const address = checkedReturn(deps.project, form)
  await countHit(deps.db, `sso.invited:${networkOf(visit.address)}`, networkLimits.mail)
  const { email } = await lookAtInvited(deps, form.ticket)
  const { lastName, firstName, middleName, locale, rulesVersion } = form
  const rules = { version: rulesVersion, acceptedAt: new Date().toISOString() }
  const passwordHash = await hashNewPassword(deps.db, form.password)
  const data = { lastName, firstName, middleName, locale, passwordHash, rules }
  return deps.db.transaction().execute(async (tx) => {
    const accountId = (await addAccount(tx, { ...data, email })) ?? (await waitingAccount(tx, email))
    if (!accountId || !(await activate(tx, accountId, data))) throw new ProductError('CONFIRMATION_LINK_USED')
    await killEmailTokens(tx, accountId)
    return enter(tx, deps, visit, { accountId, address })
  })
}
