import type { Views } from '#platform/web/work/components/list/ListScreen.tsx'
import type { listProjectsInWork } from '../../contract/project-in-work.endpoints.ts'
import { apartColumns } from '../../domain/states.ts'

/** Columns of applications: nobody works on a task of them yet. */
const ofApplications = ['project', 'track', 'state', 'leader', 'industries', 'created'] as const

/** Common views of the list, longest waiting and most overdue first, with the columns that say something in them. */
export const inWorkViews: Views<typeof listProjectsInWork> = {
  waiting: { filters: { waiting: 'true' }, sort: 'SINCE' },
  revision: { filters: { revision: 'true' }, sort: 'DUE' },
  overdue: { filters: { overdue: 'true' }, sort: 'DUE' },
  withoutTracker: {
    filters: { withoutTracker: 'true' },
    sort: 'SINCE',
    columns: ['project', 'track', 'state', 'task', 'leader', 'progress', 'due'],
  },
  new: { filters: { column: 'NEW' }, sort: 'SINCE', columns: ofApplications },
  staged: {
    filters: { staged: 'ACCEPT,REJECT' },
    sort: 'SINCE',
    columns: ['project', 'track', 'staged', 'since', 'leader', 'created'],
  },
  apart: {
    filters: { column: apartColumns.join(',') },
    sort: '-SINCE',
    columns: ['project', 'track', 'state', 'since', 'leader', 'created'],
  },
}
