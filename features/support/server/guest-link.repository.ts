import { sql } from 'kysely'
import { createHash, randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import type { RenewLink } from '#platform/server/mail/link-renewals.ts'
import { instantJson } from '#platform/server/sql.ts'
import type { guestThread } from '../contract/support.schemas.ts'
import { guestLinkDays } from '../domain/states.ts'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

const newToken = (): string => randomBytes(32).toString('base64url')

const expiry = sql`now() + make_interval(days => ${guestLinkDays})`

/** Returns a new token of the link by which the guest of a request reads it and writes on; `mailKey` is the key of its email. */
export const makeGuestLink = async (db: Db, threadId: number, mailKey: string): Promise<string> => {
  const token = newToken()
  // A repeated event writes no second email: the link in the first stays.
  await sql`insert into support_guest_link (token_hash, thread_id, expires_at, mail_key)
    values (${hashOf(token)}, ${threadId}, ${expiry}, ${mailKey}) on conflict (mail_key) do nothing`.execute(
    db,
  )
  return token
}

/**
 * Gives the link of an email that was not delivered a new token, and returns it; undefined if the request is gone. The old one, which
 * nobody received, becomes invalid.
 */
export const renewGuestLink: RenewLink = async (db, mailKey) => {
  const token = newToken()
  const { rows } = await sql`
    update support_guest_link l set token_hash = ${hashOf(token)}, expires_at = ${expiry}
    from support_thread h
    where l.mail_key = ${mailKey} and h.id = l.thread_id and h.person_uid is null returning l.thread_id`.execute(
    db,
  )
  return rows.length > 0 ? token : undefined
}

/** The request of a link; undefined if the link has expired or never existed. */
export const openGuestLink = async (db: Db, token: string): Promise<{ id: number } | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select h.id from support_guest_link l join support_thread h on h.id = l.thread_id
    where l.token_hash = ${hashOf(token)} and l.expires_at > now() and h.person_uid is null`.execute(db)
  return rows[0]
}

type GuestThread = z.output<typeof guestThread>

/** A request as its guest sees it: the last 200 messages, without notes and names of administrators. */
export const readGuestThread = async (db: Db, token: string): Promise<GuestThread> => {
  const { rows } = await sql<GuestThread>`
    select h.subject, h.status, l.expires_at as until,
      coalesce((select json_agg(json_build_object('id', m.id, 'byStaff', m.by_staff, 'body', m.body,
          'at', ${instantJson(sql`m.created_at`)}) order by m.id)
        from (select * from support_message x where x.thread_id = h.id order by x.id desc limit 200) m),
        '[]') as messages
    from support_guest_link l join support_thread h on h.id = l.thread_id
    where l.token_hash = ${hashOf(token)}`.execute(db)
  return stillThere(rows[0])
}
