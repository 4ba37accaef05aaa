import { wholeName } from '#platform/domain/whole-name.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import type { listPeople } from '../../contract/people.endpoints.ts'
import { personActions } from '../accounts/person-actions.tsx'
import { usePeopleColumns } from '../accounts/use-people-columns.tsx'

/** The person, and the log-in button. */
export const useLogInColumns = (): Columns<typeof listPeople> => {
  const t = useTexts('people')
  const actionsOf = useActions(personActions, { toLogIn: true })
  const { name, roles, seen } = usePeopleColumns()
  return {
    ...(name && { name }),
    ...(roles && { roles }),
    ...(seen && { seen }),
    logIn: {
      align: 'end',
      cell: (row) => (
        <ActionButtons
          actions={actionsOf(row).filter(({ key }) => key === 'logInAs')}
          size="small"
          labelOf={() => t('logInAs.label', { name: wholeName(row) })}
        />
      ),
    },
  }
}
