import type { PageHref } from '#platform/domain/screen-paths.ts'
import { reportKeys, reportPath, reports } from './reports.ts'

const inWork = '/bch/view/projects-in-work'

/** The report of rows behind a number, which names nobody. */
const behind = reportPath('figureRows')

/** Reports that name people, and what the rows behind a number show instead. */
const withoutPeople: readonly (readonly [path: string, instead: string])[] = [
  [reportPath('pathProjects'), `${behind}?figure=APPLICATIONS`],
  [reportPath('projectReasonList'), `${behind}?figure=ENDED`],
]

/** Whether a link opens a report with people, which sponsors may not read. */
const namesPeople = (path: string): boolean =>
  reportKeys.some((key) => reportPath(key) === path && reports[key].people)

/**
 * The link, or an equivalent that a sponsor may open: the summary's list of projects instead of the projects in work, the
 * rows behind the number instead of a report with people; null if there is none, as for a single project.
 */
export const linkForSponsor = (link: PageHref): PageHref | null => {
  const [path = '', search] = link.split('?')
  const found = withoutPeople.find(([one]) => one === path)
  if (found) return (search === undefined ? found[1] : `${found[1]}&${search}`) as PageHref
  if (path === inWork)
    return link.includes('requestId=')
      ? null
      : (link.replace(inWork, '/bch/view/acceleration-summary/projects') as PageHref)
  return (path.startsWith('/reports/') && !namesPeople(path)) ||
    path.startsWith('/details/') ||
    path === '/bch/view/acceleration-summary/projects'
    ? link
    : null
}
