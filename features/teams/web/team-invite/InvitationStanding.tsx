import '../teams.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { invitationStateTable } from '../../domain/state-tables.ts'
import type { MyInvitation } from '../teams.types.ts'
import { isUnanswered } from '../../domain/invitation-states.ts'

/** The state of an invitation: its deadline, or the date of the answer. */
export const InvitationStanding = ({ invitation }: { invitation: MyInvitation }) => {
  const t = useTexts('teams')
  const { status, expired, expiresAt, decidedAt } = invitation
  if (expired)
    return (
      <span className="team-standing">
        <StateOf table={invitationStateTable} state="EXPIRED" />
        <small>{t('invitations.expiredHelp')}</small>
      </span>
    )
  return (
    <span className="team-standing">
      <StateOf table={invitationStateTable} state={status} />
      {isUnanswered(invitation) ? (
        <DeadlineText value={expiresAt} />
      ) : decidedAt ? (
        <small>
          <DateText value={decidedAt} as="time" />
        </small>
      ) : null}
    </span>
  )
}
