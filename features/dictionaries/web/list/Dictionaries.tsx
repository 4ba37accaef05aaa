import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { AddIcon, LinkIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useListState } from '#platform/web/work/components/list/use-list-state.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { listDictionaries } from '../../contract/dictionary.endpoints.ts'
import { dictionaryPath } from '../dictionary-reads.ts'
import { openDictionaryForm } from './open-dictionary-form.tsx'
import { useDictionaryColumns, type DictionaryRow } from './use-dictionary-columns.tsx'

const linkOf = ({ id }: DictionaryRow): string => dictionaryPath(id)

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
  const columns = useDictionaryColumns()
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
            onClick={() => openDictionaryForm(t('form.newTitle'))}
          >
            {t('list.add')}
          </Button>
        </>
      }
      empty={{ title: t('list.emptyTitle'), text: t('list.emptyText') }}
    />
  )
}
