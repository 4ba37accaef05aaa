import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { KeyIcon } from '#platform/web/work/components/icons/icons.ts'
import type { Column } from '#platform/web/work/components/list/list-types.ts'
import { fullName, type ListedPerson } from '../people/person.types.ts'
import { usePeopleColumns } from '../people/use-people-columns.tsx'
import { useLogInAs } from './use-log-in-as.ts'

const kept = new Set(['name', 'roles', 'seen'])

const LogInButton = ({ person }: { person: ListedPerson }) => {
  const t = useTexts('administration')
  const logInAs = useLogInAs()
  const allowed = person.actions.includes('logInAs')
  return (
    <Button
      size="small"
      startIcon={<KeyIcon />}
      disabled={!allowed}
      title={allowed ? undefined : t('logInAs.notAllowed')}
      aria-label={t('logInAs.label', { name: fullName(person) })}
      onClick={() => logInAs(person)}
    >
      {t('logInAs.action')}
    </Button>
  )
}

/** Who the person is, and the way in. */
export const useLogInColumns = (): Column<ListedPerson>[] => {
  const t = useTexts('administration')
  const columns = usePeopleColumns().filter(({ key }) => kept.has(key))
  return [
    ...columns,
    { key: 'deed', title: t('logInAs.deed'), align: 'end', cell: (row) => <LogInButton person={row} /> },
  ]
}
