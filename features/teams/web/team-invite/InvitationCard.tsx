import '../teams.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import type { MyInvitation } from '../teams.types.ts'
import { usePlaceName } from '../use-place-name.ts'
import { InvitationStanding } from './InvitationStanding.tsx'
import { useAnswers } from './use-answers.ts'

/** An invitation on a narrow screen. */
export const InvitationCard = ({ invitation }: { invitation: MyInvitation }) => {
  const t = useTexts('teams')
  const place = usePlaceName()
  const accept = useAnswers()(invitation).find(({ key }) => key === 'accept')
  return (
    <div className="team-card">
      <p>{place(invitation)}</p>
      <p className="team-card-from">{t('invitations.fromWhom', { person: invitation.from.name })}</p>
      <InvitationStanding invitation={invitation} />
      {accept ? (
        <Button size="small" onClick={accept.onClick}>
          {accept.label}
        </Button>
      ) : null}
    </div>
  )
}
