import type { z } from 'zod'
import { formatCount } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/work/components/list/list-types.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { dictionaryRow } from '../../contract/dictionary.schemas.ts'

/** A dictionary as the list shows it. */
export type DictionaryRow = z.output<typeof dictionaryRow>

const none = <span aria-hidden>—</span>

/** The columns of the list of dictionaries. */
export const useDictionaryColumns = (): Column<DictionaryRow>[] => {
  const t = useTexts('dictionaries')
  const title = (key: string): string => t(`list.${key}`)
  return [
    { key: 'name', title: title('name'), sort: 'NAME', width: '30%', cell: ({ name }) => name },
    { key: 'code', title: title('code'), sort: 'CODE', cell: ({ code }) => code },
    { key: 'parent', title: title('parent'), cell: ({ parent }) => parent?.name ?? none },
    {
      key: 'values',
      title: title('values'),
      sort: 'VALUES',
      align: 'end',
      cell: ({ valuesCount }) => <span className="tabular">{formatCount(valuesCount, true)}</span>,
    },
    {
      key: 'archived',
      title: title('archived'),
      align: 'end',
      optional: true,
      cell: ({ archivedCount }) => <span className="tabular">{formatCount(archivedCount, true)}</span>,
    },
    { key: 'version', title: title('version'), cell: ({ version }) => version ?? none },
    {
      key: 'updated',
      title: title('updated'),
      sort: 'UPDATE_DATE',
      cell: ({ updatedAt }) => <DateText value={updatedAt} />,
    },
  ]
}
