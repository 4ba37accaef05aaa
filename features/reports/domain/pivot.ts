import { workDimensions, type WorkDimension } from '../../acceleration-requests/domain/work-dimensions.ts'

export type PivotDimension = WorkDimension

/** Dimensions of the pivot report on projects, for rows and columns. */
export const pivotDimensions = Object.keys(workDimensions) as [PivotDimension, ...PivotDimension[]]

/** Measures of the pivot report. */
export const pivotMeasures = ['applications', 'projects', 'acceptedTasks', 'daysInState'] as const

export type PivotMeasure = (typeof pivotMeasures)[number]

/** What the cells of the table of two dimensions show: the measure, or its share of the whole row or column. */
export const pivotCells = ['VALUE', 'SHARE_OF_ROW', 'SHARE_OF_COLUMN'] as const

/** Measures whose parts make up a whole. */
export const isShared = (measure: PivotMeasure): boolean => measure !== 'daysInState'

/** Whether the measure of a whole is the sum of its parts, as long as no row is in two of them. */
export const isAdditive = (measure: PivotMeasure): boolean =>
  measure === 'applications' || measure === 'acceptedTasks'

/** Whether an application may be in several groups of a dimension. */
export const hasSeveralValues = (dimension: PivotDimension | null): boolean => dimension === 'INDUSTRY'
