import { z } from 'zod'
import { screen } from '#platform/web/screen.ts'
import { numberParam, textParam } from '#platform/web/search-params.ts'
import { fillSlot } from '#platform/web/work/slots.ts'
import {
  hasOwnAddress,
  isTable,
  reportKeys,
  reportPath,
  type ReportKey,
  type ReportPath,
} from '../domain/reports.ts'

/** The programme or accelerator of a report; by default the chosen accelerator. */
const reportSearch = z.object({ programmeId: numberParam(), acceleratorId: textParam() })

/** The texts of the values in a report's table, which are of other features. */
const textsOfTables = ['acceleration-requests', 'participations', 'projects', 'risks', 'overviews'] as const

const tablePage = { load: () => import('./ReportPage.tsx'), component: 'ReportPage' } as const

const canvasPage = { load: () => import('./CanvasPage.tsx'), component: 'CanvasPage' } as const

const scoringPage = { load: () => import('./scoring/ScoringPage.tsx'), component: 'ScoringPage' } as const

const pageOf = (key: ReportKey) => {
  const row = {
    path: reportPath(key),
    title: `reports:${key}.title`,
    access: 'AnalyticReports',
    layout: 'work',
    texts: textsOfTables,
    search: reportSearch,
  } as const
  // The table of all projects and one project's page share a path.
  if (key === 'scoring') return screen({ ...row, ...scoringPage })
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
    // The report of a task is available to all who view the task; the others redirect to their pages.
    access: 'signed-in',
    menu: ['AnalyticReports', 'ProjectsInWork', 'MyProjects'],
    layout: 'work',
    texts: textsOfTables,
    load: () => import('./BaseViewReport.tsx'),
    component: 'BaseViewReport',
  }),
  ...reportKeys.filter(hasOwnAddress).map(pageOf),
]

fillSlot('summary.path', async () => (await import('./SummaryPath.tsx')).SummaryPath, {
  texts: ['reports', 'acceleration-requests'],
})
fillSlot('task.report', async () => (await import('./task/TaskReport.tsx')).TaskReport, {
  texts: ['reports', ...textsOfTables],
})

fillSlot(
  'expert-job.scoring',
  async () => (await import('./expertise/ScoringOfExpert.tsx')).ScoringOfExpert,
  {
    texts: ['reports'],
  },
)

fillSlot('expert-job.scored', async () => (await import('./expertise/ScoringOfResult.tsx')).ScoringOfResult, {
  texts: ['reports'],
})

type ReportAddress = Readonly<Record<string, string | undefined>>

type OwnReportPath = Exclude<ReportPath, '/bch/view/base-view-report'>

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths extends Readonly<Record<OwnReportPath, ReportAddress>> {
    '/reports/analytic': object
    '/bch/view/base-view-report': { code?: string; taskId?: number; projectId?: number }
  }
}
