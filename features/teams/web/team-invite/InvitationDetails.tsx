import '../teams.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import type { MyInvitation } from '../teams.types.ts'
import { placeName } from '../../domain/place-name.ts'
import { answerActions } from './answer-actions.ts'
import { InvitationStanding } from './InvitationStanding.tsx'
import { TeamTitle } from './TeamTitle.tsx'
import { isUnanswered } from '../../domain/invitation-states.ts'

/** An invitation with its message and both answers. */
export const InvitationDetails = ({ invitation }: { invitation: MyInvitation }) => {
  const t = useTexts('teams')
  const actions = useActions(answerActions)(invitation)
  return (
    <div className="invitation-details">
      <TeamTitle team={invitation.team} />
      <InvitationStanding invitation={invitation} />
      {invitation.leads && isUnanswered(invitation) ? <p>{t('invitations.leads')}</p> : null}
      <Facts>
        <Fact label={t('invitations.columns.place')}>{placeName(invitation, t)}</Fact>
        <Fact label={t('invitations.columns.from')}>
          <PersonAvatar person={invitation.from} />
        </Fact>
        <Fact label={t('invitations.columns.date')}>
          <DateText value={invitation.createdAt} as="time" />
        </Fact>
      </Facts>
      {invitation.message ? (
        <section>
          <h3>{t('invitations.message')}</h3>
          <blockquote>{invitation.message}</blockquote>
        </section>
      ) : null}
      <p className="invitation-answers">
        <ActionButtons actions={actions} />
      </p>
    </div>
  )
}
