import '../reports.css'
import { useState } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { getTaskReport } from '../../contract/task-report.endpoints.ts'
import { TaskReportBody } from './TaskReportBody.tsx'

const Filled = ({ taskId }: { taskId: number }) => {
  const { data, error, refetch } = useCall(
    getTaskReport,
    { query: { taskId: String(taskId) } },
    { deniedHere: true },
  )
  if (data) return <TaskReportBody report={data} />
  return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={4} />
}

/** The report of a task: link to its page, and its content on demand. */
export const TaskReport = ({ taskId, code }: { taskId: number; code: string }) => {
  const t = useTexts('reports')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className="report-of-task">
        <Button size="small" variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'task.hide' : 'task.show')}
        </Button>
        <ScreenLink to={linkTo('/bch/view/base-view-report', { code, taskId })}>{t('task.page')}</ScreenLink>
      </div>
      {isOpen ? <Filled taskId={taskId} /> : null}
    </>
  )
}
