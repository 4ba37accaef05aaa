import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { notify } from '#platform/web/messages/banner-store.ts'
import { deleteProject, listMyProjects } from '../contract/project.endpoints.ts'

/** Asks in the drawer and deletes a project; `onDone` leads away from a page that is gone. */
export const useDeleteProject = (onDone?: () => void): ((project: { id: number; name: string }) => void) => {
  const t = useTexts('projects')
  const remove = useDeed(deleteProject, { refreshes: [listMyProjects], silent: true })
  return ({ id, name }) =>
    confirm({
      title: t('delete.title'),
      text: t('delete.text', { name }),
      submitLabel: t('delete.submit'),
      danger: true,
      onSubmit: async () => {
        await remove.mutateAsync({ body: { projectId: id } })
        notify({ code: 200, text: t('delete.done', { name }) })
        onDone?.()
      },
    })
}
