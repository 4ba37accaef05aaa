import '../user-reports.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { SearchIcon } from '#platform/web/work/components/icons/icons.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { usePathNumber } from '#platform/web/work/navigation/use-path-number.ts'
import { getUserReportFilters } from '../../contract/make-report.endpoints.ts'
import { runnerSearch } from '../searches.ts'
import { RunPage } from './RunPage.tsx'

/** Screen of a report: parameters, projects and missing data. */
export const OneReport = () => {
  const t = useTexts('user-reports')
  const reportId = usePathNumber('/bch/view/user-reports/:id', 'id')
  const [{ projects }] = useScreenSearch(runnerSearch)
  const answer = useCall(
    getUserReportFilters,
    { query: { reportId: String(reportId), ...(projects ? { projects } : {}) } },
    { enabled: reportId !== undefined, deniedHere: true },
  )
  if (reportId === undefined)
    return <PageState icon={SearchIcon} title={t('run.none')} text={t('run.noneText')} />
  if (!answer.data)
    return answer.error ? (
      <ErrorState error={answer.error} retry={() => void answer.refetch()} />
    ) : (
      <LoadingBlock lines={8} />
    )
  const count = projects ? projects.split(',').length : 0
  return (
    <RunPage key={reportId} filters={answer.data} lost={Math.max(0, count - answer.data.projects.length)} />
  )
}
