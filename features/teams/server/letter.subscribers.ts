import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { subscriber, type RaisedEvent, type Subscriber } from '#platform/server/events/subscriber.ts'
import type { MailLocale } from '#platform/server/mail/mail-texts.ts'
import { queueMail } from '#platform/server/mail/queue-mail.ts'
import { withoutLinks } from '#platform/domain/plain-name.ts'
import { greetingOf } from '../domain/invitee-name.rules.ts'
import { reaches } from './invitee.sql.ts'
import { letterOf, type Offered } from './invitation-letter.ts'
import { awaitsAnswer } from './invitation.repository.ts'
import { hashOfToken, letterLink, newLetterToken } from './letter-link.ts'
import { partiesOf } from './team-parties.ts'

type Waiting = Offered & {
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
const stillOffered = async (tx: Db, ids: readonly number[]): Promise<Waiting[]> => {
  const { rows } = await sql<Waiting>`
    select i.id, coalesce(u.email, i.email) as email, i.role, i.admin, i.role_in_team as "roleInTeam", i.message, u.first_name as name, i.invitee_name as "inviteeName", u.locale,
      i.locale as "offeredLocale"
    from team_invitation i left join person u on lower(u.email) = lower(i.email)
    where i.id = any(${ids}) and ${awaitsAnswer} and (u.uid is null or ${reaches}) order by i.id for no key update of i`.execute(
    tx,
  )
  return rows
}

const isWritten = async (tx: Db, dedupeKey: string): Promise<boolean> =>
  (await tx.selectFrom('mail').select('id').where('dedupe_key', '=', dedupeKey).executeTakeFirst()) !==
  undefined

/** Sends the email with a new link; only the token's hash is stored, in the invitations of the email. */
export const writeInvitationLetter = ({ publicUrl }: { publicUrl: string }): Subscriber =>
  subscriber<{ ids: number[] }>({
    name: 'teams.letter',
    events: ['TeamInvitationSent'],
    run: ({ db }, event: RaisedEvent<{ ids: number[] }>) =>
      db.transaction().execute(async (tx) => {
        const dedupeKey = `team-invitation:${event.id}`
        const offers = await stillOffered(tx, event.payload.ids)
        const [first] = offers
        const parties = first && (await partiesOf(tx, first.id))
        if (!parties || (await isWritten(tx, dedupeKey))) return
        const token = newLetterToken()
        await sql`
          update team_invitation set token_hash = ${hashOfToken(token)}
          where id = any(${offers.map(({ id }) => id)})`.execute(tx)
        const locale = first.locale ?? first.offeredLocale ?? parties.inviterLocale ?? 'ru'
        const name = first.name ?? withoutLinks(greetingOf(first.inviteeName))
        const { subject, paragraphs, label, why } = letterOf(locale, parties, offers)
        await queueMail(tx, {
          dedupeKey,
          template: 'TEAM_INVITATION',
          to: first.email,
          locale,
          ...(name ? { name } : {}),
          subject,
          paragraphs,
          why,
          action: { label, url: letterLink(publicUrl, token) },
          secret: token,
        })
      }),
  })
