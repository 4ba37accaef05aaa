import { sql } from 'kysely'
import { noticeSubscriber, noticesOf } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { notices } from '../domain/investors.notices.ts'
import { inviteeOf } from './firm.repository.ts'

/** Notifies an investor of a firm's invitation; other owners of the address are not notified. */
export const notifyOfFirmInvitations = noticeSubscriber({
  name: 'investors.notify-invited',
  notices: noticesOf(notices, 'FIRM_INVITED'),
  together: true,
  read: ({ payload }: RaisedEvent<{ id: number }>) => sql<{ firm: string; person: string; invitee: string }>`
    select f.name as firm, ${nameInSentence('x')} as person, ${inviteeOf} as invitee
    from firm_invitation i join investor_firm f on f.id = i.firm_id join person x on x.uid = i.invited_by
    where i.id = ${payload.id} and i.status = 'SENT' and exists (
      select from person_role r where r.person_uid = ${inviteeOf} and r.role = 'INV')`,
  people: { invitee: ({ invitee }) => invitee },
  link: (_invited, { event }) =>
    linkTo('/bch/view/investor-workspace/firm', { invitationId: event.payload.id }),
  unusual: () => ({ acceleratorId: null }),
})

/** Notifies a member that they were removed from a firm. */
export const notifyOfRemovedColleagues = noticeSubscriber({
  name: 'investors.notify-removed',
  notices: noticesOf(notices, 'FIRM_LEFT'),
  together: true,
  read: ({ payload, actorUid }: RaisedEvent<{ id: number; personUid: string }>) => sql<{
    firm: string
    person: string
  }>`
    select f.name as firm, ${nameInSentence('x')} as person
    from investor_firm f join person x on x.uid = ${actorUid} where f.id = ${payload.id}`,
  people: { person: (_firm, { payload }) => payload.personUid },
  link: () => linkTo('/bch/view/investor-workspace', {}),
  unusual: () => ({ acceleratorId: null }),
})

/** Notifies an investor that they were verified, or why the verification was withdrawn. */
export const notifyOfInvestorChecks = noticeSubscriber({
  name: 'investors.notify-checked',
  notices: noticesOf(notices, 'INVESTOR_VERIFIED', 'INVESTOR_UNVERIFIED'),
  together: true,
  read: async ({ payload }: RaisedEvent<{ personUid: string; comment?: string }>) => ({
    reason: payload.comment ?? '—',
  }),
  people: { person: (_reason, { payload }) => payload.personUid },
  link: () => linkTo('/bch/view/investor-workspace', {}),
  unusual: () => ({ senderUid: null, acceleratorId: null }),
})
