import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import type { listDictionaryEntries } from '../../contract/entry.endpoints.ts'
import { ValueStatus } from '../ValueStatus.tsx'

const none = <span aria-hidden>—</span>

/** Columns of a dictionary's values; the parent only if the dictionary has one. */
export const valueColumns = (hasParent: boolean): Columns<typeof listDictionaryEntries> => ({
  name: { sort: 'NAME', width: '34%', cell: ({ name }) => name },
  code: { sort: 'CODE', cell: ({ code }) => code },
  ...(hasParent ? { parent: { cell: (row) => row.parent?.name ?? none } } : {}),
  order: { sort: 'ORDER', align: 'end', cell: ({ seq }) => <span className="tabular">{seq}</span> },
  status: { cell: ({ status }) => <ValueStatus status={status} /> },
})
