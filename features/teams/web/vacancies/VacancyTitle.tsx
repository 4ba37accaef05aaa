import './vacancies.css'
import { TextButton } from '#platform/web/work/components/text/TextButton.tsx'
import type { OpenVacancy } from '../joining.types.ts'
import { openVacancy } from './open-vacancy.tsx'

/** A vacancy in a list: its name, which opens the details, its role and its workload. */
export const VacancyTitle = ({ vacancy }: { vacancy: OpenVacancy }) => {
  const { name, role, workload } = vacancy
  return (
    <span className="vacancy-project">
      <TextButton onClick={() => openVacancy(vacancy)}>{name}</TextButton>
      <small>{[role?.name, workload].filter(Boolean).join(' · ')}</small>
    </span>
  )
}
