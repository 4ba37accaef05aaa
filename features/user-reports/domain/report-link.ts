import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'

/** Path of the page that creates a report, with the projects, if already chosen. */
export const reportLink = (reportId: number, projects?: string): ScreenHref =>
  linkTo('/bch/view/user-reports/:id', { projects }).replace(':id', String(reportId)) as ScreenHref
