import { download, saveFile } from '#platform/web/api/download.ts'
import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { DeleteIcon, DocumentIcon, DownloadIcon } from '#platform/web/work/components/icons/icons.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { downloadTaskFile } from '../../contract/task.endpoints.ts'
import type { Task } from '../work.types.ts'
import { useDeleteFile } from './use-delete-file.ts'

type Props = { task: Task; file: Task['files'][number] }

/** One file of a task. */
export const TaskFile = ({ task, file }: Props) => {
  const t = useTexts('participations')
  const remove = useDeleteFile(task)
  const { name, size, uploadedBy, createdAt } = file
  const fetchFile = () =>
    withProgress('file', () =>
      download(downloadTaskFile, { query: { taskId: task.id, fileId: file.id } }),
    ).then(saveFile, notifyError)
  return (
    <li className="task-file">
      <DocumentIcon />
      <span>
        <b>{name}</b>
        <small>
          <span className="tabular">{formatBytes(size)}</span> · {uploadedBy.name} ·{' '}
          <DateText value={createdAt} as="relative" />
        </small>
      </span>
      <IconAction icon={DownloadIcon} label={t('files.download', { name })} tip="end" onClick={fetchFile} />
      {task.editable ? (
        <IconAction
          icon={DeleteIcon}
          label={t('files.delete', { name })}
          tip="end"
          onClick={() => remove(file)}
        />
      ) : null}
    </li>
  )
}
