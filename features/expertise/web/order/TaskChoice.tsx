import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import type { OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import { listTasksToReview } from '../../../participations/contract/participation.endpoints.ts'
import { getTask } from '../../../participations/contract/task.endpoints.ts'

type Task = { id: number; name: string; project: { name: string } }

const optionOf = ({ id, name, project }: Task) => ({ value: id, label: `${project.name}, ${name}` })

/** Tasks in review by the names of project and task, the longest waiting first. */
const findTasks: OptionSearch = async (typed, signal) => {
  const { items } = await call(
    listTasksToReview,
    { query: { limit: 50, ...(typed ? { findText: typed } : {}) } },
    { signal },
  )
  return items.map(optionOf)
}

/** Choice of tasks in review, of any projects; begins with the task of the page. */
export const TaskChoice = ({ taskIds }: { taskIds: readonly number[] }) => {
  const t = useTexts('expertise')
  const [taskId] = taskIds
  const given = useCall(
    getTask,
    { query: { taskId: taskId ?? 0 } },
    { enabled: taskId !== undefined, deniedHere: true },
  ).data
  return (
    <ComboboxField
      name="taskIds"
      label={t('ordering.tasks')}
      help={t('ordering.tasksHelp')}
      options={findTasks}
      {...(given && { chosen: [optionOf(given)] })}
      multiple
      required
    />
  )
}
