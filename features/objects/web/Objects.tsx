import { useCallback, lazy, Suspense } from 'react'
import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { writeSearch } from '#platform/web/search-params.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ActionMenu } from '#platform/web/work/components/ActionMenu.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { AddIcon, FolderIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen, type Filters } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { listObjectGroups } from '../contract/group.endpoints.ts'
import { listObjects } from '../contract/object.endpoints.ts'
import { objectActions } from './object-actions.tsx'
import type { CatalogueObject, ObjectGroups } from './object.types.ts'
import { objectsPath } from './objects-path.ts'
import { ObjectPanel } from './panel/ObjectPanel.tsx'
import { catalogue, sheetActions } from './sheet/sheet-actions.tsx'
import { useObjectColumns } from './use-object-columns.tsx'
import { GroupsPanel } from './groups/GroupsPanel.tsx'
import { objectStateTable } from '../domain/state-tables.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { WithGroups } from './form/WithGroups.tsx'

const NewObject = lazy(async () => ({ default: (await import('./form/NewObject.tsx')).NewObject }))

/** Opens the form of a new object in the drawer. */
const openNewObject = (title: string): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <WithGroups>{(groups) => <NewObject groups={groups} />}</WithGroups>
      </Suspense>
    ),
  })

/** Filters of the catalogue. */
const useObjectFilters = (groups: ObjectGroups): Filters<typeof listObjects> => {
  const t = useTexts('objects')
  return {
    groupId: groups.map(({ id, name }) => ({ value: String(id), label: name })),
    type: 'types',
    status: objectStateTable,
    indicatorsOnly: [{ value: 'true', label: t('list.onlyIndicators') }],
  }
}

/** Opens the groups of the catalogue in the drawer. */
const openGroups = (title: string): void =>
  openDrawer({ title, body: <GroupsPanel again={() => openGroups(title)} /> })

const none: readonly never[] = []

/** The catalogue of reusable fields and indicators. */
export const Objects = () => {
  const t = useTexts('objects')
  const locale = useLocale()
  const list = useList(listObjects, { id: 'objects' })
  const known = useCall(listObjectGroups, {})
  const groups = known.data?.items ?? none
  const columns = useObjectColumns()
  const rowActions = useActions(objectActions)
  const filters = useObjectFilters(groups)
  const sheets = useActions(sheetActions)(catalogue)
  const [raw] = useRawSearch()
  const rowLink = useCallback(
    ({ id }: CatalogueObject): ScreenHref => `${objectsPath}${writeSearch({ ...raw, objectId: id })}`,
    [raw],
  )
  return (
    <>
      <ListScreen
        of={list}
        columns={columns}
        rowName={({ field }) => field.name[locale]}
        rowLink={rowLink}
        rowActions={rowActions}
        filters={filters}
        action={
          <>
            <Button startIcon={<FolderIcon />} onClick={() => openGroups(t('groups.title'))}>
              {t('groups.title')}
            </Button>
            <Button
              variant="contained"
              color="primary"
              startIcon={<AddIcon />}
              onClick={() => openNewObject(t('form.newTitle'))}
            >
              {t('list.add')}
            </Button>
            <ActionMenu actions={sheets} label={t('list.sheets')} />
          </>
        }
      />
      <ObjectPanel />
    </>
  )
}
