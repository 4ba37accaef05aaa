import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/work/components/list/list-types.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { ProjectRow } from '../project.types.ts'
import { ProjectTitle } from './ProjectTitle.tsx'

const none = <span aria-hidden>—</span>

/** The columns of "my projects". */
export const useProjectColumns = (): Column<ProjectRow>[] => {
  const t = useTexts('projects')
  const title = (key: string): string => t(`myProjects.columns.${key}`)
  const counted = (key: string, count: number) => (count > 0 ? t(`myProjects.${key}`, { count }) : none)
  return [
    {
      key: 'name',
      title: title('name'),
      sort: 'NAME',
      width: '30%',
      cell: (row) => <ProjectTitle project={row} />,
    },
    {
      key: 'number',
      title: title('number'),
      sort: 'SERIAL_NUMBER',
      cell: (row) => <span className="tabular project-number">{row.serialNumber}</span>,
    },
    { key: 'stage', title: title('stage'), cell: (row) => t(`stages.${row.stage}`) },
    { key: 'industry', title: title('industry'), cell: (row) => row.industry || none },
    { key: 'members', title: title('members'), cell: (row) => counted('members', row.membersCount) },
    { key: 'tracks', title: title('tracks'), cell: (row) => counted('tracks', row.tracksCount) },
    { key: 'requests', title: title('requests'), cell: (row) => counted('requests', row.openRequestsCount) },
    {
      key: 'updated',
      title: title('updated'),
      cell: (row) => <DateText value={row.updatedAt} as="relative" />,
    },
    {
      key: 'created',
      title: title('created'),
      sort: 'CREATE_DATE',
      optional: true,
      cell: (row) => <DateText value={row.createdAt} />,
    },
  ]
}
