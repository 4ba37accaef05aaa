import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import {
  ArchiveIcon,
  ChartIcon,
  DeleteIcon,
  EditIcon,
  UndoIcon,
} from '#platform/web/work/components/icons/icons.ts'
import {
  archiveObject,
  deleteObject,
  restoreObject,
  setSingleIndicator,
  unsetSingleIndicator,
} from '../contract/object.endpoints.ts'
import { catalogueReads, objectReads } from './object-reads.ts'
import type { CatalogueObject, ObjectGroups } from './object.types.ts'
import { openObjectEdit } from './open-object-form.tsx'

/** What may be done with an object; `onGone` is told when it is deleted. */
export const useObjectActions = (
  groups: ObjectGroups,
  onGone?: () => void,
): ((object: CatalogueObject) => MenuAction[]) => {
  const t = useTexts('objects')
  const locale = useLocale()
  const options = { refreshes: objectReads, success: t('deeds.done') }
  const deeds = {
    archive: { call: useDeed(archiveObject, options), icon: ArchiveIcon },
    restore: { call: useDeed(restoreObject, options), icon: UndoIcon },
    single: { call: useDeed(setSingleIndicator, options), icon: ChartIcon },
    notSingle: { call: useDeed(unsetSingleIndicator, options), icon: ChartIcon },
  } as const
  const remove = useDeed(deleteObject, { ...options, refreshes: catalogueReads, silent: true })
  return (object) => [
    {
      key: 'edit',
      label: t('actions.edit'),
      icon: EditIcon,
      onClick: () => openObjectEdit(t('form.editTitle'), { groups, object }),
    },
    ...(['archive', 'restore', 'single', 'notSingle'] as const)
      .filter((action) => object.actions.includes(action))
      .map((action) => ({
        key: action,
        label: t(`deeds.${action}`),
        icon: deeds[action].icon,
        onClick: () => deeds[action].call.mutate({ body: { id: object.id } }),
      })),
    {
      key: 'delete',
      label: t('actions.delete'),
      icon: DeleteIcon,
      danger: true,
      disabledReason: object.actions.includes('delete') ? null : t('deeds.inUse'),
      onClick: () =>
        confirm({
          title: t('deeds.deleteTitle'),
          text: t('deeds.deleteText', { name: object.field.name[locale] }),
          submitLabel: t('actions.delete'),
          danger: true,
          onSubmit: async () => {
            await remove.mutateAsync({ body: { id: object.id } })
            onGone?.()
          },
        }),
    },
  ]
}
