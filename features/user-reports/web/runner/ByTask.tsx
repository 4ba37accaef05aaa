import { useId, useState } from 'react'
import { limitsStore } from '#platform/web/portal-limits.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Combobox } from '#platform/web/work/components/form/combobox/Combobox.tsx'
import type { Option } from '#platform/web/work/components/form/combobox/options.ts'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import { taskStateTable } from '../../../participations/domain/state-tables.ts'
import { taskStates, type TaskState } from '../../../participations/domain/states.ts'
import { getReportTasks, listReportProjects } from '../../contract/make-report.endpoints.ts'

type Props = {
  reportId: number
  /** Adds projects to those that are chosen; answers how many were new, and how many no longer fit. */
  onTake: (projects: readonly Option[]) => { added: number; left: number }
}

/** Adds the projects that have a task, in a state: no more than a report holds, and it says how many there are. */
export const ByTask = ({ reportId, onTake }: Props) => {
  const t = useTexts('user-reports')
  const [taskId, stateId] = [useId(), useId()]
  const [task, setTask] = useState<Option | null>(null)
  const [state, setState] = useState<TaskState | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const { data } = useCall(getReportTasks, { query: { userReportId: String(reportId) } })
  if (!data || data.items.length === 0) return null
  const options = data.items.map(({ id, name, track }): Option => ({ value: id, label: name, hint: track }))
  const take = async () => {
    if (!task) return
    const query = {
      userReportId: String(reportId),
      taskId: String(task.value),
      ...(state ? { taskState: state } : {}),
      limit: limitsStore.get().reportProjects,
    }
    try {
      const { items, total } = await call(listReportProjects, { query })
      const { added, left } = onTake(items.map(({ id, name }) => ({ value: id, label: name })))
      const isTooMany = total > items.length || left > 0
      const known = total > 0 && added === 0 && !isTooMany ? 'known' : 'taken'
      setAnnouncement(
        isTooMany
          ? t('byTask.tooMany', { count: total, limit: limitsStore.get().reportProjects })
          : t(`byTask.${known}`, { count: added }),
      )
    } catch (error) {
      notifyError(error)
    }
  }
  return (
    <details className="user-reports-by-task">
      <summary>{t('byTask.title')}</summary>
      <div>
        <label htmlFor={taskId}>{t('byTask.task')}</label>
        <Combobox
          id={taskId}
          label={t('byTask.task')}
          options={options}
          chosen={task ? [task] : []}
          onChange={(chosen) => setTask(chosen[0] ?? null)}
        />
        <label htmlFor={stateId}>{t('byTask.state')}</label>
        <Select
          id={stateId}
          value={state}
          placeholder={t('byTask.anyState')}
          options={taskStates.map((value) => ({ value, label: t(stateKey(taskStateTable, value)) }))}
          onChange={setState}
          onEmpty={() => setState(null)}
        />
        <div className="form-buttons">
          <Button size="small" disabled={!task} onClick={() => void take()}>
            {t('byTask.take')}
          </Button>
        </div>
        <p role="status">{announcement}</p>
      </div>
    </details>
  )
}
