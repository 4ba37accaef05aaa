import { sql } from 'kysely'
import type { Db } from '../context.ts'
import { announceChanges } from '../sockets/changes.ts'
import { enhancedStatus, smtpError } from './smtp-error.ts'

/** Days for which an address counts as dead: mailboxes return, and an address without an account has no user to confirm it. */
export const daysDead = 90

/** The last email to an erased person: their address is not stored, and all earlier emails are deleted. */
const lastTemplate = 'PERSON_ERASED'

/**
 * Enhanced status codes (RFC 3463) that say that a mailbox does not exist or is closed, as opposed to a refusal of this email. A
 * refusal without one may be the relay's own, which then knows nothing about the mailbox.
 */
const unknownMailbox = /^5\.(?:1\.(?:1|2|3|6|10)|2\.1)$/

/** Whether an enhanced status code says that a mailbox does not exist. */
export const meansUnknownMailbox = (status: string): boolean => unknownMailbox.test(status)

/** Whether the server answered to the recipient's address that there is no such mailbox. */
export const isUnknownMailbox = (error: unknown): boolean => {
  const { code, command, responseCode } = smtpError(error)
  if (code !== 'EENVELOPE' || command !== 'RCPT TO' || typeof responseCode !== 'number') return false
  return responseCode >= 500 && meansUnknownMailbox(enhancedStatus(error))
}

/** A mail server's answer as it is stored: without control characters, because the database refuses NUL. */
export const storedAnswer = (answer: string): string => answer.replace(/\p{Cc}+/gu, ' ').slice(0, 1000)

/** Refreshes the open pages of the person with this address: they say that it bounces, or no longer does. */
const announceTo = async (db: Db, address: string): Promise<void> => {
  const { rows } = await sql<{ uid: string }>`
    select uid from person where lower(email) = lower(${address})`.execute(db)
  if (rows.length > 0) await announceChanges(db, ['bouncedAddress'], { people: rows.map(({ uid }) => uid) })
}

/** Records that an address does not exist; only security emails are sent there until its owner says that it works. */
export const noteBouncedAddress = async (
  db: Db,
  { to, template }: { to: string; template: string },
  answer: string,
): Promise<void> => {
  if (template === lastTemplate) return
  await sql`
    insert into bounced_address (address, answer) values (lower(${to}), ${storedAnswer(answer)})
    on conflict (address) do update set answer = excluded.answer, bounced_at = now()`.execute(db)
  await announceTo(db, to)
}

/** Whether an address, of row `b`, still counts as dead. */
export const stillDead = sql<boolean>`b.bounced_at > now() - make_interval(days => ${sql.lit(daysDead)})`

/** Whether only security emails are sent to an address. */
export const isBouncedAddress = async (db: Db, address: string): Promise<boolean> => {
  const { rows } = await sql`
    select from bounced_address b where b.address = lower(${address}) and ${stillDead}`.execute(db)
  return rows.length > 0
}

/** Allows emails to an address again; false if it was not recorded as dead. */
export const forgetBouncedAddress = async (db: Db, address: string): Promise<boolean> => {
  const { numAffectedRows } =
    await sql`delete from bounced_address where address = lower(${address})`.execute(db)
  const isForgotten = Number(numAffectedRows ?? 0) > 0
  if (isForgotten) await announceTo(db, address)
  return isForgotten
}
