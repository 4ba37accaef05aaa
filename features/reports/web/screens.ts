import { z } from 'zod'
import { numberParam, textParam } from '#platform/web/search-params.ts'
import { screen } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'
import { hasOwnAddress, isTable, reportKeys, reportPath, type ReportKey } from '../domain/reports.ts'

/** The programme or accelerator of a report; by default the chosen accelerator. */
const reportSearch = z.object({ programmeId: numberParam(), acceleratorId: textParam() })

const tablePage = { load: () => import('./ReportPage.tsx'), component: 'ReportPage' } as const

const canvasPage = { load: () => import('./CanvasPage.tsx'), component: 'CanvasPage' } as const

const scoringPage = { load: () => import('./scoring/ScoringPage.tsx'), component: 'ScoringPage' } as const

const pageOf = (key: ReportKey) => {
  const row = {
    path: reportPath(key),
    title: `reports:${key}.title`,
    access: 'AnalyticReports',
    layout: 'work',
    texts: ['acceleration-requests', 'participations', 'projects', 'risks'],
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
    load: () => import('./BaseViewReport.tsx'),
    component: 'BaseViewReport',
  }),
  ...reportKeys.filter(hasOwnAddress).map(pageOf),
]

fillSlot('task.report', async () => (await import('./task/TaskReport.tsx')).TaskReport, {
  texts: ['reports'],
})

type ReportAddress = Readonly<Record<string, string | undefined>>

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/reports/analytic': object
    '/reports/analytic/whole-path': ReportAddress
    '/reports/analytic/path-cohorts': ReportAddress
    '/reports/analytic/path-times': ReportAddress
    '/reports/analytic/path-losses': ReportAddress
    '/reports/analytic/path-projects': ReportAddress
    '/reports/analytic/general-reasons': ReportAddress
    '/reports/analytic/project-reason-list': ReportAddress
    '/reports/analytic/pivot-projects': ReportAddress
    '/reports/analytic/pivot-trackers': ReportAddress
    '/reports/analytic/projects-status-as-of-date': ReportAddress
    '/reports/analytic/dynamics-of-project': ReportAddress
    '/reports/analytic/scoring': ReportAddress
    '/reports/analytic/osterwalder': ReportAddress
    '/reports/analytic/osterwalder-pre-seed-b': ReportAddress
    '/reports/analytic/project-leader-contacts': ReportAddress
    '/reports/analytic/project-team-members': ReportAddress
    '/reports/analytic/project-risks': ReportAddress
    '/reports/analytic/project-profile-in-task': ReportAddress
    '/reports/analytic/question-cost': ReportAddress
    '/reports/analytic/question-projects': ReportAddress
    '/reports/analytic/curators-summary-report': ReportAddress
    '/bch/view/base-view-report': { code?: string; taskId?: number; projectId?: number }
  }
}
