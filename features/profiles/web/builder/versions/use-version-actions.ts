import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import * as icons from '#platform/web/work/components/icons/icons.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { useTemplateActions } from '../list/use-template-actions.ts'
import { builderPath } from '../paths.ts'
import type { TemplateVersion } from '../session/builder-state.ts'
import { useVersionDeeds } from './use-version-deeds.ts'

/** What may be done with the version that is shown, and with its template. */
export const useVersionActions = (version: TemplateVersion): MenuAction[] => {
  const t = useTexts('profiles')
  const go = useGo()
  const deeds = useVersionDeeds()
  const ofTemplate = useTemplateActions(() => go(builderPath))
  const may = (action: TemplateVersion['actions'][number]) => version.actions.includes(action)
  const own: (MenuAction | false)[] = [
    may('newDraft') && {
      key: 'newDraft',
      label: t('builder.versions.newDraft'),
      icon: icons.EditIcon,
      onClick: () => deeds.newDraft(version),
    },
    // What is needed keeps its active version: the reason stands at the deed that cannot be done.
    version.status === 'ACTIVE' && {
      key: 'archive',
      label: t('builder.versions.archive'),
      icon: icons.ArchiveIcon,
      disabledReason: may('archive')
        ? null
        : version.main
          ? t('builder.versions.mainStays')
          : t('builder.versions.askedStays', { count: version.use.tasksCount }),
      onClick: () => deeds.archive(version),
    },
    may('drop') && {
      key: 'drop',
      label: t('builder.versions.drop'),
      icon: icons.DeleteIcon,
      danger: true,
      onClick: () => deeds.drop(version),
    },
  ]
  const { templateId: id, name, description, main, use } = version
  return [...own.filter((one) => one !== false), ...ofTemplate({ id, name, description, main, use })]
}
