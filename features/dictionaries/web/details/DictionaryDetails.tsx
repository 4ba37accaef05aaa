import { download, saveFile } from '#platform/web/api/download.ts'
import { hasText } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { History } from '#platform/web/work/components/history/History.tsx'
import {
  AddIcon,
  DeleteIcon,
  DownloadIcon,
  EditIcon,
  UploadIcon,
} from '#platform/web/work/components/icons/icons.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { deleteDictionary, getDictionary, getDictionaryHistory } from '../../contract/dictionary.endpoints.ts'
import { exportDictionary } from '../../contract/journal.endpoints.ts'
import { dictionaryReads } from '../dictionary-reads.ts'
import { Journal } from '../journal/Journal.tsx'
import { PublishForm } from '../journal/PublishForm.tsx'
import { dictionarySearch } from '../screens.ts'
import type { Details } from './dictionary.types.ts'
import { ImportPanel } from './ImportPanel.tsx'
import { NamesForm } from './NamesForm.tsx'
import { ValueForm } from './ValueForm.tsx'
import { Values } from './Values.tsx'

const Deeds = ({ id }: { id: number }) => {
  const t = useTexts('dictionaries')
  const { data } = useCall(getDictionaryHistory, { query: { id } }, { deniedHere: true })
  const titleOf = (action: string) =>
    t(hasText(`dictionaries:history.${action}`) ? `history.${action}` : 'history.other')
  return <History entries={(data?.items ?? []).map((deed) => ({ ...deed, title: titleOf(deed.action) }))} />
}

const Loaded = ({ dictionary }: { dictionary: Details }) => {
  const t = useTexts('dictionaries')
  const go = useGo()
  const { id, name } = dictionary
  const remove = useDeed(deleteDictionary, { refreshes: dictionaryReads, silent: true })
  const save = () => void download(exportDictionary, { query: { id } }).then(saveFile, notifyError)
  const askDelete = () =>
    confirm({
      title: t('details.deleteTitle'),
      text: t('details.deleteText', { name }),
      submitLabel: t('actions.delete'),
      danger: true,
      onSubmit: async () => {
        await remove.mutateAsync({ body: { id } })
        go('/admin/dictionaries')
      },
    })
  const may = (action: Details['actions'][number]) => dictionary.actions.includes(action)
  return (
    <DetailsScreen
      listId="dictionaries"
      backTo="/admin/dictionaries"
      backLabel={t('list.title')}
      name={name}
      facts={
        <>
          <span>{dictionary.code}</span>
          <span>{t('details.version', { version: dictionary.version ?? '—' })}</span>
          <DateText value={dictionary.updatedAt} />
          {dictionary.parent ? <span>{t('details.parent', { name: dictionary.parent.name })}</span> : null}
          {dictionary.children.length > 0 ? (
            <span>
              {t('details.children', { names: dictionary.children.map((one) => one.name).join(', ') })}
            </span>
          ) : null}
        </>
      }
      primary={
        may('addValue')
          ? {
              label: t('values.add'),
              icon: AddIcon,
              onClick: () =>
                openDrawer({
                  title: t('values.newTitle'),
                  body: <ValueForm dictionary={dictionary} value={null} />,
                }),
            }
          : null
      }
      actions={[
        {
          key: 'edit',
          label: t('details.rename'),
          icon: EditIcon,
          onClick: () =>
            openDrawer({
              title: t('details.rename'),
              body: <NamesForm id={id} nameRu={dictionary.nameRu} nameEn={dictionary.nameEn} />,
            }),
        },
        { key: 'export', label: t('details.export'), icon: DownloadIcon, onClick: save },
        {
          key: 'import',
          label: t('details.import'),
          icon: UploadIcon,
          onClick: () => openDrawer({ title: t('details.import'), body: <ImportPanel id={id} /> }),
        },
        {
          key: 'delete',
          label: t('actions.delete'),
          icon: DeleteIcon,
          danger: true,
          onClick: askDelete,
          disabledReason: may('delete') ? null : t('details.builtIn'),
        },
      ]}
      tabs={[
        { key: 'values', title: t('details.values'), content: () => <Values dictionary={dictionary} /> },
        {
          key: 'journal',
          title: t('details.journal'),
          content: () => (
            <>
              <Button
                onClick={() => openDrawer({ title: t('journal.publish'), body: <PublishForm id={id} /> })}
              >
                {t('journal.publish')}
              </Button>
              <Journal id={id} />
            </>
          ),
        },
        { key: 'history', title: t('details.history'), content: () => <Deeds id={id} /> },
      ]}
    />
  )
}

/** One dictionary: its values, its versions and what was done with it. */
export const DictionaryDetails = () => {
  const [{ id }] = useScreenSearch(dictionarySearch)
  const answer = useCall(
    getDictionary,
    { query: { id: id ?? 0 } },
    { enabled: id !== undefined, deniedHere: true },
  )
  if (answer.error && !answer.data)
    return <ErrorState error={answer.error} retry={() => void answer.refetch()} />
  if (!answer.data) return <LoadingBlock lines={6} />
  return <Loaded dictionary={answer.data} />
}
