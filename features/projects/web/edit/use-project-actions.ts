import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { DeleteIcon, SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { myProjectsPath, openTracksPath } from '../paths.ts'
import type { Project } from '../project.types.ts'
import { useDeleteProject } from '../use-delete-project.ts'

/** What may be done with a project from its page, besides editing it. */
export const useProjectActions = (project: Project): MenuAction[] => {
  const t = useTexts('projects')
  const go = useGo()
  const remove = useDeleteProject(() => go(myProjectsPath, { replace: true }))
  const deeds: MenuAction[] = [
    { key: 'apply', label: t('myProjects.apply'), icon: SendIcon, onClick: () => go(openTracksPath) },
    {
      key: 'delete',
      label: t('myProjects.delete'),
      icon: DeleteIcon,
      danger: true,
      onClick: () => remove(project),
    },
  ]
  return deeds.filter(({ key }) => project.actions.some((action) => action === key))
}
