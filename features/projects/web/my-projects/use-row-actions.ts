import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { DeleteIcon, EditIcon, SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { openTracksPath, projectLink } from '../paths.ts'
import type { ProjectRow } from '../project.types.ts'
import { useDeleteProject } from '../use-delete-project.ts'

/** What may be done with a project of the list. */
export const useRowActions = (): ((row: ProjectRow) => MenuAction[]) => {
  const t = useTexts('projects')
  const go = useGo()
  const remove = useDeleteProject()
  const deeds = {
    edit: { icon: EditIcon, run: (row: ProjectRow) => go(projectLink(row.id)) },
    apply: { icon: SendIcon, run: () => go(openTracksPath) },
    delete: { icon: DeleteIcon, run: remove },
  }
  return (row) =>
    row.actions.map((key) => ({
      key,
      label: t(`myProjects.${key}`),
      icon: deeds[key].icon,
      danger: key === 'delete',
      onClick: () => deeds[key].run(row),
    }))
}
