import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'
import type { WorkAsked } from '../../../acceleration-requests/domain/work-asked.ts'
import { placeAsked, narrowingAsked, type Narrowing } from '../../domain/narrowing.ts'
import { isSponsor } from './use-summary.ts'

/** The list of applications that are asked for: projects in work, or what a sponsor reads of them. */
const listOf = (asked: WorkAsked & { programmeId?: number | undefined }): ScreenHref =>
  isSponsor()
    ? linkTo('/bch/view/acceleration-summary/projects', asked)
    : linkTo('/bch/view/projects-in-work', asked)

/** The applications behind a number of the narrowed summary. */
export const figureLink = (narrowing: Narrowing, figure: WorkAsked): ScreenHref =>
  listOf({ programmeId: narrowing.programmeId, ...narrowingAsked(narrowing), ...figure })

/** Those of some days of the trend, whatever period the summary is of. */
export const trendLink = (narrowing: Narrowing, days: WorkAsked): ScreenHref =>
  listOf({ programmeId: narrowing.programmeId, ...placeAsked(narrowing), ...days })

/** The tasks that were accepted on some days. */
export const acceptedTasksLink = (narrowing: Narrowing, days: { from: string; to: string }): ScreenHref =>
  linkTo('/bch/view/tracker-work-status/tasks', {
    programmeId: narrowing.programmeId,
    ...placeAsked(narrowing),
    ...days,
    state: 'ACCEPT_CODE',
    sort: '-SINCE',
  })
