import { memberRoles } from '#platform/domain/actor.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useListState } from '#platform/web/work/components/list/use-list-state.ts'
import { listAcceleratorTeam } from '../../contract/accelerator-team.endpoints.ts'
import { memberStatuses } from '../../domain/member-states.ts'
import { openTeamForm, teamForms } from '../open-team-form.tsx'
import type { TeamRow } from '../teams.types.ts'
import { MemberCard } from './MemberCard.tsx'
import { NoPlace } from './NoPlace.tsx'
import { useTeamColumns } from './use-team-columns.tsx'
import { useTeamDeeds } from './use-team-deeds.tsx'

const cardOf = (row: TeamRow) => <MemberCard member={row} />

/** Members of the accelerator and invitations into it, in one list. */
export const TeamList = () => {
  const t = useTexts('teams')
  const list = useListState({
    id: 'accelerator-team',
    sortings: ['NAME', 'CREATE_DATE'],
    defaultSort: 'NAME',
    filters: { role: memberRoles, status: memberStatuses },
  })
  const answer = useCall(listAcceleratorTeam, { query: list.query }, { keepPrevious: true, deniedHere: true })
  const columns = useTeamColumns()
  const deeds = useTeamDeeds()
  const openInviting = () => openTeamForm(t('inviting.title'), <teamForms.InviteForm />)
  const invite = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={openInviting}>
      {t('inviting.action')}
    </Button>
  )
  return (
    <NoPlace error={answer.error}>
      <ListScreen
        list={list}
        answer={answer}
        columns={columns}
        rowKey={(row) => row.key}
        rowName={(row) => row.person?.name ?? row.email}
        rowActions={deeds}
        card={cardOf}
        filters={[
          {
            key: 'role',
            title: t('team.columns.roles'),
            multiple: true,
            options: memberRoles.map((value) => ({ value, label: t(`roleNames.${value}`) })),
          },
          {
            key: 'status',
            title: t('team.columns.status'),
            multiple: true,
            options: memberStatuses.map((value) => ({ value, label: t(`memberStatuses.${value}`) })),
          },
        ]}
        action={invite}
        empty={{ title: t('team.emptyTitle'), text: t('team.emptyText'), action: invite }}
      />
    </NoPlace>
  )
}
