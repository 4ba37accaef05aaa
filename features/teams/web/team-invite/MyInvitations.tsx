import { useCallback } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { writeSearch } from '#platform/web/search-params.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useListState } from '#platform/web/work/components/list/use-list-state.ts'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { listMyInvitations } from '../../contract/invitation.endpoints.ts'
import { answerStates } from '../../domain/invitation-states.ts'
import type { MyInvitation } from '../teams.types.ts'
import { InvitationCard } from './InvitationCard.tsx'
import { InvitationDrawer } from './InvitationDrawer.tsx'
import { LetterNotice } from './LetterNotice.tsx'
import { teamInvitePath } from './team-invite-search.ts'
import { useAnswers } from './use-answers.ts'
import { useInvitationColumns } from './use-invitation-columns.tsx'

const cardOf = (row: MyInvitation) => <InvitationCard invitation={row} />

/** Who invites a person into which team, and what became of it. */
export const MyInvitations = () => {
  const t = useTexts('teams')
  const [raw] = useRawSearch()
  const list = useListState({
    id: 'my-invitations',
    sortings: ['CREATE_DATE'],
    defaultSort: '-CREATE_DATE',
    filters: { state: answerStates },
  })
  const answer = useCall(listMyInvitations, { query: list.query }, { keepPrevious: true })
  const columns = useInvitationColumns()
  const answers = useAnswers()
  const rowLink = useCallback(
    (row: MyInvitation) => teamInvitePath + writeSearch({ ...raw, invitationId: row.id }),
    [raw],
  )
  return (
    <>
      <LetterNotice />
      <ListScreen
        list={list}
        answer={answer}
        columns={columns}
        rowKey={(row) => row.id}
        rowName={(row) => row.team.name ?? t('unnamed')}
        rowLink={rowLink}
        rowActions={answers}
        card={cardOf}
        filters={[
          {
            key: 'state',
            title: t('invitations.columns.state'),
            multiple: true,
            options: answerStates.map((value) => ({ value, label: t(`answerStates.${value}`) })),
          },
        ]}
        empty={{ title: t('invitations.emptyTitle'), text: t('invitations.emptyText') }}
      />
      <InvitationDrawer invitations={answer.data?.items} />
    </>
  )
}
