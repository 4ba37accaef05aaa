import '../teams.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import type { MyInvitation } from '../teams.types.ts'
import { usePlaceName } from '../use-place-name.ts'
import { InvitationStanding } from './InvitationStanding.tsx'
import { TeamTitle } from './TeamTitle.tsx'
import { useAnswers } from './use-answers.ts'

type Props = { invitation: MyInvitation; onAnswer: () => void }

/** One invitation with everything that was said, and both answers. */
export const InvitationDetails = ({ invitation, onAnswer }: Props) => {
  const t = useTexts('teams')
  const place = usePlaceName()
  const answers = useAnswers()(invitation)
  return (
    <div className="invitation-details">
      <TeamTitle team={invitation.team} />
      <InvitationStanding invitation={invitation} />
      <dl>
        <div>
          <dt>{t('invitations.columns.place')}</dt>
          <dd>{place(invitation)}</dd>
        </div>
        <div>
          <dt>{t('invitations.columns.from')}</dt>
          <dd>
            <PersonAvatar person={invitation.from} />
          </dd>
        </div>
        <div>
          <dt>{t('invitations.columns.date')}</dt>
          <dd>
            <DateText value={invitation.createdAt} as="time" />
          </dd>
        </div>
      </dl>
      {invitation.message ? (
        <section>
          <h3>{t('invitations.message')}</h3>
          <blockquote>{invitation.message}</blockquote>
        </section>
      ) : null}
      {answers.length > 0 ? (
        <p className="invitation-answers">
          {answers.map(({ key, label, onClick }) => (
            <Button
              key={key}
              {...(key === 'accept' ? { variant: 'contained', color: 'primary' } : {})}
              onClick={() => {
                onAnswer()
                onClick?.()
              }}
            >
              {label}
            </Button>
          ))}
        </p>
      ) : null}
    </div>
  )
}
