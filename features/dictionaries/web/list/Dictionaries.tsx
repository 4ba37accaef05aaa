import type { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon, LinkIcon } from '#platform/web/work/components/icons/icons.ts'
import type { Column } from '#platform/web/work/components/list/list-types.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useListState } from '#platform/web/work/components/list/use-list-state.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { listDictionaries } from '../../contract/dictionary.endpoints.ts'
import type { dictionaryRow } from '../../contract/dictionary.schemas.ts'
import { dictionaryPath } from '../dictionary-reads.ts'
import { DictionaryForm } from './DictionaryForm.tsx'

type Row = z.output<typeof dictionaryRow>

const linkOf = ({ id }: Row): string => dictionaryPath(id)

/** All dictionaries of the portal. */
export const Dictionaries = () => {
  const t = useTexts('dictionaries')
  const go = useGo()
  const list = useListState({
    id: 'dictionaries',
    sortings: ['NAME', 'CODE', 'UPDATE_DATE', 'VALUES'],
    defaultSort: 'NAME',
  })
  const answer = useCall(listDictionaries, { query: list.query }, { keepPrevious: true })
  const columns: Column<Row>[] = [
    { key: 'name', title: t('list.name'), sort: 'NAME', width: '30%', cell: (row) => row.name },
    { key: 'code', title: t('list.code'), sort: 'CODE', cell: (row) => row.code },
    { key: 'parent', title: t('list.parent'), cell: (row) => row.parent?.name ?? '—' },
    { key: 'values', title: t('list.values'), sort: 'VALUES', align: 'end', cell: (row) => row.valuesCount },
    {
      key: 'archived',
      title: t('list.archived'),
      align: 'end',
      optional: true,
      cell: (row) => row.archivedCount,
    },
    { key: 'version', title: t('list.version'), cell: (row) => row.version ?? '—' },
    {
      key: 'updated',
      title: t('list.updated'),
      sort: 'UPDATE_DATE',
      cell: (row) => <DateText value={row.updatedAt} />,
    },
  ]
  return (
    <ListScreen
      list={list}
      answer={answer}
      columns={columns}
      rowKey={(row) => row.id}
      rowName={(row) => row.name}
      rowLink={linkOf}
      action={
        <>
          <Button startIcon={<LinkIcon />} onClick={() => go('/admin/linked-lists')}>
            {t('linked.title')}
          </Button>
          <Button
            variant="contained"
            color="primary"
            startIcon={<AddIcon />}
            onClick={() => openDrawer({ title: t('form.newTitle'), body: <DictionaryForm /> })}
          >
            {t('list.add')}
          </Button>
        </>
      }
      empty={{ title: t('list.emptyTitle'), text: t('list.emptyText') }}
    />
  )
}
