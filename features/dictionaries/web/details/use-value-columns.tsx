import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/work/components/list/list-types.ts'
import { ValueStatus } from '../ValueStatus.tsx'
import type { KeptValue } from './dictionary.types.ts'

const none = <span aria-hidden>—</span>

/** The columns of a dictionary's values; the one of parents only where there is a dictionary above. */
export const useValueColumns = (hasParent: boolean): Column<KeptValue>[] => {
  const t = useTexts('dictionaries')
  const title = (key: string): string => t(`values.${key}`)
  const parent: Column<KeptValue> = {
    key: 'parent',
    title: title('parent'),
    cell: (row) => row.parent?.name ?? none,
  }
  return [
    { key: 'name', title: title('name'), sort: 'NAME', width: '34%', cell: ({ name }) => name },
    { key: 'code', title: t('list.code'), sort: 'CODE', cell: ({ code }) => code },
    ...(hasParent ? [parent] : []),
    {
      key: 'order',
      title: title('order'),
      sort: 'ORDER',
      align: 'end',
      cell: ({ seq }) => <span className="tabular">{seq}</span>,
    },
    {
      key: 'status',
      title: title('status'),
      cell: ({ status }) => <ValueStatus status={status} />,
    },
  ]
}
