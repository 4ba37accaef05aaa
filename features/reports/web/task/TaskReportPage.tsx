import '../reports.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getTaskReport } from '../../contract/task-report.endpoints.ts'
import { reportKeys, reports } from '../../domain/reports.ts'
import { ReportPrintFoot } from '../print/ReportPrintFoot.tsx'
import { TaskReportBody } from './TaskReportBody.tsx'

/** Page of a task's report, for printing. */
export const TaskReportPage = ({ taskId }: { taskId: number }) => {
  const t = useTexts('reports')
  const { data, error, refetch } = useCall(
    getTaskReport,
    { query: { taskId: String(taskId) } },
    { deniedHere: true },
  )
  if (!data)
    return (
      <>
        <PageHead />
        {error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={8} />}
      </>
    )
  const key = reportKeys.find((one) => reports[one].code === data.code)
  return (
    <div className={data.blocks ? 'report canvas-page canvas-a3' : 'report'}>
      <PageHead
        title={key === undefined ? data.task.name : t(`${key}.title`)}
        actions={<Button onClick={() => print()}>{t('print')}</Button>}
      />
      <p className="report-about">
        {t('task.of', { project: data.project.name, task: data.task.name, track: data.track.name })}
      </p>
      <TaskReportBody report={data} />
      <ReportPrintFoot />
    </div>
  )
}
