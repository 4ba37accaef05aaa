import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import * as icons from '#platform/web/work/components/icons/icons.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import * as calls from '../../../contract/template.endpoints.ts'
import { builderLink } from '../places.ts'
import { openTemplateForm } from './open-template-form.tsx'
import type { TemplateRow } from './use-template-columns.tsx'
import { useTemplateUse } from './use-template-use.ts'

/** A template, whatever shows it. */
type Template = Pick<TemplateRow, 'id' | 'name' | 'description' | 'main' | 'use'>

const refreshes = [calls.listProfileTemplates, calls.getProfileTemplate]

/** What may be done with a template; the main one stays until another takes its place. */
export const useTemplateActions = (onDeleted?: () => void): ((template: Template) => MenuAction[]) => {
  const t = useTexts('profiles')
  const go = useGo()
  const heldBy = useTemplateUse()
  // The drawer that asks shows what is refused.
  const edit = useDeed(calls.editProfileTemplate, { refreshes, silent: true })
  const remove = useDeed(calls.deleteProfileTemplate, {
    refreshes,
    success: t('builder.list.deleted'),
    silent: true,
  })
  return (template) => {
    const { id, name, description, main, use } = template
    const mainStays = main ? t('builder.list.mainStays') : null
    return [
      {
        key: 'rename',
        label: t('builder.list.rename'),
        icon: icons.EditIcon,
        onClick: () => openTemplateForm({ title: t('builder.list.rename'), deed: 'edit', template }),
      },
      {
        key: 'copy',
        label: t('builder.list.copy'),
        icon: icons.CopyIcon,
        onClick: () =>
          openTemplateForm({
            title: t('builder.list.copy'),
            deed: 'copy',
            template: { ...template, name: t('builder.list.copyName', { name }) },
            onDone: ({ templateId }) => go(builderLink({ templateId })),
          }),
      },
      {
        key: 'main',
        label: t('builder.list.makeMain'),
        icon: icons.StarIcon,
        disabledReason: main ? t('builder.list.isMain') : null,
        onClick: () =>
          confirm({
            title: t('builder.list.makeMain'),
            text: t('builder.list.makeMainText', { name }),
            submitLabel: t('builder.list.makeMain'),
            onSubmit: () => edit.mutateAsync({ body: { templateId: id, name, description, main: true } }),
          }),
      },
      {
        key: 'delete',
        label: t('actions.delete'),
        icon: icons.DeleteIcon,
        danger: true,
        disabledReason: mainStays ?? heldBy(use),
        onClick: () =>
          confirm({
            title: t('builder.list.delete'),
            text: t('builder.list.deleteText', { name }),
            submitLabel: t('actions.delete'),
            danger: true,
            onSubmit: async () => {
              await remove.mutateAsync({ body: { templateId: id } })
              onDeleted?.()
            },
          }),
      },
    ]
  }
}
