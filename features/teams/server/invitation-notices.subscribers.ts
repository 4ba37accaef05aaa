import { notify, type NotificationCode, type NotificationParams } from '#features/communication'
import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'
import { subscriber, type RaisedEvent } from '#platform/server/events/subscriber.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { pushToPeople } from '#platform/server/sockets/push.ts'
import { invitationEvents } from '../domain/invitation-events.ts'
import { partiesOf } from './team-parties.ts'

type Payload = { id?: number; ids?: number[]; first?: boolean }

const invitedPage = '/bch/view/team-invite'
const pageOfTeam = ({ projectId }: { projectId: number | null }): ScreenHref =>
  projectId === null
    ? '/bch/view/acceleratorTeam'
    : linkTo('/bch/view/my-projects/edit', { projectId, tab: 'team' })

const subjectOf = ({ payload: { id, ids } }: RaisedEvent<Payload>): number => id ?? ids?.[0] ?? 0

/**
 * Notifies both sides of an invitation. The invited person's notification is not emailed, because the invitation has
 * its own email.
 */
export const notifyOfInvitations = subscriber<Payload>({
  name: 'teams.invitations-notify',
  events: invitationEvents,
  run: async ({ db }, event) => {
    const parties = await partiesOf(db, subjectOf(event))
    if (!parties) return
    const { inviteeUid, inviterUid, inviter, invitee, acceleratorId } = parties
    const team = parties.team ?? '—'
    const send = async <Code extends NotificationCode>(
      code: Code,
      params: NotificationParams<Code>,
      to: string | null,
      link: ScreenHref,
      mail = true,
    ): Promise<void> => {
      if (to === null) return
      // The sender is hidden: the outbox would reveal who owns the address, and the inbox who declined.
      const senderUid = parties.named ? event.actorUid : null
      await notify(db, {
        eventId: event.id,
        code,
        params,
        recipients: [to],
        senderUid,
        acceleratorId,
        link,
        mail,
      })
    }
    switch (event.name) {
      case 'TeamInvitationSent':
        if (!event.payload.first) return
        return send('TEAM_INVITATION_RECEIVED', { person: inviter, team }, inviteeUid, invitedPage, false)
      case 'TeamInvitationAccepted':
        // Project teams are notified of every new member elsewhere, however the person joined.
        if (parties.kind === 'PROJECT') return
        return send('TEAM_INVITATION_ACCEPTED', { person: invitee, team }, inviterUid, pageOfTeam(parties))
      case 'TeamInvitationDeclined':
        return send('TEAM_INVITATION_DECLINED', { person: invitee, team }, inviterUid, pageOfTeam(parties))
      case 'TeamInvitationRevoked':
        return send('TEAM_INVITATION_REVOKED', { team }, inviteeUid, invitedPage)
    }
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
