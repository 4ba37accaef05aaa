import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { listVacancies } from '../../contract/vacancy.endpoints.ts'
import { RespondButton } from './RespondButton.tsx'
import { VacancyProject } from './VacancyProject.tsx'
import { VacancyTitle } from './VacancyTitle.tsx'

/** The columns of the list of vacancies. */
export const vacancyColumns: Columns<typeof listVacancies> = {
  name: { sort: 'NAME', width: '30%', cell: (row) => <VacancyTitle vacancy={row} /> },
  project: { width: '26%', cell: (row) => <VacancyProject vacancy={row} /> },
  competencies: {
    cell: ({ competencies }) => competencies.map(({ name }) => name).join(', ') || <span aria-hidden>—</span>,
  },
  date: { sort: 'CREATE_DATE', cell: (row) => <DateText value={row.createdAt} as="relative" /> },
  respond: { cell: (row) => <RespondButton vacancy={row} /> },
}
