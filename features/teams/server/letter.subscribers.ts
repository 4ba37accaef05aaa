import { withoutLinks } from '#platform/domain/plain-name.ts'
import type { Db } from '#platform/server/context.ts'
import { subscriber, type RaisedEvent, type Subscriber } from '#platform/server/events/subscriber.ts'
import { queueMail } from '#platform/server/mail/queue-mail.ts'
import { greetingOf } from '../domain/invitee-name.rules.ts'
import { letterOf } from './invitation-letter.ts'
import { invitationLetterKey, letterLink } from './letter-link.ts'
import { lockOpenOffers, renewToken } from './open-offers.ts'
import { isMailedAsNotice, partiesOf } from './team-parties.ts'

const isWritten = async (tx: Db, dedupeKey: string): Promise<boolean> =>
  (await tx.selectFrom('mail').select('id').where('dedupe_key', '=', dedupeKey).executeTakeFirst()) !==
  undefined

/**
 * Sends the email to an address without an account, and that of a form: it is caused by a stranger, so its subject says
 * nothing of what was typed. All others are emailed as notifications.
 */
export const writeInvitationLetter = ({ publicUrl }: { publicUrl: string }): Subscriber =>
  subscriber<{ ids: number[] }>({
    name: 'teams.letter',
    events: ['TeamInvitationSent'],
    run: ({ db }, event: RaisedEvent<{ ids: number[] }>) =>
      db.transaction().execute(async (tx) => {
        const dedupeKey = invitationLetterKey(event.id)
        const offers = await lockOpenOffers(tx, event.payload.ids)
        const [first] = offers
        const parties = first && (await partiesOf(tx, first.id))
        if (!parties || isMailedAsNotice(parties) || (await isWritten(tx, dedupeKey))) return
        const token = await renewToken(tx, offers)
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
