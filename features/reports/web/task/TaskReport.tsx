import '../reports.css'
import { useState } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { getTaskReport } from '../../contract/task-report.endpoints.ts'
import { reportFile } from './report-file.ts'
import { TaskReportBody } from './TaskReportBody.tsx'
import { trackReportOf } from './track-report.ts'

const Filled = ({ taskId }: { taskId: number }) => {
  const { data, error, refetch } = useCall(
    getTaskReport,
    { query: { taskId: String(taskId) } },
    { deniedHere: true },
  )
  if (data) return <TaskReportBody report={data} />
  return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={4} />
}

type Attach = (made: { blob: Blob; name: string }) => Promise<void>

/** Makes the report of a task as it is now, and attaches it to the task as a file. */
const AttachButton = ({ taskId, attach }: { taskId: number; attach: Attach }) => {
  const t = useTexts('reports')
  const [isBusy, setBusy] = useState(false)
  const make = async (): Promise<void> => {
    const report = await call(getTaskReport, { query: { taskId: String(taskId) } })
    await attach(await withProgress('document', () => reportFile(taskId, report)))
  }
  const start = (): void => {
    setBusy(true)
    void make()
      .catch(notifyError)
      .finally(() => setBusy(false))
  }
  return (
    <Button size="small" disabled={isBusy} onClick={start}>
      {t('task.attach')}
    </Button>
  )
}

type Props = {
  taskId: number
  code: string
  /** Null for a reader who may not attach files to the task. */
  attach: Attach | null
}

/** The report of a task: link to its page, its content on demand, and its file as the task's result. */
export const TaskReport = ({ taskId, code, attach }: Props) => {
  const t = useTexts('reports')
  const [isOpen, setOpen] = useState(false)
  // The project's team reads the files of its task, but not what the staff read of the whole track.
  const isAttachable = trackReportOf(code) === null
  return (
    <>
      <div className="report-of-task">
        <Button size="small" variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'task.hide' : 'task.show')}
        </Button>
        {attach && isAttachable ? <AttachButton taskId={taskId} attach={attach} /> : null}
        <ScreenLink to={linkTo('/bch/view/base-view-report', { code, taskId })}>{t('task.page')}</ScreenLink>
      </div>
      {isOpen ? <Filled taskId={taskId} /> : null}
    </>
  )
}
