import { addDeadlineSource } from '#features/reminders'
import { featureOf, type Feature } from '#platform/server/feature.ts'
import { addLinkRenewal } from '#platform/server/mail/link-renewals.ts'
import { parts } from './parts.gen.ts'
import { invitationDeadlines } from './server/invitation.deadline-source.ts'
import { renewLetterLink } from './server/renew-letter-link.ts'
import type { TeamsSettings } from './server/settings.ts'

export { foundInDirectory, foundInDirectoryBy } from './server/invitee.sql.ts'
export { inviteLeader } from './server/invite-leader.ts'

addDeadlineSource(invitationDeadlines)
addLinkRenewal('TEAM_INVITATION', renewLetterLink)

/** Teams of projects and accelerators: members, invitations and requests to join. */
export const teamsFeature = (settings: TeamsSettings): Feature =>
  featureOf(
    parts,
    {
      constraintErrors: {
        team_invitation_open_project: 'INVITATION_EXISTS',
        team_invitation_open_accelerator: 'INVITATION_EXISTS',
        project_join_request_open: 'EXISTS_RESPOND',
      },
    },
    settings,
  )
