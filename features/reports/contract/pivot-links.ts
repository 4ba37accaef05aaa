import type { PageHref } from '#platform/domain/screen-paths.ts'
import type { Figure } from '../domain/figure-rows.ts'
import type { PivotMeasure } from '../domain/pivot.ts'
import { applicationsHref, figureHref, type Groups } from './pivot-value.ts'
import type { ReportParameters } from './report.ts'

/** Figure of each measure that counts rows; days are of the applications. */
const figureOf: Readonly<Record<PivotMeasure, Figure>> = {
  applications: 'APPLICATIONS',
  projects: 'PROJECTS',
  acceptedTasks: 'ACCEPTED_TASKS',
  daysInState: 'APPLICATIONS',
}

/** Link to the rows of a measure in a cell, a whole row, a whole column, or everything. */
export const measureHref = (measure: PivotMeasure, groups: Groups, parameters: ReportParameters): PageHref =>
  figureOf[measure] === 'APPLICATIONS'
    ? applicationsHref({ status: 'NEW,ACCEPT,REJECT,CANCEL' }, groups, parameters)
    : figureHref(figureOf[measure], groups, parameters)
