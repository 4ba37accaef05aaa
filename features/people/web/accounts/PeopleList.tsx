import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { wholeName } from '#platform/domain/whole-name.ts'
import { useCallback } from 'react'
import { roleCodes } from '#platform/domain/actor.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { writeSearch } from '#platform/web/search-params.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { useRawSearch, useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { listPeople } from '../../contract/people.endpoints.ts'
import { peoplePath, peopleSearch } from './people-search.ts'
import type { ListedPerson } from './person.types.ts'
import { personActions } from './person-actions.tsx'
import { PersonDrawer } from './panel/PersonDrawer.tsx'
import { usePeopleColumns } from './use-people-columns.tsx'
import { personStateTable } from '../../domain/state-tables.ts'

/** Views of the list: the portal's experts, mentors and trackers. */
const views = {
  experts: { filters: { role: 'EXP' } },
  mentors: { filters: { role: 'MNT' } },
  trackers: { filters: { role: 'TRC' } },
}

/** Everybody who has signed in at least once. */
export const PeopleList = () => {
  const t = useTexts('people')
  const list = useList(listPeople, { id: 'people' })
  // Everybody is an initiator, so that is not a useful filter.
  const roles = roleCodes
    .filter((role) => role !== 'INI')
    .map((value) => ({ value, label: t(`roleNames.${value}`) }))
  const [raw] = useRawSearch()
  const [{ uid }, setSearch] = useScreenSearch(peopleSearch)
  const columns = usePeopleColumns()
  const rowActions = useActions(personActions)
  const rowLink = useCallback(
    (row: ListedPerson): ScreenHref => `${peoplePath}${writeSearch({ ...raw, uid: row.uid })}`,
    [raw],
  )
  return (
    <>
      <ListScreen
        of={list}
        title={null}
        columns={columns}
        rowKey={(row) => row.uid}
        rowName={wholeName}
        rowLink={rowLink}
        rowActions={rowActions}
        filters={{ status: personStateTable, role: roles, flag: 'accessFlags' }}
        views={views}
      />
      <PersonDrawer uid={uid} onClose={() => setSearch({ uid: undefined })} />
    </>
  )
}
