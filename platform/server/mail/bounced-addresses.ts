import { sql } from 'kysely'
import type { Db } from '../context.ts'

/** Enhanced status codes (RFC 3463) that say that a mailbox does not exist or is closed, as opposed to a refusal of this email. */
const unknownMailbox = /\b5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/

/** Replies that say so where the server gives no enhanced code (RFC 5321). */
const unknownReplies = new Set([550, 551, 553])

/** Whether an enhanced status code says that a mailbox does not exist. */
export const saysUnknownMailbox = (status: string): boolean => unknownMailbox.test(status)

/** Whether the server answered to the recipient's address that there is no such mailbox. */
export const isUnknownMailbox = (error: unknown): boolean => {
  const { code, command, responseCode, response } = (error ?? {}) as Record<string, unknown>
  if (code !== 'EENVELOPE' || command !== 'RCPT TO' || typeof responseCode !== 'number') return false
  const text = String(response)
  const hasStatus = /\b[245]\.\d{1,3}\.\d{1,3}\b/.test(text)
  return hasStatus ? responseCode >= 500 && saysUnknownMailbox(text) : unknownReplies.has(responseCode)
}

/** Records that an address does not exist; only security emails are sent there until its owner says that it works. */
export const noteBouncedAddress = async (db: Db, address: string, answer: string): Promise<void> => {
  await sql`
    insert into bounced_address (address, answer) values (lower(${address}), ${answer.slice(0, 1000)})
    on conflict (address) do update set answer = excluded.answer, bounced_at = now()`.execute(db)
}

/** Lets emails go to an address again; false if they did anyway. */
export const forgetBouncedAddress = async (db: Db, address: string): Promise<boolean> => {
  const { numAffectedRows } =
    await sql`delete from bounced_address where address = lower(${address})`.execute(db)
  return Number(numAffectedRows ?? 0) > 0
}
