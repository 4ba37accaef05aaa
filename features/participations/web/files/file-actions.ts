import { download, saveFile } from '#platform/web/api/download.ts'
import { call } from '#platform/web/api/call.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { DeleteIcon, DownloadIcon } from '#platform/web/work/components/icons/icons.ts'
import { deleteTaskFile, downloadTaskFile } from '../../contract/task.endpoints.ts'
import type { Task } from '../work.types.ts'

/** Actions on a file of a task. */
export const fileActions = actionsOf<Task['files'][number], 'download', { task: Task }>(
  'participations:files',
  {
    download: {
      icon: DownloadIcon,
      when: true,
      run: async ({ id }, { task }) =>
        saveFile(
          await withProgress('file', () =>
            download(downloadTaskFile, { query: { taskId: task.id, fileId: id } }),
          ),
        ),
    },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: ({ id }, { task }) => call(deleteTaskFile, { body: { taskId: task.id, fileId: id } }),
    },
  },
  { words: ({ name }, { task }) => ({ name, task: task.name }) },
)
