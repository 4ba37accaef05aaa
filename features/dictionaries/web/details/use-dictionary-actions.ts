import { download, saveFile } from '#platform/web/api/download.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { DeleteIcon, DownloadIcon, EditIcon, UploadIcon } from '#platform/web/work/components/icons/icons.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { deleteDictionary, listDictionaries } from '../../contract/dictionary.endpoints.ts'
import { exportDictionary } from '../../contract/journal.endpoints.ts'
import type { Details } from './dictionary.types.ts'
import { openImport } from './open-import.tsx'
import { openNamesForm } from './open-names-form.tsx'

/** What may be done with a dictionary besides adding values to it. */
export const useDictionaryActions = ({ id, name, nameRu, nameEn, actions }: Details): MenuAction[] => {
  const t = useTexts('dictionaries')
  const go = useGo()
  // Only the list: what is deleted is not asked for again.
  const remove = useDeed(deleteDictionary, {
    refreshes: [listDictionaries],
    success: t('details.deleted'),
    silent: true,
  })
  const may = (action: Details['actions'][number]): boolean => actions.includes(action)
  const edit: MenuAction = {
    key: 'edit',
    label: t('details.rename'),
    icon: EditIcon,
    onClick: () => openNamesForm(t('details.rename'), { id, nameRu, nameEn }),
  }
  const bring: MenuAction = {
    key: 'import',
    label: t('details.import'),
    icon: UploadIcon,
    onClick: () => openImport(t('details.import'), id),
  }
  return [
    ...(may('edit') ? [edit] : []),
    {
      key: 'export',
      label: t('details.export'),
      icon: DownloadIcon,
      onClick: () => void download(exportDictionary, { query: { id } }).then(saveFile, notifyError),
    },
    ...(may('import') ? [bring] : []),
    {
      key: 'delete',
      label: t('actions.delete'),
      icon: DeleteIcon,
      danger: true,
      disabledReason: may('delete') ? null : t('details.builtIn'),
      onClick: () =>
        confirm({
          title: t('details.deleteTitle'),
          text: t('details.deleteText', { name }),
          submitLabel: t('actions.delete'),
          danger: true,
          onSubmit: async () => {
            await remove.mutateAsync({ body: { id } })
            go('/admin/dictionaries')
          },
        }),
    },
  ]
}
