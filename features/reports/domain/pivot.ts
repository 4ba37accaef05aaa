import { workDimensions, type WorkDimension } from '../../acceleration-requests/domain/work-dimensions.ts'

export type PivotDimension = WorkDimension

/** Dimensions of the pivot report on projects, for rows and columns. */
export const pivotDimensions = Object.keys(workDimensions) as [PivotDimension, ...PivotDimension[]]

/** Measures of the pivot report. */
export const pivotMeasures = ['applications', 'projects', 'acceptedTasks', 'daysInState'] as const

export type PivotMeasure = (typeof pivotMeasures)[number]
