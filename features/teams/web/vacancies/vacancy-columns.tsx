import './vacancies.css'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { listVacancies } from '../../contract/vacancy.endpoints.ts'
import { RespondButton } from './RespondButton.tsx'
import type { OpenVacancy } from '../joining.types.ts'
import { useProjectWords } from './use-project-words.ts'
import { TextButton } from '#platform/web/work/components/text/TextButton.tsx'
import { openVacancy } from './open-vacancy.tsx'

/** A vacancy in a list: its name, which opens the details, its role and its workload. */
const VacancyTitle = ({ vacancy }: { vacancy: OpenVacancy }) => {
  const { name, role, workload } = vacancy
  return (
    <span className="vacancy-project">
      <TextButton onClick={() => openVacancy(vacancy)}>{name}</TextButton>
      <small>{[role?.name, workload].filter(Boolean).join(' · ')}</small>
    </span>
  )
}

const VacancyProject = ({ vacancy }: { vacancy: OpenVacancy }) => {
  const { name, about } = useProjectWords()(vacancy.project)
  return (
    <span className="vacancy-project">
      {name}
      <small>{about}</small>
    </span>
  )
}

export const vacancyColumns: Columns<typeof listVacancies> = {
  name: { sort: 'NAME', width: '30%', cell: (row) => <VacancyTitle vacancy={row} /> },
  project: { width: '26%', cell: (row) => <VacancyProject vacancy={row} /> },
  competencies: {
    cell: ({ competencies }) => competencies.map(({ name }) => name).join(', ') || <span aria-hidden>—</span>,
  },
  date: { sort: 'CREATE_DATE', cell: (row) => <DateText value={row.createdAt} as="relative" /> },
  respond: { cell: (row) => <RespondButton vacancy={row} /> },
}
