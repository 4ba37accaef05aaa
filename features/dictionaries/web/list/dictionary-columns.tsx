import type { z } from 'zod'
import { formatCount } from '#platform/web/i18n/numbers.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { listDictionaries } from '../../contract/dictionary.endpoints.ts'
import type { dictionaryRow } from '../../contract/dictionary.schemas.ts'

/** A dictionary as the list shows it. */
export type DictionaryRow = z.output<typeof dictionaryRow>

const none = <span aria-hidden>—</span>

export const dictionaryColumns: Columns<typeof listDictionaries> = {
  name: { sort: 'NAME', width: '30%', cell: ({ name }) => name },
  code: { sort: 'CODE', cell: ({ code }) => code },
  parent: { cell: ({ parent }) => parent?.name ?? none },
  values: {
    sort: 'VALUES',
    align: 'end',
    cell: ({ valuesCount }) => <span className="tabular">{formatCount(valuesCount, true)}</span>,
  },
  archived: {
    align: 'end',
    optional: true,
    cell: ({ archivedCount }) => <span className="tabular">{formatCount(archivedCount, true)}</span>,
  },
  version: { cell: ({ version }) => version ?? none },
  updated: { sort: 'UPDATE_DATE', cell: ({ updatedAt }) => <DateText value={updatedAt} /> },
}
