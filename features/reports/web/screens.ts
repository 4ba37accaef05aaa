import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'
import { screen } from '#platform/web/screen.ts'
import { isTable, reportKeys, reportPath, type ReportKey, type ReportPath } from '../domain/reports.ts'

/** The programme that a report is about; without one it is about the chosen accelerator. */
const reportSearch = z.object({ programmeId: numberParam() })

const tablePage = { load: () => import('./ReportPage.tsx'), component: 'ReportPage' } as const

const canvasPage = { load: () => import('./CanvasPage.tsx'), component: 'CanvasPage' } as const

const pageOf = (key: ReportKey) => {
  const row = {
    path: reportPath(key),
    title: `reports:${key}.title`,
    access: 'AnalyticReports',
    layout: 'work',
    search: reportSearch,
  } as const
  return isTable(key) ? screen({ ...row, ...tablePage }) : screen({ ...row, ...canvasPage })
}

export const screens = [
  screen({
    path: '/reports/analytic',
    title: 'reports:index.title',
    access: 'AnalyticReports',
    layout: 'work',
    load: () => import('./ReportCards.tsx'),
    component: 'ReportCards',
  }),
  screen({
    path: '/bch/view/base-view-report',
    title: 'reports:byCode.title',
    access: 'AnalyticReports',
    layout: 'work',
    load: () => import('./BaseViewReport.tsx'),
    component: 'BaseViewReport',
  }),
  ...reportKeys.map(pageOf),
]

type ReportAddress = Readonly<Record<string, string | undefined>>

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths extends Record<ReportPath, ReportAddress> {
    '/reports/analytic': object
    '/bch/view/base-view-report': { code?: string }
  }
}
