import { isNotified, noticeSubscriber, noticesOf } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { subscriber, type RaisedEvent } from '#platform/server/events/subscriber.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { pushToPeople } from '#platform/server/sockets/push.ts'
import { invitationEvents, type InvitationEvent } from '../domain/invitation-states.ts'
import { notices } from '../domain/teams.notices.ts'
import { offerOf } from './invitation-letter.ts'
import { dropOfferMails, lockOpenOffers, renewToken } from './open-offers.ts'
import { isMailedAsNotice, partiesOf, type InvitationParties } from './team-parties.ts'

type Payload = { id?: number; ids?: number[]; first?: boolean }

const subjectOf = ({ payload: { id, ids } }: RaisedEvent<Payload>): number => id ?? ids?.[0] ?? 0

/** What is offered to a person with an account, and the new link of the email; null if they cannot answer any more. */
const offerByNotice = (db: Db, ids: readonly number[], { inviteeUid, leads }: InvitationParties) =>
  db.transaction().execute(async (tx) => {
    const offers = await lockOpenOffers(tx, ids)
    const [first] = offers
    if (!first) return null
    // The new link invalidates the one in an email that is still pending.
    if (inviteeUid !== null) await dropOfferMails(tx, inviteeUid, ids)
    return { offer: offerOf(first.locale ?? 'ru', leads, offers), token: await renewToken(tx, offers) }
  })

const readSent = async ({ id, payload: { ids = [], first } }: RaisedEvent<Payload>, db: Db) => {
  // On redelivery: a new link would invalidate the one already emailed.
  if (await isNotified(db, id)) return undefined
  const parties = await partiesOf(db, ids[0] ?? 0)
  if (!parties) return undefined
  const facts = { ...parties, team: parties.team ?? '—', person: parties.inviter }
  if (!isMailedAsNotice(parties)) return first ? { ...facts, token: null } : undefined
  const offered = await offerByNotice(db, ids, parties)
  return offered ? { ...facts, ...offered } : undefined
}

/**
 * Notifies the invited person, whose email opens the invitation without signing in; a repeated invitation notifies again.
 */
export const notifyOfInvited = noticeSubscriber({
  name: 'teams.invited-notify',
  notices: noticesOf(notices, 'TEAM_INVITATION_RECEIVED'),
  read: readSent,
  people: { invitee: ({ inviteeUid }) => inviteeUid },
  // A notification of several invitations offers no decision: it would show the answer to one as that to all.
  link: (_invited, { event: { payload } }) => {
    const [invitationId, ...others] = payload.ids ?? []
    return linkTo('/bch/view/team-invite', others.length === 0 ? { invitationId } : {})
  },
  // The sender is hidden: the outbox would reveal who owns the address.
  unusual: ({ named, acceleratorId, token }, { event }) => ({
    senderUid: named ? event.actorUid : null,
    acceleratorId,
    ...(token === null ? { mail: false } : { mailLink: linkTo('/invitation', { token }) }),
  }),
})

/** Notifies both sides of what became of an invitation. */
export const notifyOfInvitations = noticeSubscriber({
  name: 'teams.invitations-notify',
  notices: noticesOf(
    notices,
    'TEAM_INVITATION_ACCEPTED',
    'TEAM_INVITATION_DECLINED',
    'TEAM_INVITATION_REVOKED',
  ),
  read: async (event: RaisedEvent<Payload>, db: Db) => {
    const parties = await partiesOf(db, subjectOf(event))
    return parties && { ...parties, team: parties.team ?? '—', person: parties.invitee }
  },
  when: {
    // Project teams are notified of every new member elsewhere, however the person joined.
    TEAM_INVITATION_ACCEPTED: ({ kind }) => kind !== 'PROJECT',
  },
  people: { invitee: ({ inviteeUid }) => inviteeUid, inviter: ({ inviterUid }) => inviterUid },
  link: ({ projectId }, { to }) => {
    if (to === 'invitee') return '/bch/view/team-invite'
    return projectId === null
      ? '/bch/view/acceleratorTeam'
      : linkTo('/bch/view/my-projects/edit', { projectId, tab: 'team' })
  },
  // The sender is hidden: the outbox would reveal who owns the address, and the inbox who declined.
  unusual: ({ named, acceleratorId }, { event }) => ({
    senderUid: named ? event.actorUid : null,
    acceleratorId,
  }),
})

const settlingEvents = [
  'TeamInvitationAccepted',
  'TeamInvitationDeclined',
  'TeamInvitationRevoked',
] as const satisfies InvitationEvent[]

/** Cancels the pending email of an invitation that was answered or withdrawn. */
export const dropMailsOfSettledInvitations = subscriber<Payload>({
  name: 'teams.invitations-settled-mails',
  events: settlingEvents,
  together: true,
  run: async ({ db }, event) => {
    const id = subjectOf(event)
    const uid = (await partiesOf(db, id))?.inviteeUid ?? null
    if (uid !== null) await dropOfferMails(db, uid, [id])
  },
})

/** Refreshes the badge of invitations on the invited person's pages. */
export const refreshInvitationBadge = subscriber<Payload>({
  name: 'teams.invitations-badge',
  events: invitationEvents,
  run: async ({ db }, event) => {
    const parties = await partiesOf(db, subjectOf(event))
    if (!parties) return
    const { inviteeUid, inviterUid } = parties
    // The announcement is explicit: a registration changes the invitation without a call of either side, and the
    // subject of a new one does not have the invitee yet.
    await announceChanges(db, ['invitation'], {
      people: [inviteeUid, inviterUid].filter((uid) => uid !== null),
    })
    if (inviteeUid === null) return
    await pushToPeople(db, [inviteeUid], {
      namespace: 'Badges',
      action: 'GET_NEW_APPROVAL_REQUEST_COUNT',
      message: {},
    })
  },
})
