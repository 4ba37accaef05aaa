import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ActionMenu } from '#platform/web/work/components/ActionMenu.tsx'
import { Row } from '#platform/web/work/components/rows/Rows.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { invitationStateTable } from '../../domain/state-tables.ts'
import type { Invitation } from '../joining.types.ts'
import { invitationActions } from './invitation-actions.ts'

/** An invitation with its invitee, role, date and state. */
export const InvitationRow = ({ invitation }: { invitation: Invitation }) => {
  const t = useTexts('teams')
  const { person, email, leads, roleInTeam, status, expired, createdBy, createdAt } = invitation
  // The place of a leader is named by the portal: no team has named it yet.
  const place = leads ? t('invitations.leader') : roleInTeam
  const name = person?.name ?? email
  const actions = useActions(invitationActions)(invitation)
  return (
    <Row
      title={name || t('projectInviting.unknown')}
      facts={
        <>
          {person && email ? <span>{email}</span> : null}
          {place ? <span>{place}</span> : null}
          <span>{t('projectInviting.invitedBy', { name: createdBy.name })}</span>{' '}
          <DateText value={createdAt} />
        </>
      }
      end={
        <>
          <StateOf table={invitationStateTable} state={expired ? 'EXPIRED' : status} />
          <ActionMenu actions={actions} label={t('projectInviting.actions', { name })} />
        </>
      }
    />
  )
}
