import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useListState } from '#platform/web/work/components/list/use-list-state.ts'
import { listPeople } from '../../contract/people.endpoints.ts'
import { fullName } from '../people/person.types.ts'
import { useLogInColumns } from './use-log-in-columns.tsx'

/** Finds a person whose work area is to be seen with their eyes (spec 6). */
export const LogInAs = () => {
  const t = useTexts('administration')
  const list = useListState({
    id: 'log-in-as',
    sortings: ['NAME', 'LAST_ACTIVITY', 'CREATE_DATE'],
    defaultSort: '-LAST_ACTIVITY',
  })
  const answer = useCall(listPeople, { query: { ...list.query, status: 'A' } }, { keepPrevious: true })
  const columns = useLogInColumns()
  return (
    <ListScreen
      list={list}
      answer={answer}
      columns={columns}
      rowKey={(row) => row.uid}
      rowName={fullName}
      empty={{ title: t('people.emptyTitle'), text: t('people.emptyText') }}
    />
  )
}
