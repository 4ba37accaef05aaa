import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ArchiveIcon, DeleteIcon, EditIcon, UndoIcon } from '#platform/web/work/components/icons/icons.ts'
import type { Column } from '#platform/web/work/components/list/list-types.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useListState } from '#platform/web/work/components/list/use-list-state.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import {
  archiveValues,
  deleteValues,
  listKeptValues,
  restoreValues,
} from '../../contract/kept-value.endpoints.ts'
import { valueStatuses } from '../../domain/dictionary-codes.ts'
import { dictionaryReads } from '../dictionary-reads.ts'
import type { Details, KeptValue } from './dictionary.types.ts'
import { ValueForm } from './ValueForm.tsx'

/** The values of a dictionary: searched, changed, archived. */
export const Values = ({ dictionary }: { dictionary: Details }) => {
  const t = useTexts('dictionaries')
  const list = useListState({
    id: 'dictionary-values',
    sortings: ['ORDER', 'NAME', 'CODE'],
    defaultSort: 'ORDER',
    filters: { status: valueStatuses },
  })
  const answer = useCall(
    listKeptValues,
    { query: { ...list.query, dictionaryId: dictionary.id } },
    { keepPrevious: true },
  )
  const archive = useDeed(archiveValues, { refreshes: dictionaryReads, success: t('values.archived') })
  const restore = useDeed(restoreValues, { refreshes: dictionaryReads, success: t('values.restored') })
  const remove = useDeed(deleteValues, {
    refreshes: dictionaryReads,
    success: t('values.deleted'),
    silent: true,
  })
  const columns: Column<KeptValue>[] = [
    { key: 'name', title: t('values.name'), sort: 'NAME', width: '34%', cell: (row) => row.name },
    { key: 'code', title: t('list.code'), sort: 'CODE', cell: (row) => row.code },
    { key: 'parent', title: t('values.parent'), cell: (row) => row.parent?.name ?? '—' },
    { key: 'order', title: t('values.order'), sort: 'ORDER', align: 'end', cell: (row) => row.seq },
    {
      key: 'status',
      title: t('values.status'),
      cell: (row) => (
        <StateChip
          tone={row.status === 'ACTIVE' ? 'accepted' : 'blocked'}
          label={t(`values.statuses.${row.status}`)}
        />
      ),
    },
  ]
  return (
    <ListScreen
      title={null}
      list={list}
      answer={answer}
      columns={columns}
      rowKey={(row) => row.id}
      rowName={(row) => row.name}
      filters={[
        {
          key: 'status',
          title: t('values.status'),
          options: valueStatuses.map((value) => ({ value, label: t(`values.statuses.${value}`) })),
        },
      ]}
      rowActions={(row) => [
        {
          key: 'edit',
          label: t('actions.edit'),
          icon: EditIcon,
          onClick: () =>
            openDrawer({
              title: t('values.editTitle'),
              body: <ValueForm key={row.id} dictionary={dictionary} value={row} />,
            }),
        },
        row.status === 'ACTIVE'
          ? {
              key: 'archive',
              label: t('values.archive'),
              icon: ArchiveIcon,
              onClick: () => archive.mutate({ body: { ids: [row.id] } }),
            }
          : {
              key: 'restore',
              label: t('values.restore'),
              icon: UndoIcon,
              onClick: () => restore.mutate({ body: { ids: [row.id] } }),
            },
        {
          key: 'delete',
          label: t('actions.delete'),
          icon: DeleteIcon,
          danger: true,
          onClick: () =>
            confirm({
              title: t('values.deleteTitle'),
              text: t('values.deleteText', { name: row.name }),
              submitLabel: t('actions.delete'),
              danger: true,
              onSubmit: () => remove.mutateAsync({ body: { ids: [row.id] } }),
            }),
        },
      ]}
      bulk={(rows, clear) => (
        <Button
          startIcon={<ArchiveIcon />}
          onClick={() => archive.mutate({ body: { ids: rows.map(({ id }) => id) } }, { onSuccess: clear })}
        >
          {t('values.archive')}
        </Button>
      )}
      empty={{ title: t('values.emptyTitle'), text: t('values.emptyText') }}
    />
  )
}
