import '../teams.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import type { MyInvitation } from '../teams.types.ts'
import { placeName } from '../../domain/place-name.ts'
import { answerActions } from './answer-actions.ts'
import { teamInviteSearch } from './team-invite-search.ts'
import { InvitationStanding } from './InvitationStanding.tsx'

/** An invitation on a narrow screen. */
export const InvitationCard = ({ invitation }: { invitation: MyInvitation }) => {
  const t = useTexts('teams')
  const [{ token }] = useScreenSearch(teamInviteSearch)
  const actions = useActions(answerActions)(invitation)
  // The link of an email is accepted above the list.
  const accept = token === undefined ? actions.filter(({ key }) => key === 'accept') : []
  return (
    <div className="team-card">
      <p>{placeName(invitation, t)}</p>
      <p className="team-card-from">{t('invitations.fromWhom', { person: invitation.from.name })}</p>
      <InvitationStanding invitation={invitation} />
      <ActionButtons actions={accept} size="small" />
    </div>
  )
}
