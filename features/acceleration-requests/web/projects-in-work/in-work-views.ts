import type { Views } from '#platform/web/work/components/list/ListScreen.tsx'
import type { listProjectsInWork } from '../../contract/project-in-work.endpoints.ts'
import { apartColumns } from '../../domain/states.ts'

/** Common views of the list, longest waiting and most overdue first. */
export const inWorkViews: Views<typeof listProjectsInWork> = {
  waiting: { filters: { waiting: 'true' }, sort: 'SINCE' },
  overdue: { filters: { overdue: 'true' }, sort: 'DUE' },
  withoutTracker: { filters: { withoutTracker: 'true' }, sort: 'SINCE' },
  new: { filters: { column: 'NEW' }, sort: 'SINCE' },
  staged: { filters: { staged: 'ACCEPT,REJECT' }, sort: 'SINCE' },
  apart: { filters: { column: apartColumns.join(',') }, sort: '-SINCE' },
}
