import '../teams.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { MyInvitation } from '../teams.types.ts'
import { usePlaceName } from '../use-place-name.ts'
import { InvitationStanding } from './InvitationStanding.tsx'

/** An invitation on a narrow screen. */
export const InvitationCard = ({ invitation }: { invitation: MyInvitation }) => {
  const t = useTexts('teams')
  const place = usePlaceName()
  return (
    <div className="team-card">
      <p>{place(invitation)}</p>
      <p className="team-card-from">{t('invitations.fromWhom', { person: invitation.from.name })}</p>
      <InvitationStanding invitation={invitation} />
    </div>
  )
}
