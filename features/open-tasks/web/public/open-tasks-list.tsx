import { linkTo } from '#platform/domain/screen-paths.ts'
import type { PublicList } from '#platform/web/public/list/list.types.ts'
import { listPublicOpenTasks } from '../../contract/public-open-task.endpoints.ts'
import { OpenTaskInList } from './OpenTaskInList.tsx'
import type { ListedOpenTask } from './public-open-task.types.ts'
import { StageLine } from './StageLine.tsx'

export const openTasks: PublicList<ListedOpenTask> = {
  of: listPublicOpenTasks,
  path: '/showcase/open-tasks-list',
  texts: 'open-tasks:public.list',
  filters: ['status'],
  wordsOf: { status: 'states' },
  sortings: ['NEAREST', 'ENTRIES_UNTIL', 'NAME'],
  related: { path: '/certificate', text: 'public.checkCertificate' },
  rowKey: ({ id }) => id,
  card: (task) => <OpenTaskInList task={task} />,
  columns: [
    { key: 'title', cell: ({ id, title }) => <a href={linkTo('/details/open-task', { id })}>{title}</a> },
    { key: 'when', cell: (task) => <StageLine task={task} /> },
    { key: 'prize', cell: ({ prize }) => prize || '—' },
    { key: 'organizer', cell: ({ organizer }) => organizer },
  ],
}
