import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/work/components/list/list-types.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { fullName, personTones, type WaitingAccount } from '../person.types.ts'

/** The columns of the list of waiting accounts. */
export const useWaitingColumns = (): Column<WaitingAccount>[] => {
  const t = useTexts('administration')
  return [
    { key: 'name', title: t('people.columns.name'), width: '30%', cell: fullName },
    { key: 'email', title: t('panel.email'), cell: (row) => row.email },
    {
      key: 'status',
      title: t('people.columns.status'),
      cell: ({ status }) => <StateChip tone={personTones[status]} label={t(`states.${status}`)} />,
    },
    {
      key: 'created',
      title: t('people.columns.created'),
      sort: 'CREATE_DATE',
      cell: (row) => <DateText value={row.createdAt} as="time" />,
    },
  ]
}
