import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { listOwnTechnologyProposals } from '../../contract/proposal.endpoints.ts'
import { proposalStateTable } from '../../domain/state-tables.ts'
import { proposalActions } from './proposal-actions.tsx'
import { ProposeForm } from './ProposeForm.tsx'

const columns: Columns<typeof listOwnTechnologyProposals> = {
  name: {
    width: '36%',
    cell: ({ name, technologyId }) =>
      technologyId === null ? name : <a href={linkTo('/details/technology', { id: technologyId })}>{name}</a>,
  },
  status: { cell: ({ status }) => <StateOf table={proposalStateTable} state={status} /> },
  reason: { width: '30%', cell: ({ reason }) => reason || '—' },
  created: { sort: 'CREATE_DATE', cell: ({ createdAt }) => <DateText value={createdAt} as="relative" /> },
}

const openProposing = (title: string): void => openDrawer({ title, body: <ProposeForm /> })

/** Screen of the user's proposals, with the action to propose another. */
export const OwnProposals = () => {
  const t = useTexts('technologies')
  const list = useList(listOwnTechnologyProposals)
  const propose = (
    <Button
      variant="contained"
      color="primary"
      startIcon={<AddIcon />}
      onClick={() => openProposing(t('proposals.form.title'))}
    >
      {t('proposals.form.title')}
    </Button>
  )
  return (
    <ListScreen
      of={list}
      columns={columns}
      rowName={({ name }) => name}
      rowActions={useActions(proposalActions)}
      {...(list.isEmpty ? { emptyAction: propose } : { action: propose })}
    />
  )
}
