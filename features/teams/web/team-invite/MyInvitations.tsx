import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { useCallback } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { writeSearch } from '#platform/web/search-params.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { listMyInvitations } from '../../contract/invitation.endpoints.ts'
import type { MyInvitation } from '../teams.types.ts'
import { answerActions } from './answer-actions.ts'
import { InvitationCard } from './InvitationCard.tsx'
import { InvitationDrawer } from './InvitationDrawer.tsx'
import { InvitationNotice } from './InvitationNotice.tsx'
import { teamInvitePath } from './team-invite-search.ts'
import { useInvitationColumns } from './use-invitation-columns.tsx'

const cardOf = (row: MyInvitation) => <InvitationCard invitation={row} />

/** The user's invitations and their states. */
export const MyInvitations = () => {
  const t = useTexts('teams')
  const [raw] = useRawSearch()
  const list = useList(listMyInvitations, { id: 'my-invitations' })
  const columns = useInvitationColumns()
  const rowActions = useActions(answerActions)
  const rowLink = useCallback(
    (row: MyInvitation): ScreenHref => `${teamInvitePath}${writeSearch({ ...raw, invitationId: row.id })}`,
    [raw],
  )
  return (
    <>
      <InvitationNotice />
      <ListScreen
        of={list}
        columns={columns}
        rowName={(row) => row.team.name ?? t('unnamed')}
        rowLink={rowLink}
        rowActions={rowActions}
        card={cardOf}
        filters={{ state: 'answerStates', id: null }}
      />
      <InvitationDrawer invitations={list.answer.data?.items} />
    </>
  )
}
