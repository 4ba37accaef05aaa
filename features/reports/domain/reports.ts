/**
 * The analytic reports in the order of their cards: the code of the specification (spec 3) and the address
 * (spec 2). `people` marks those that name contacts or team members: sponsors do not read them (product 4).
 */
export const reports = {
  wholePath: { code: 'WHOLE_PATH', path: '/reports/analytic/whole-path', people: false },
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
  projectRisks: { code: 'PROJECT_RISKS_REPORT', path: '/reports/analytic/project-risks', people: true },
  curatorsSummaryReport: {
    code: 'CURATORS_SUMMARY_REPORT',
    path: '/reports/analytic/curators-summary-report',
    people: true,
  },
  projectProfile: { code: 'project_profile_report', path: '/bch/view/base-view-report', people: true },
} as const satisfies Record<string, { code: string; path: string; people: boolean }>

/** The key of a report: of its texts, and of its contract in the browser. */
export type ReportKey = keyof typeof reports

/** Reports that are tables; the others have pages of their own. */
export type TableReportKey = Exclude<ReportKey, 'osterwalder' | 'osterwalderPreSeedB' | 'projectProfile'>

const ownPages: ReadonlySet<ReportKey> = new Set(['osterwalder', 'osterwalderPreSeedB', 'projectProfile'])

/** Whether a report is drawn by the page of all tables. */
export const isTable = (key: ReportKey): key is TableReportKey => !ownPages.has(key)

/** All keys in the order of the cards. */
export const reportKeys = Object.keys(reports) as [ReportKey, ...ReportKey[]]

/** The address of a report's page. */
export type ReportPath = (typeof reports)[ReportKey]['path']

/** Reports with an address of their own; the profile of a project is drawn by its code. */
export const hasOwnAddress = (key: ReportKey): boolean => key !== 'projectProfile'

/** The page of a report. */
export const reportPath = (key: ReportKey): ReportPath => reports[key].path
