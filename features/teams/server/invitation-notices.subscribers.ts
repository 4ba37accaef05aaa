import { noticeSubscriber, noticesOf } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { subscriber, type RaisedEvent } from '#platform/server/events/subscriber.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { pushToPeople } from '#platform/server/sockets/push.ts'
import { invitationEvents } from '../domain/invitation-events.ts'
import { notices } from '../domain/teams.notices.ts'
import { partiesOf } from './team-parties.ts'

type Payload = { id?: number; ids?: number[]; first?: boolean }

const subjectOf = ({ payload: { id, ids } }: RaisedEvent<Payload>): number => id ?? ids?.[0] ?? 0

/**
 * Notifies both sides of an invitation. The invited person's notification is not emailed, because the invitation has
 * its own email.
 */
export const notifyOfInvitations = noticeSubscriber({
  name: 'teams.invitations-notify',
  notices: noticesOf(
    notices,
    'TEAM_INVITATION_RECEIVED',
    'TEAM_INVITATION_ACCEPTED',
    'TEAM_INVITATION_DECLINED',
    'TEAM_INVITATION_REVOKED',
  ),
  read: async (event: RaisedEvent<Payload>, db: Db) => {
    const parties = await partiesOf(db, subjectOf(event))
    return (
      parties && {
        ...parties,
        team: parties.team ?? '—',
        person: event.name === 'TeamInvitationSent' ? parties.inviter : parties.invitee,
      }
    )
  },
  when: {
    TEAM_INVITATION_RECEIVED: (_parties, { payload }) => payload.first === true,
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
