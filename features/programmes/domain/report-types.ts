/** Reports about the project of a task, which all who view the task read. */
export const projectReports = [
  'PROJECT_PROFILE_IN_TASK_REPORT',
  'OSTERWALDER_CANVAS',
  'OSTERWALDER_CANVAS_PRESEED_B',
  'SCORING_REPORT',
  'DYNAMICS_OF_PROJECT',
  'PROJECT_TEAM_MEMBERS',
  'project_profile_report',
] as const

/** Reports about the projects of the task's track, which those read who may open the report. */
export const trackReports = [
  'GENERAL_BOOSTER',
  'PROJECT_LIST_BOOSTER',
  'SUMMARY_PROJECT_REPORT',
  'SUMMARY_TRACKER_REPORT',
  'PROJECT_ON_DATE_REPORT',
  'PROJECT_LEADER_CONTACTS',
  'CURATORS_SUMMARY_REPORT',
] as const

/** Reports that a task may have: their codes (spec 3). */
export const taskReports = [...projectReports, ...trackReports] as const

/** Code of a report that a task may have. */
export type TaskReportCode = (typeof taskReports)[number]

const ofTemplate = 'template:'

/** What a task's report is: one of the portal by its code, or `template:12`, a report by template of the accelerator. */
export type TaskReportChoice = TaskReportCode | `template:${string}`

/** The choice of a report by template. */
export const choiceOfTemplate = (id: number): TaskReportChoice => `${ofTemplate}${id}`

/** The id of a chosen report by template; null for a report of the portal. */
export const templateOfChoice = (choice: TaskReportChoice): number | null =>
  choice.startsWith(ofTemplate) ? Number(choice.slice(ofTemplate.length)) || null : null

/** The code of a chosen report of the portal; null for one by template. */
export const codeOfChoice = (choice: TaskReportChoice): TaskReportCode | null =>
  taskReports.find((code) => code === choice) ?? null
