import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'

type NarrowReason = { why: string }

const ofTeam: NarrowReason = {
  why: 'It compares the work of one team: its people, its deadlines, its rules.',
}
const ofProject: NarrowReason = { why: 'It is about one project in one accelerator.' }
const ofTask: NarrowReason = { why: 'It is about a task, which belongs to one accelerator.' }
const ofTemplate: NarrowReason = {
  why: 'Its parameters are chosen by each accelerator, so that its numbers are not comparable.',
}

type Declared = { code?: string; path?: string; people: boolean; wholePortal: true | NarrowReason }

/**
 * Analytic reports in the order of their cards, with the code of the specification (spec 3). `people` marks those with
 * contact details or team members, which sponsors may not read (product 4); `wholePortal` those that administrators also
 * read for all accelerators, or says why one is about a single accelerator. Code and path follow from the key unless they
 * are given.
 */
const declared = {
  wholePath: { code: 'WHOLE_PATH', people: false, wholePortal: true },
  pathCohorts: { code: 'PATH_COHORTS', people: false, wholePortal: true },
  pathTimes: { code: 'PATH_TIMES', people: false, wholePortal: true },
  pathLosses: { code: 'PATH_LOSSES', people: false, wholePortal: true },
  pathProjects: { code: 'PATH_PROJECTS', people: true, wholePortal: true },
  generalReasons: { code: 'GENERAL_BOOSTER', people: false, wholePortal: true },
  projectReasonList: { code: 'PROJECT_LIST_BOOSTER', people: true, wholePortal: true },
  pivotProjects: { code: 'SUMMARY_PROJECT_REPORT', people: false, wholePortal: true },
  pivotTrackers: { code: 'SUMMARY_TRACKER_REPORT', people: true, wholePortal: ofTeam },
  projectsStatusAsOfDate: { code: 'PROJECT_ON_DATE_REPORT', people: false, wholePortal: true },
  dynamicsOfProject: { code: 'DYNAMICS_OF_PROJECT', people: true, wholePortal: ofProject },
  scoring: { people: true, wholePortal: ofTemplate },
  osterwalder: { code: 'OSTERWALDER_CANVAS', people: true, wholePortal: ofTemplate },
  osterwalderPreSeedB: { code: 'OSTERWALDER_CANVAS_PRESEED_B', people: true, wholePortal: ofTemplate },
  projectLeaderContacts: { code: 'PROJECT_LEADER_CONTACTS', people: true, wholePortal: true },
  projectTeamMembers: { code: 'PROJECT_TEAM_MEMBERS', people: true, wholePortal: true },
  projectProfileInTask: { people: true, wholePortal: ofTask },
  questionCost: { people: true, wholePortal: ofTask },
  questionProjects: { people: true, wholePortal: ofTask },
  projectRisks: { people: true, wholePortal: true },
  curatorsSummaryReport: { code: 'CURATORS_SUMMARY_REPORT', people: true, wholePortal: ofTeam },
  figureRows: { people: false, wholePortal: true },
  projectProfile: {
    code: 'project_profile_report',
    path: '/bch/view/base-view-report',
    people: true,
    wholePortal: ofProject,
  },
} as const satisfies Record<string, Declared>

/** Key of a report, of its texts and of its contract in the browser. */
export type ReportKey = keyof typeof declared

/** `trackDemand` as `track-demand`. */
type Kebab<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Lowercase<Letter>}${Rest extends Uncapitalize<Rest> ? '' : '-'}${Kebab<Rest>}`
  : Name

const analytic = '/reports/analytic'

type PathOf<Key extends ReportKey> = (typeof declared)[Key] extends { path: infer Path extends string }
  ? Path
  : `${typeof analytic}/${Kebab<Key>}`

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const reportOf = (key: ReportKey): Required<Declared> => {
  const { code, path, people, wholePortal }: Declared = declared[key]
  return {
    code: code ?? `${kebab(key).toUpperCase().replaceAll('-', '_')}_REPORT`,
    path: path ?? `${analytic}/${kebab(key)}`,
    people,
    wholePortal,
  }
}

/** All keys, in the order of the cards. */
export const reportKeys = Object.keys(declared) as [ReportKey, ...ReportKey[]]

/** Reports with their codes and paths. */
export const reports = Object.fromEntries(reportKeys.map((key) => [key, reportOf(key)])) as {
  readonly [Key in ReportKey]: Required<Declared> & { path: PathOf<Key> }
}

/** Reports with the generic table page; the others have their own pages. */
export type TableReportKey = Exclude<ReportKey, 'osterwalder' | 'osterwalderPreSeedB' | 'projectProfile'>

const ownPages: ReadonlySet<ReportKey> = new Set(['osterwalder', 'osterwalderPreSeedB', 'projectProfile'])

/** Whether a report uses the generic table page. */
export const isTable = (key: ReportKey): key is TableReportKey => !ownPages.has(key)

/** Reports that are also available for the whole portal, to its administrators. */
export const wideReports: ReadonlySet<ReportKey> = new Set(
  reportKeys.filter((key) => reports[key].wholePortal === true),
)

/** Path of a report's page. */
export type ReportPath = (typeof reports)[ReportKey]['path']

/** Whether a report has its own path; the project's profile is opened by its code. */
export const hasOwnAddress = (key: ReportKey): boolean => key !== 'projectProfile'

/** Returns the path of a report's page. */
export const reportPath = (key: ReportKey): ReportPath => reports[key].path

/** The link to a report's page, also for one that is opened by its code. */
export const reportLink = (key: ReportKey): ScreenHref =>
  hasOwnAddress(key) ? reportPath(key) : linkTo('/bch/view/base-view-report', { code: reports[key].code })

/** Reports that only the numbers of others open: neither the cards nor the palette offer them. */
export const drillDownReports: ReadonlySet<ReportKey> = new Set(['figureRows'])

/** Whether a report is offered in a role: those with personal data are hidden for sponsors (product 4). */
export const mayOpenReport = (key: ReportKey, role: string | null): boolean =>
  !(reports[key].people && role === 'CST') && !drillDownReports.has(key)
