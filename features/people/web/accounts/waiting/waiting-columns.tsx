import { wholeName } from '#platform/domain/whole-name.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { listWaitingAccounts } from '../../../contract/waiting-accounts.endpoints.ts'
import { personStateTable } from '../../../domain/state-tables.ts'

/** The columns of the list of unconfirmed accounts. */
export const waitingColumns: Columns<typeof listWaitingAccounts> = {
  name: { width: '30%', cell: wholeName },
  email: { cell: (row) => row.email },
  status: { cell: ({ status }) => <StateOf table={personStateTable} state={status} /> },
  created: { sort: 'CREATE_DATE', cell: (row) => <DateText value={row.createdAt} as="time" /> },
}
