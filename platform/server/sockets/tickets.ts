import { sql } from 'kysely'
import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../context.ts'

/** Seconds within which a ticket must be used. */
const ticketSeconds = 60

const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url')

/** The person of a socket, and the session that closes it when it ends. */
export type TicketHolder = { uid: string; sid: string | null }

/** Issues a ticket that opens one socket, once and soon; only its hash is stored. */
export const issueTicket = async (db: Db, { uid, sid }: { uid: string; sid?: string }): Promise<string> => {
  const ticket = randomBytes(32).toString('base64url')
  await sql`
    insert into socket_ticket (ticket_hash, person_uid, sid, expires_at)
    values (${hashOf(ticket)}, ${uid}, ${sid ?? null}, now() + make_interval(secs => ${ticketSeconds}))`.execute(
    db,
  )
  return ticket
}

/** Redeems a ticket: returns its holder, or null if it is unknown, used, expired, or the person is no longer active. */
export const takeTicket = async (db: Db, ticket: string): Promise<TicketHolder | null> => {
  const taken = await sql<TicketHolder>`
    with taken as (
      delete from socket_ticket where ticket_hash = ${hashOf(ticket)} returning person_uid, sid, expires_at
    )
    select p.uid, taken.sid from taken join person p on p.uid = taken.person_uid and p.status = 'A'
    where taken.expires_at > now()`.execute(db)
  return taken.rows[0] ?? null
}

/** The WebSocket origin, `ws:` or `wss:` according to the portal's `http:` or `https:`. */
export const socketOrigin = (publicUrl: string): string => new URL(publicUrl).origin.replace(/^http/, 'ws')

/** The URL at which a page opens its socket. */
export const socketAddress = (publicUrl: string, ticket: string): string => {
  const address = new URL('/socket', socketOrigin(publicUrl))
  address.searchParams.set('ticket', ticket)
  return address.href
}
