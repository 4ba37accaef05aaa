import { wholeName } from '#platform/domain/whole-name.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { listWaitingAccounts } from '../../../contract/waiting-accounts.endpoints.ts'
import { personTones } from '../person.types.ts'

/** The columns of the list of waiting accounts. */
export const useWaitingColumns = (): Columns<typeof listWaitingAccounts> => {
  const t = useTexts('people')
  return {
    name: { width: '30%', cell: wholeName },
    email: { cell: (row) => row.email },
    status: { cell: ({ status }) => <StateChip tone={personTones[status]} label={t(`states.${status}`)} /> },
    created: { sort: 'CREATE_DATE', cell: (row) => <DateText value={row.createdAt} as="time" /> },
  }
}
