import { sql } from 'kysely'
import type { RenewLink } from '#platform/server/mail/link-renewals.ts'
import { invitationLetterKey } from './letter-link.ts'
import { lockOpenOffers, renewToken } from './open-offers.ts'

/**
 * Renews the link of an invitation email while one of its invitations is open, for the full term. Not of an email after
 * which another one was sent: its link may have arrived.
 */
export const renewLetterLink: RenewLink = async (tx, dedupeKey) => {
  const { rows } = await sql<{ ids: number[] }>`
    select e.payload -> 'ids' as ids from event e where e.name = 'TeamInvitationSent'
      and e.id = ${dedupeKey.slice(invitationLetterKey('').length)}::bigint
      and not exists (select from event later where later.name = 'TeamInvitationSent' and later.id > e.id
        and (later.payload -> 'ids') <@ (e.payload -> 'ids'))`.execute(tx)
  const offers = rows[0] ? await lockOpenOffers(tx, rows[0].ids) : []
  if (offers.length === 0) return undefined
  await sql`
    update team_invitation set expires_at = default
    where id = any(${offers.map(({ id }) => id)})`.execute(tx)
  return renewToken(tx, offers)
}
