import type { z } from 'zod'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import type { Column } from '#platform/web/work/components/list/list-types.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useListState } from '#platform/web/work/components/list/use-list-state.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { dataTypes } from '../../profiles/domain/element-types.ts'
import { listObjectGroups } from '../contract/group.endpoints.ts'
import { listObjects } from '../contract/object.endpoints.ts'
import type { catalogueObject } from '../contract/object.schemas.ts'
import { objectStates } from '../domain/states.ts'
import { ObjectForm } from './ObjectForm.tsx'
import { useObjectActions } from './use-object-actions.tsx'

type Row = z.output<typeof catalogueObject>

/** The catalogue of ready fields and indicators. */
export const Objects = () => {
  const t = useTexts('objects')
  const locale = useLocale()
  const list = useListState({
    id: 'objects',
    sortings: ['NAME', 'CODE', 'GROUP', 'UPDATE_DATE'],
    defaultSort: 'GROUP',
    filters: { type: dataTypes, status: objectStates, groupId: 'number' },
  })
  const answer = useCall(listObjects, { query: list.query }, { keepPrevious: true })
  const groups = useCall(listObjectGroups, {}).data?.items ?? []
  const actions = useObjectActions(groups)
  const columns: Column<Row>[] = [
    {
      key: 'name',
      title: t('list.name'),
      sort: 'NAME',
      width: '32%',
      cell: ({ field }) => field.name[locale],
    },
    { key: 'code', title: t('list.code'), sort: 'CODE', cell: ({ field }) => field.code },
    { key: 'group', title: t('list.group'), sort: 'GROUP', cell: ({ group }) => group.name },
    { key: 'type', title: t('list.type'), cell: ({ field }) => t(`types.${field.type}`) },
    { key: 'single', title: t('list.single'), cell: ({ single }) => (single ? t('yes') : '—') },
    { key: 'templates', title: t('list.templates'), align: 'end', cell: (row) => row.templatesCount },
    {
      key: 'status',
      title: t('list.status'),
      cell: ({ status }) => (
        <StateChip tone={status === 'ACTIVE' ? 'accepted' : 'blocked'} label={t(`statuses.${status}`)} />
      ),
    },
  ]
  return (
    <ListScreen
      list={list}
      answer={answer}
      columns={columns}
      rowKey={(row) => row.id}
      rowName={({ field }) => field.name[locale]}
      rowActions={actions}
      filters={[
        {
          key: 'groupId',
          title: t('list.group'),
          options: groups.map(({ id, name }) => ({ value: String(id), label: name })),
        },
        {
          key: 'type',
          title: t('list.type'),
          multiple: true,
          options: dataTypes.map((value) => ({ value, label: t(`types.${value}`) })),
        },
        {
          key: 'status',
          title: t('list.status'),
          options: objectStates.map((value) => ({ value, label: t(`statuses.${value}`) })),
        },
      ]}
      action={
        <Button
          variant="contained"
          color="primary"
          startIcon={<AddIcon />}
          onClick={() =>
            openDrawer({ title: t('form.newTitle'), body: <ObjectForm groups={groups} object={null} /> })
          }
        >
          {t('list.add')}
        </Button>
      }
      empty={{ title: t('list.emptyTitle'), text: t('list.emptyText') }}
    />
  )
}
