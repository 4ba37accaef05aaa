import { useCallback } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { writeSearch } from '#platform/web/search-params.ts'
import { ActionMenu } from '#platform/web/work/components/ActionMenu.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { AddIcon, FolderIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useListState } from '#platform/web/work/components/list/use-list-state.ts'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { dataTypes } from '../../profiles/domain/element-types.ts'
import { listObjectGroups } from '../contract/group.endpoints.ts'
import { listObjects } from '../contract/object.endpoints.ts'
import { objectStates } from '../domain/states.ts'
import { openGroups } from './groups/open-groups.tsx'
import type { CatalogueObject } from './object.types.ts'
import { objectsPath } from './objects-path.ts'
import { openNewObject } from './open-object-form.tsx'
import { ObjectPanel } from './panel/ObjectPanel.tsx'
import { useSheetActions } from './sheet/use-sheet-actions.tsx'
import { useObjectActions } from './use-object-actions.ts'
import { useObjectColumns } from './use-object-columns.tsx'
import { useObjectFilters } from './use-object-filters.ts'

const none: readonly never[] = []

const onlyIndicators = ['true'] as const

/** The catalogue of ready fields and indicators. */
export const Objects = () => {
  const t = useTexts('objects')
  const locale = useLocale()
  const list = useListState({
    id: 'objects',
    sortings: ['NAME', 'CODE', 'GROUP', 'UPDATE_DATE'],
    defaultSort: 'GROUP',
    filters: { type: dataTypes, status: objectStates, groupId: 'number', indicatorsOnly: onlyIndicators },
  })
  const { indicatorsOnly, ...query } = list.query
  const answer = useCall(
    listObjects,
    { query: { ...query, ...(indicatorsOnly ? { indicatorsOnly: true } : {}) } },
    { keepPrevious: true },
  )
  const known = useCall(listObjectGroups, {})
  const groups = known.data?.items ?? none
  const columns = useObjectColumns()
  const rowActions = useObjectActions(groups)
  const filters = useObjectFilters(groups)
  const sheets = useSheetActions()
  const [raw] = useRawSearch()
  const rowLink = useCallback(
    ({ id }: CatalogueObject) => objectsPath + writeSearch({ ...raw, objectId: id }),
    [raw],
  )
  return (
    <>
      <ListScreen
        list={list}
        answer={answer}
        columns={columns}
        rowKey={(row) => row.id}
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
              disabled={known.data === undefined}
              onClick={() => openNewObject(t('form.newTitle'), groups)}
            >
              {t('list.add')}
            </Button>
            <ActionMenu actions={sheets} label={t('list.sheets')} />
          </>
        }
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText') }}
      />
      <ObjectPanel groups={groups} />
    </>
  )
}
