import type { PageHref } from '#platform/domain/screen-paths.ts'
import { reportKeys, reportPath, reports } from '../domain/reports.ts'
import { isSponsor } from './use-programmes.ts'

const inWork = '/bch/view/projects-in-work'

/** Whether a link opens a report with people, which sponsors may not read. */
const namesPeople = (link: PageHref): boolean => {
  const [path] = link.split('?')
  return reportKeys.some((key) => reportPath(key) === path && reports[key].people)
}

/**
 * The link, or an equivalent that the reader may open: sponsors see the summary's list of projects, but not a single
 * project.
 */
export const readableLink = (link: PageHref | null): PageHref | null => {
  if (link === null || !isSponsor()) return link
  if (!link.startsWith(inWork))
    return (link.startsWith('/reports/') && !namesPeople(link)) || link.startsWith('/details/') ? link : null
  return link.includes('requestId=')
    ? null
    : (link.replace(inWork, '/bch/view/acceleration-summary/projects') as PageHref)
}
