import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { listKeptProjects } from '../../contract/kept-projects.endpoints.ts'
import { ProjectTitle } from '../my-projects/ProjectTitle.tsx'
import { useStanding } from './use-standing.ts'

const none = <span aria-hidden>—</span>

/** The columns of managed projects. */
export const useKeptColumns = (): Columns<typeof listKeptProjects> => {
  const t = useTexts('projects')
  const standing = useStanding()
  const counted = (key: string, count: number) => (count > 0 ? t(`myProjects.${key}`, { count }) : none)
  return {
    name: { sort: 'NAME', width: '34%', cell: (row) => <ProjectTitle project={row} /> },
    number: {
      sort: 'SERIAL_NUMBER',
      cell: (row) => <span className="tabular project-number">{row.serialNumber}</span>,
    },
    invitations: { cell: (row) => standing(row) },
    joining: { optional: true, cell: (row) => row.joinRequestsCount || none },
    tracks: { cell: (row) => counted('tracks', row.tracksCount) },
    requests: { cell: (row) => counted('requests', row.openRequestsCount) },
    updated: { optional: true, cell: (row) => <DateText value={row.updatedAt} as="relative" /> },
    created: { sort: 'CREATE_DATE', cell: (row) => <DateText value={row.createdAt} /> },
  }
}
