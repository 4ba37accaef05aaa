import '../teams.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { invitationTones, memberTones, type TeamRow } from '../teams.types.ts'

/** How somebody stands to the team; of an invitation, what became of it or until when it waits. */
export const MemberStanding = ({ member: { status, invitation } }: { member: TeamRow }) => {
  const t = useTexts('teams')
  if (!invitation) return <StateChip tone={memberTones[status]} label={t(`memberStatuses.${status}`)} />
  if (invitation.expired) return <StateChip tone="blocked" label={t('invitations.expired')} />
  return (
    <span className="team-standing">
      <StateChip tone={invitationTones[invitation.status]} label={t(`sent.${invitation.status}`)} />
      {status === 'W' ? <DeadlineText value={invitation.expiresAt} /> : null}
    </span>
  )
}
