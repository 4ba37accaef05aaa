import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { noteBouncedAddress, meansUnknownMailbox } from '#platform/server/mail/bounced-addresses.ts'
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

/**
 * Records in the email log what a report says. A report is believed only with the unguessable id of an email that was sent, and
 * an address counts as dead only if the report names the address of that email. Returns whether anything changed.
 */
export const applyReport = async (tx: Db, { keys, recipients }: Report): Promise<boolean> => {
  const [recipient] = recipients
  if (keys.length === 0 || !recipient) return false
  let changed = false
  for (const { id, address, template } of await findReported(tx, keys)) {
    const { action, status, answer } = recipients.find((one) => one.address === address) ?? recipient
    const error = answer || status
    // Bounced means that the mailbox does not exist; other final failures are refusals.
    const failed = meansUnknownMailbox(status) ? 'BOUNCED' : 'FAILED'
    const state = action === 'FAILED' ? failed : 'DELAYED'
    await sql`update mail set status = ${state}, error = ${error} where id = ${id}`.execute(tx)
    changed = true
    const isDead =
      action === 'FAILED' && recipients.some((one) => one.address === address) && meansUnknownMailbox(status)
    if (!isDead) continue
    await noteBouncedAddress(tx, { to: address, template }, error)
  }
  if (changed) await announceChanges(tx, ['mailLog'], { people: await readUids(tx, portalAdministrators()) })
  return changed
}
