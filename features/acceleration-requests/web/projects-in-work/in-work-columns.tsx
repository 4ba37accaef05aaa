import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/work/components/list/list-types.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import { isDueOpen } from './in-work-states.ts'
import type { ProjectInWork } from './in-work.queries.ts'
import { Progress } from './Progress.tsx'
import { ProjectName } from './ProjectName.tsx'
import { RowState } from './RowState.tsx'
import { TaskText } from './TaskText.tsx'

/** The columns of the list. */
export const useInWorkColumns = (): Column<ProjectInWork>[] => {
  const t = useTexts('acceleration-requests')
  return useMemo(
    () => [
      {
        key: 'project',
        title: t('inWork.columns.project'),
        sort: 'NAME',
        cell: (row) => <ProjectName project={row.project} />,
      },
      {
        key: 'track',
        title: t('inWork.columns.track'),
        cell: (row) => <span className="in-work-track">{row.track.name}</span>,
      },
      { key: 'state', title: t('inWork.columns.state'), cell: (row) => <RowState row={row} /> },
      { key: 'task', title: t('inWork.columns.task'), cell: (row) => <TaskText row={row} /> },
      {
        key: 'tracker',
        title: t('inWork.columns.tracker'),
        cell: (row) =>
          row.participation ? (
            <PersonAvatar person={row.participation.tracker} none={t('inWork.noTracker')} />
          ) : (
            <span className="in-work-quiet">—</span>
          ),
      },
      {
        key: 'progress',
        title: t('inWork.columns.progress'),
        cell: (row) => <Progress participation={row.participation} />,
      },
      {
        key: 'due',
        title: t('inWork.columns.due'),
        cell: (row) =>
          row.participation?.currentTask?.dueOn ? (
            <DeadlineText value={row.participation.currentTask.dueOn} closed={!isDueOpen(row)} />
          ) : (
            <span className="in-work-quiet">—</span>
          ),
      },
      {
        key: 'leader',
        title: t('inWork.columns.leader'),
        optional: true,
        cell: (row) => <PersonAvatar person={row.leader} />,
      },
      {
        key: 'industry',
        title: t('inWork.columns.industry'),
        optional: true,
        cell: (row) => row.project.industry || '—',
      },
      {
        key: 'created',
        title: t('inWork.columns.created'),
        sort: 'CREATE_DATE',
        optional: true,
        cell: (row) => <DateText value={row.createdAt} />,
      },
      {
        key: 'number',
        title: t('inWork.columns.number'),
        sort: 'SERIAL_NUMBER',
        optional: true,
        cell: (row) => <span className="tabular">{row.project.serialNumber}</span>,
      },
    ],
    [t],
  )
}
