import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { AddIcon, LinkIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { listDictionaries } from '../../contract/dictionary.endpoints.ts'
import { dictionaryPath } from '../paths.ts'
import { dictionaryColumns, type DictionaryRow } from './dictionary-columns.tsx'
import { lazy, Suspense } from 'react'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'

const DictionaryForm = lazy(async () => ({ default: (await import('./DictionaryForm.tsx')).DictionaryForm }))

/** Opens the form of a new dictionary in the drawer. */
const openDictionaryForm = (title: string): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <DictionaryForm />
      </Suspense>
    ),
  })

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
