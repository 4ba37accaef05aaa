import { sql } from 'kysely'
import type { RenewLink } from '#platform/server/mail/link-renewals.ts'
import { invitationLetterKey } from './letter-link.ts'
import { lockOpenOffers, renewToken } from './open-offers.ts'

/** Renews the link of an invitation email while one of its invitations is open. */
export const renewLetterLink: RenewLink = async (tx, dedupeKey) => {
  const { rows } = await sql<{ ids: number[] }>`
    select payload -> 'ids' as ids from event where name = 'TeamInvitationSent'
      and id = ${dedupeKey.slice(invitationLetterKey('').length)}::bigint`.execute(tx)
  const offers = rows[0] ? await lockOpenOffers(tx, rows[0].ids) : []
  return offers.length > 0 ? renewToken(tx, offers) : undefined
}
