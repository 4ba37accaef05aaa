import { useCallback } from 'react'
import { accessFlags, portalRoles } from '#platform/domain/actor.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { writeSearch } from '#platform/web/search-params.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useListState } from '#platform/web/work/components/list/use-list-state.ts'
import { useRawSearch, useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { listPeople } from '../../contract/people.endpoints.ts'
import { peoplePath, peopleSearch } from './people-search.ts'
import { fullName, type ListedPerson } from './person.types.ts'
import { PersonDrawer } from './panel/PersonDrawer.tsx'
import { usePeopleColumns } from './use-people-columns.tsx'
import { usePersonDeeds } from './use-person-deeds.tsx'

/** Roles worth asking for: everybody is an initiator. */
const roles = [...portalRoles.filter((role) => role !== 'INI'), 'ACC', 'TRC_TEAM'] as const

/** Everybody who has signed in at least once. */
export const PeopleList = () => {
  const t = useTexts('administration')
  const list = useListState({
    id: 'people',
    sortings: ['CREATE_DATE', 'NAME', 'LAST_ACTIVITY'],
    defaultSort: '-CREATE_DATE',
    filters: { status: ['A', 'B'], role: roles, flag: accessFlags },
  })
  const answer = useCall(listPeople, { query: list.query }, { keepPrevious: true })
  const [raw] = useRawSearch()
  const [{ uid }, setSearch] = useScreenSearch(peopleSearch)
  const columns = usePeopleColumns()
  const deeds = usePersonDeeds()
  const rowLink = useCallback(
    (row: ListedPerson) => peoplePath + writeSearch({ ...raw, uid: row.uid }),
    [raw],
  )
  return (
    <>
      <ListScreen
        title={null}
        list={list}
        answer={answer}
        columns={columns}
        rowKey={(row) => row.uid}
        rowName={fullName}
        rowLink={rowLink}
        rowActions={deeds}
        filters={[
          {
            key: 'status',
            title: t('people.columns.status'),
            multiple: true,
            options: (['A', 'B'] as const).map((value) => ({ value, label: t(`states.${value}`) })),
          },
          {
            key: 'role',
            title: t('people.columns.roles'),
            multiple: true,
            options: roles.map((value) => ({ value, label: t(`roleNames.${value}`) })),
          },
          {
            key: 'flag',
            title: t('people.columns.flags'),
            multiple: true,
            options: accessFlags.map((value) => ({ value, label: t(`flags.${value}`) })),
          },
        ]}
        empty={{ title: t('people.emptyTitle'), text: t('people.emptyText') }}
      />
      <PersonDrawer uid={uid} onClose={() => setSearch({ uid: undefined })} />
    </>
  )
}
