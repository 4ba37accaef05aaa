import { sql } from 'kysely'
import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import type { Db } from '#platform/server/context.ts'
import {
  meansUnknownMailbox,
  noteBouncedAddress,
  storedAnswer,
} from '#platform/server/mail/bounced-addresses.ts'
import { portalAdministrators, readUids } from '#platform/server/recipients.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import type { Report } from './read-report.ts'

type Reported = { id: number; address: string; template: string }

/** Loads and locks the sent emails that the report is about. */
const findReported = async (db: Db, keys: readonly string[]): Promise<Reported[]> => {
  const { rows } = await sql<Reported>`
    select id, lower(to_address) as address, template from mail
    where message_key = any(${[...keys]}) and status in ('SENT', 'DELAYED') order by id for update`.execute(
    db,
  )
  return rows
}

/** What a report says about the email to an address. */
const verdictOn = (
  recipients: Report['recipients'],
  address: string,
): { state: 'DELAYED' | 'BOUNCED' | 'FAILED'; error: string; isDead: boolean } | null => {
  const named = recipients.find((one) => one.address === address)
  const recipient = named ?? recipients[0]
  if (!recipient) return null
  const { action, status, answer } = recipient
  // Bounced means that the mailbox does not exist; other final failures are refusals.
  const failed = meansUnknownMailbox(status) ? 'BOUNCED' : 'FAILED'
  const state = action === 'FAILED' ? failed : 'DELAYED'
  return { state, error: storedAnswer(answer || status), isDead: named !== undefined && state === 'BOUNCED' }
}

/**
 * Records in the email log what a report says. A report is believed only with the unguessable id of an email that was sent, and
 * an address counts as dead only if the report names the address of that email.
 */
export const applyReport = async (
  tx: Db,
  accounts: SignOnAccounts,
  { keys, recipients }: Report,
): Promise<void> => {
  if (keys.length === 0) return
  const mails = await findReported(tx, keys)
  // Only about no email of the portal, so that the locks of its emails do not wait for the other service.
  const letters = mails.length > 0 ? [] : await accounts.sentLetters({ keys })
  for (const { id, address, template } of mails) {
    const verdict = verdictOn(recipients, address)
    if (!verdict) return
    const { state, error, isDead } = verdict
    await sql`update mail set status = ${state}, error = ${error} where id = ${id}`.execute(tx)
    if (isDead) await noteBouncedAddress(tx, { to: address, template }, error)
  }
  for (const { id, to, template } of letters) {
    const verdict = verdictOn(recipients, to.toLowerCase())
    if (!verdict) return
    const { state, error, isDead } = verdict
    if (isDead) await noteBouncedAddress(tx, { to, template }, error)
    // Last: the other service commits at once, and a repeated report no longer finds the letter there.
    await accounts.noteDelivery({ id, status: state, error })
  }
  if (mails.length + letters.length > 0)
    await announceChanges(tx, ['mailLog'], { people: await readUids(tx, portalAdministrators()) })
}
