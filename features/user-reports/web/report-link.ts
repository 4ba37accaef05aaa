import { linkTo, type PageHref } from '#platform/domain/screen-paths.ts'

/** The page on which a report is made, of these projects when some are chosen already. */
export const reportLink = (reportId: number, projects?: string): PageHref =>
  linkTo('/bch/view/user-reports/:id', { projects }).replace(':id', String(reportId)) as PageHref
