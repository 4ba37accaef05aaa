import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import { listTechnologyProposals } from '../../contract/proposal.endpoints.ts'
import { proposalStateTable } from '../../domain/state-tables.ts'
import { proposalActions } from './proposal-actions.tsx'

const columns: Columns<typeof listTechnologyProposals> = {
  name: { sort: 'NAME', width: '24%', cell: ({ name }) => name },
  purpose: { width: '34%', cell: ({ purpose }) => purpose },
  person: { cell: ({ person }) => (person ? <PersonName person={person} /> : '—') },
  status: { cell: ({ status }) => <StateOf table={proposalStateTable} state={status} /> },
  created: { sort: 'CREATE_DATE', cell: ({ createdAt }) => <DateText value={createdAt} as="relative" /> },
}

const filters = { status: proposalStateTable, id: null }

/** Screen of all proposals, for administrators. */
export const ProposalQueue = () => {
  const list = useList(listTechnologyProposals)
  return (
    <ListScreen
      of={list}
      columns={columns}
      rowName={({ name }) => name}
      rowActions={useActions(proposalActions)}
      filters={filters}
    />
  )
}
