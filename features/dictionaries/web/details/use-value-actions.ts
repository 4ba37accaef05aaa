import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { ArchiveIcon, DeleteIcon, EditIcon, UndoIcon } from '#platform/web/work/components/icons/icons.ts'
import { archiveValues, deleteValues, restoreValues } from '../../contract/kept-value.endpoints.ts'
import { dictionaryReads } from '../dictionary-reads.ts'
import type { Details, KeptValue } from './dictionary.types.ts'
import { openValueForm } from './open-value-form.tsx'

/** What may be done with a value of a dictionary. */
export const useValueActions = (dictionary: Details): ((value: KeptValue) => MenuAction[]) => {
  const t = useTexts('dictionaries')
  const refreshes = dictionaryReads
  const archive = useDeed(archiveValues, { refreshes, success: t('values.archived') })
  const restore = useDeed(restoreValues, { refreshes, success: t('values.restored') })
  const remove = useDeed(deleteValues, { refreshes, success: t('values.deleted'), silent: true })
  return (value) => {
    const body = { ids: [value.id] }
    return [
      {
        key: 'edit',
        label: t('actions.edit'),
        icon: EditIcon,
        onClick: () => openValueForm(t('values.editTitle'), { dictionary, value }),
      },
      value.actions.includes('archive')
        ? {
            key: 'archive',
            label: t('values.archive'),
            icon: ArchiveIcon,
            onClick: () => archive.mutate({ body }),
          }
        : {
            key: 'restore',
            label: t('values.restore'),
            icon: UndoIcon,
            onClick: () => restore.mutate({ body }),
          },
      {
        key: 'delete',
        label: t('actions.delete'),
        icon: DeleteIcon,
        danger: true,
        onClick: () =>
          confirm({
            title: t('values.deleteTitle'),
            text: t('values.deleteText', { name: value.name }),
            submitLabel: t('actions.delete'),
            danger: true,
            onSubmit: () => remove.mutateAsync({ body }),
          }),
      },
    ]
  }
}
