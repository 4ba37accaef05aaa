import { sql } from 'kysely'
import { dropWaitingMails } from '#features/communication'
import type { Db } from '#platform/server/context.ts'
import type { MailLocale } from '#platform/server/mail/mail-texts.ts'
import type { Offered } from './invitation-letter.ts'
import { awaitsAnswer } from './invitation.repository.ts'
import { reaches } from './invitee.sql.ts'
import { hashOfToken, newLetterToken } from './letter-link.ts'

export type OpenOffer = Offered & {
  id: number
  email: string
  name: string | null
  inviteeName: string
  locale: MailLocale | null
  /** As the inviting side chose it. */
  offeredLocale: MailLocale | null
}

/**
 * Locks the invitations that are still open, so that a concurrent resend leaves one valid link. Recipients who forbade
 * invitations or cannot answer are skipped.
 */
export const lockOpenOffers = async (tx: Db, ids: readonly number[]): Promise<OpenOffer[]> => {
  const { rows } = await sql<OpenOffer>`
    select i.id, coalesce(u.email, i.email) as email, i.role, i.admin, i.role_in_team as "roleInTeam", i.message, u.first_name as name, i.invitee_name as "inviteeName", u.locale,
      i.locale as "offeredLocale"
    from team_invitation i left join person u on lower(u.email) = lower(i.email)
    where i.id = any(${ids}) and ${awaitsAnswer} and (u.uid is null or ${reaches}) order by i.id for no key update of i`.execute(
    tx,
  )
  return rows
}

/** Sets a new one-time token of these invitations; only its hash is stored with them. */
export const renewToken = async (tx: Db, offers: readonly OpenOffer[]): Promise<string> => {
  const token = newLetterToken()
  await sql`
    update team_invitation set token_hash = ${hashOfToken(token)}
    where id = any(${offers.map(({ id }) => id)})`.execute(tx)
  return token
}

/** The invitations of the event of notification `n`. */
const offered = sql`jsonb_array_elements_text((select v.payload -> 'ids' from event v where v.id = n.event_id)) o (id)`

/**
 * Cancels pending emails about these invitations: they are settled, or a newer email replaces them. An email that
 * also offers other open invitations is still sent.
 */
export const dropOfferMails = (db: Db, uid: string, ids: readonly number[]): Promise<void> =>
  dropWaitingMails(db, {
    uid,
    code: 'TEAM_INVITATION_RECEIVED',
    which: sql`exists (select from ${offered} where o.id::bigint = any(${ids}::bigint[]))
      and not exists (select from ${offered} join team_invitation i on i.id = o.id::bigint
        where i.id <> all(${ids}::bigint[]) and ${awaitsAnswer})`,
  })
