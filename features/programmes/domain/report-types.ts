/**
 * Reports that a task may belong to: of the report codes (spec 3) those about one project. Those about many projects,
 * trackers or a period are opened among the reports of the accelerator.
 */
export const taskReports = [
  'PROJECT_PROFILE_IN_TASK_REPORT',
  'OSTERWALDER_CANVAS',
  'OSTERWALDER_CANVAS_PRESEED_B',
  'SCORING_REPORT',
  'DYNAMICS_OF_PROJECT',
  'PROJECT_TEAM_MEMBERS',
] as const
