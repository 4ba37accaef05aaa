import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { ActionIcons } from '#platform/web/work/actions/ActionIcons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { DocumentIcon } from '#platform/web/work/components/icons/icons.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { Task } from '../work.types.ts'
import { fileActions } from './file-actions.ts'

type Props = { task: Task; file: Task['files'][number] }

/** One file of a task. */
export const TaskFile = ({ task, file }: Props) => {
  const actionsOf = useActions(fileActions, { task })
  const { name, size, uploadedBy, createdAt } = file
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
      <ActionIcons actions={actionsOf(file)} />
    </li>
  )
}
