import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { AddIcon, LinkIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { listDictionaries } from '../../contract/dictionary.endpoints.ts'
import { dictionaryPath } from '../paths.ts'
import { openDictionaryForm } from './open-dictionary-form.tsx'
import { dictionaryColumns, type DictionaryRow } from './dictionary-columns.tsx'

const linkOf = ({ id }: DictionaryRow) => dictionaryPath(id)

/** All dictionaries of the portal. */
export const Dictionaries = () => {
  const t = useTexts('dictionaries')
  const go = useGo()
  const list = useList(listDictionaries, { id: 'dictionaries' })
  return (
    <ListScreen
      of={list}
      columns={dictionaryColumns}
      filters={{ linkedOnly: null }}
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
    />
  )
}
