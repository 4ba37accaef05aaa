/** Dimensions of the pivot report on projects, for rows and columns. */
export const pivotDimensions = [
  'ACCELERATOR',
  'PROGRAMME',
  'TRACK',
  'STREAM',
  'TASK',
  'STATE',
  'TRACKER',
  'INDUSTRY',
  'REGION',
  'STAGE',
  'MONTH',
] as const

export type PivotDimension = (typeof pivotDimensions)[number]

/** Measures of the pivot report. */
export const pivotMeasures = ['applications', 'projects', 'acceptedTasks', 'daysInState'] as const

export type PivotMeasure = (typeof pivotMeasures)[number]
