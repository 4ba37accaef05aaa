import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { listAcceleratorTeam } from '../../contract/accelerator-team.endpoints.ts'
import { openTeamForm, teamForms } from '../open-team-form.tsx'
import type { TeamRow } from '../teams.types.ts'
import { invitationActions } from './invitation-actions.ts'
import { memberActions } from './member-actions.tsx'
import { MemberCard } from './MemberCard.tsx'
import { NoPlace } from './NoPlace.tsx'
import { useInvitee } from './use-invitee.tsx'
import { useTeamColumns } from './use-team-columns.tsx'
import { memberStateTable } from '../../domain/state-tables.ts'

const cardOf = (row: TeamRow) => <MemberCard member={row} />

export const TeamList = () => {
  const t = useTexts('teams')
  const list = useList(listAcceleratorTeam, { id: 'accelerator-team', deniedHere: true })
  const columns = useTeamColumns()
  const ofMember = useActions(memberActions)
  const ofInvitation = useActions(invitationActions)
  const rowActions = (row: TeamRow) =>
    row.invitation ? ofInvitation({ ...row.invitation, to: row.person?.name ?? row.email }) : ofMember(row)
  const openInviting = () => openTeamForm(t('inviting.title'), <teamForms.InviteForm />)
  useInvitee()
  const invite = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={openInviting}>
      {t('inviting.action')}
    </Button>
  )
  return (
    <NoPlace error={list.answer.error}>
      <ListScreen
        of={list}
        columns={columns}
        rowKey={(row) => row.key}
        rowName={(row) => row.person?.name ?? row.email}
        rowActions={rowActions}
        card={cardOf}
        filters={{ role: 'roleNames', status: memberStateTable }}
        action={invite}
        emptyAction={invite}
      />
    </NoPlace>
  )
}
