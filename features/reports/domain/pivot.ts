/** By what the pivot of projects counts, in rows and in columns. */
export const pivotDimensions = [
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

/** What the pivot counts. */
export const pivotMeasures = ['applications', 'projects', 'acceptedTasks', 'daysInState'] as const

export type PivotMeasure = (typeof pivotMeasures)[number]
