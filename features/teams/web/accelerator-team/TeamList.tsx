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
import { useTeamColumns } from './use-team-columns.tsx'
import { memberStateTable } from '../../domain/state-tables.ts'
import { useEffect } from 'react'
import { call } from '#platform/web/api/call.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getAcceleratorInvitee } from '../../contract/people-directory.endpoints.ts'
import { acceleratorTeamSearch } from './accelerator-team-search.ts'

/** Opens the form for the person in the address, then removes them from the address. */
const useInvitee = (): void => {
  const t = useTexts('teams')
  const [{ invite }, setSearch] = useScreenSearch(acceleratorTeamSearch)
  useEffect(() => {
    if (invite === undefined) return
    setSearch({ invite: undefined })
    call(getAcceleratorInvitee, { query: { uid: invite } }).then(
      (person) => openTeamForm(t('inviting.title'), <teamForms.InviteForm person={person} />),
      notifyError,
    )
  }, [invite, setSearch, t])
}

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
