/**
 * Reports that a task may have: report codes (spec 3) about a single project. Those about many projects, trackers or
 * a period are among the accelerator's reports.
 */
export const taskReports = [
  'PROJECT_PROFILE_IN_TASK_REPORT',
  'OSTERWALDER_CANVAS',
  'OSTERWALDER_CANVAS_PRESEED_B',
  'SCORING_REPORT',
  'DYNAMICS_OF_PROJECT',
  'PROJECT_TEAM_MEMBERS',
] as const
