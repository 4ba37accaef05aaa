import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'
import type { WorkQuery } from '../../../acceleration-requests/domain/work-query.ts'
import { placeQuery, narrowingQuery, type Narrowing } from '../../domain/narrowing.ts'
import { isSponsor } from './use-summary.ts'

/** Link to the list of matching applications: projects in work, or the sponsor's version. */
const listOf = (query: WorkQuery & { programmeId?: number | undefined }): ScreenHref =>
  isSponsor()
    ? linkTo('/bch/view/acceleration-summary/projects', query)
    : linkTo('/bch/view/projects-in-work', query)

/** Link to the applications behind a number of the filtered summary. */
export const figureLink = (narrowing: Narrowing, figure: WorkQuery): ScreenHref =>
  listOf({ programmeId: narrowing.programmeId, ...narrowingQuery(narrowing), ...figure })

/** Link to the applications of a part of the trend, regardless of the period of the summary. */
export const trendLink = (narrowing: Narrowing, days: WorkQuery): ScreenHref =>
  listOf({ programmeId: narrowing.programmeId, ...placeQuery(narrowing), ...days })

/** Link to the tasks accepted in a period. */
export const acceptedTasksLink = (narrowing: Narrowing, days: { from: string; to: string }): ScreenHref =>
  linkTo('/bch/view/tracker-work-status/tasks', {
    programmeId: narrowing.programmeId,
    ...placeQuery(narrowing),
    ...days,
    state: 'ACCEPT_CODE',
    sort: '-SINCE',
  })
