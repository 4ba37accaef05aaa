import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionMenu } from '#platform/web/work/components/ActionMenu.tsx'
import { Row } from '#platform/web/work/components/rows/Rows.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { inviteTones, type Invitation } from '../joining.types.ts'
import { useInvitationActions } from './use-invitation-actions.ts'

/** One invitation: to whom, as what, since when, and how it stands. */
export const InvitationRow = ({ invitation }: { invitation: Invitation }) => {
  const t = useTexts('projects')
  const { person, email, roleInTeam, state, status, expired, createdBy, createdAt } = invitation
  const name = person?.name ?? email
  const actions = useInvitationActions(invitation, name)
  return (
    <Row
      title={name || t('inviting.unknown')}
      facts={
        <>
          {person && email ? <span>{email}</span> : null}
          {roleInTeam ? <span>{roleInTeam}</span> : null}
          <span>{t('inviting.invitedBy', { name: createdBy.name })}</span> <DateText value={createdAt} />
          {status === 'REGISTER_WAITING' ? <span>{t('inviting.registerWaiting')}</span> : null}
        </>
      }
      end={
        <>
          <StateChip
            tone={expired ? 'blocked' : inviteTones[state]}
            label={expired ? t('inviting.expired') : t(`inviting.states.${state}`)}
          />
          <ActionMenu actions={actions} label={t('inviting.actions', { name })} />
        </>
      }
    />
  )
}
