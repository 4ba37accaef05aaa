/**
 * Analytic reports in the order of their cards, with the code of the specification (spec 3) and the path (spec 2).
 * `people` marks those with contact details or team members, which sponsors may not read (product 4).
 */
export const reports = {
  wholePath: { code: 'WHOLE_PATH', path: '/reports/analytic/whole-path', people: false },
  pathCohorts: { code: 'PATH_COHORTS', path: '/reports/analytic/path-cohorts', people: false },
  pathTimes: { code: 'PATH_TIMES', path: '/reports/analytic/path-times', people: false },
  pathLosses: { code: 'PATH_LOSSES', path: '/reports/analytic/path-losses', people: false },
  pathProjects: { code: 'PATH_PROJECTS', path: '/reports/analytic/path-projects', people: true },
  generalReasons: { code: 'GENERAL_BOOSTER', path: '/reports/analytic/general-reasons', people: false },
  projectReasonList: {
    code: 'PROJECT_LIST_BOOSTER',
    path: '/reports/analytic/project-reason-list',
    people: true,
  },
  pivotProjects: { code: 'SUMMARY_PROJECT_REPORT', path: '/reports/analytic/pivot-projects', people: false },
  pivotTrackers: { code: 'SUMMARY_TRACKER_REPORT', path: '/reports/analytic/pivot-trackers', people: true },
  projectsStatusAsOfDate: {
    code: 'PROJECT_ON_DATE_REPORT',
    path: '/reports/analytic/projects-status-as-of-date',
    people: false,
  },
  dynamicsOfProject: {
    code: 'DYNAMICS_OF_PROJECT',
    path: '/reports/analytic/dynamics-of-project',
    people: true,
  },
  scoring: { code: 'SCORING_REPORT', path: '/reports/analytic/scoring', people: true },
  osterwalder: { code: 'OSTERWALDER_CANVAS', path: '/reports/analytic/osterwalder', people: true },
  osterwalderPreSeedB: {
    code: 'OSTERWALDER_CANVAS_PRESEED_B',
    path: '/reports/analytic/osterwalder-pre-seed-b',
    people: true,
  },
  projectLeaderContacts: {
    code: 'PROJECT_LEADER_CONTACTS',
    path: '/reports/analytic/project-leader-contacts',
    people: true,
  },
  projectTeamMembers: {
    code: 'PROJECT_TEAM_MEMBERS',
    path: '/reports/analytic/project-team-members',
    people: true,
  },
  projectProfileInTask: {
    code: 'PROJECT_PROFILE_IN_TASK_REPORT',
    path: '/reports/analytic/project-profile-in-task',
    people: true,
  },
  questionCost: { code: 'QUESTION_COST_REPORT', path: '/reports/analytic/question-cost', people: true },
  questionProjects: {
    code: 'QUESTION_PROJECTS_REPORT',
    path: '/reports/analytic/question-projects',
    people: true,
  },
  projectRisks: { code: 'PROJECT_RISKS_REPORT', path: '/reports/analytic/project-risks', people: true },
  curatorsSummaryReport: {
    code: 'CURATORS_SUMMARY_REPORT',
    path: '/reports/analytic/curators-summary-report',
    people: true,
  },
  projectProfile: { code: 'project_profile_report', path: '/bch/view/base-view-report', people: true },
} as const satisfies Record<string, { code: string; path: string; people: boolean }>

/** Key of a report, of its texts and of its contract in the browser. */
export type ReportKey = keyof typeof reports

/** Reports with the generic table page; the others have their own pages. */
export type TableReportKey = Exclude<ReportKey, 'osterwalder' | 'osterwalderPreSeedB' | 'projectProfile'>

const ownPages: ReadonlySet<ReportKey> = new Set(['osterwalder', 'osterwalderPreSeedB', 'projectProfile'])

/** Whether a report uses the generic table page. */
export const isTable = (key: ReportKey): key is TableReportKey => !ownPages.has(key)

/** Reports that are also available for the whole portal, to its administrators. */
export const wideReports: ReadonlySet<ReportKey> = new Set([
  'wholePath',
  'pathCohorts',
  'pathTimes',
  'pathLosses',
  'pathProjects',
  'generalReasons',
  'projectReasonList',
  'pivotProjects',
  'projectsStatusAsOfDate',
])

/** All keys, in the order of the cards. */
export const reportKeys = Object.keys(reports) as [ReportKey, ...ReportKey[]]

/** Path of a report's page. */
export type ReportPath = (typeof reports)[ReportKey]['path']

/** Whether a report has its own path; the project's profile is opened by its code. */
export const hasOwnAddress = (key: ReportKey): boolean => key !== 'projectProfile'

/** Returns the path of a report's page. */
export const reportPath = (key: ReportKey): ReportPath => reports[key].path
