import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { numberParam, textParam, writeSearch } from '#platform/web/search-params.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useRawSearch, useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { templateOfChoice, type TaskReportChoice } from '../../programmes/domain/report-types.ts'
import { reportLink } from '../../user-reports/domain/report-link.ts'
import { hasOwnAddress, reportKeys, reportPath, reports } from '../domain/reports.ts'
import { ProfileReport } from './ProfileReport.tsx'
import { TaskReportPage } from './task/TaskReportPage.tsx'

const search = z.object({ code: textParam(), taskId: numberParam() })

/** Redirects to the report of a code, with all other parameters of the address, or to that of a template. */
const ByCode = () => {
  const t = useTexts('reports')
  const { history } = useRouter()
  const [{ code }] = useScreenSearch(search)
  const [raw] = useRawSearch()
  const key = reportKeys.find((one) => reports[one].code === code)
  const template = templateOfChoice((code ?? '') as TaskReportChoice)
  useEffect(() => {
    if (template !== null) history.replace(reportLink(template))
    else if (key !== undefined && hasOwnAddress(key))
      history.replace(reportPath(key) + writeSearch({ ...raw, code: undefined }))
  }, [history, key, raw, template])
  if (key !== undefined && !hasOwnAddress(key)) return <ProfileReport />
  if (key !== undefined || template !== null) return <LoadingBlock lines={8} />
  return (
    <>
      <PageHead />
      <EmptyState
        title={t('byCode.none')}
        text={t('byCode.noneText')}
        action={<ScreenLink to="/reports/analytic">{t('index.title')}</ScreenLink>}
      />
    </>
  )
}

/** Any report by its code in the specification; with a task, the filled-in report of that task. */
export const BaseViewReport = () => {
  const [{ taskId }] = useScreenSearch(search)
  return taskId === undefined ? <ByCode /> : <TaskReportPage key={taskId} taskId={taskId} />
}
