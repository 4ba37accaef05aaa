import '../reports.css'
import { z } from 'zod'
import { choiceParam } from '#platform/web/search-params.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getTaskReport } from '../../contract/task-report.endpoints.ts'
import { canvasPapers } from '../../domain/canvas.ts'
import { reportKeys, reports } from '../../domain/reports.ts'
import { CanvasPaperField } from '../CanvasPaperField.tsx'
import { ReportPrintFoot } from '../print/ReportPrintFoot.tsx'
import { TaskReportBody } from './TaskReportBody.tsx'

const search = z.object({ paper: choiceParam(canvasPapers) })

/** Page of a task's report, for printing. */
export const TaskReportPage = ({ taskId }: { taskId: number }) => {
  const t = useTexts('reports')
  const [{ paper = 'a3' }, setSearch] = useScreenSearch(search)
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
    <div className={data.blocks ? `report canvas-page canvas-${paper}` : 'report'}>
      <PageHead
        title={key === undefined ? data.task.name : t(`${key}.title`)}
        actions={<Button onClick={() => print()}>{t('print')}</Button>}
      />
      <p className="report-about">
        {t('task.of', { project: data.project.name, task: data.task.name, track: data.track.name })}
      </p>
      {data.blocks ? (
        <div className="parameter-bar">
          <CanvasPaperField paper={paper} onChange={(one) => setSearch({ paper: one })} />
        </div>
      ) : null}
      <TaskReportBody report={data} paper={paper} />
      <ReportPrintFoot />
    </div>
  )
}
