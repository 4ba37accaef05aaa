import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { deleteTaskFile } from '../../contract/task.endpoints.ts'
import type { Task } from '../work.types.ts'

/** Asks in the drawer and takes a file out of a task. */
export const useDeleteFile = (task: Task): ((file: { id: string; name: string }) => void) => {
  const t = useTexts('participations')
  const remove = useCommand(deleteTaskFile)
  return ({ id, name }) =>
    confirm({
      title: t('files.deleteTitle'),
      text: t('files.deleteText', { name, task: task.name }),
      submitLabel: t('actions.delete'),
      danger: true,
      onSubmit: async () => {
        await remove.mutateAsync({ body: { taskId: task.id, fileId: id } })
        notify({ code: 200, text: t('files.deleted', { name }) })
      },
    })
}
