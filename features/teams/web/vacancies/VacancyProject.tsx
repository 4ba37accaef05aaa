import './vacancies.css'
import type { OpenVacancy } from '../joining.types.ts'
import { useProjectWords } from './use-project-words.ts'

/** The project of a vacancy in a list. */
export const VacancyProject = ({ vacancy }: { vacancy: OpenVacancy }) => {
  const { name, about } = useProjectWords()(vacancy.project)
  return (
    <span className="vacancy-project">
      {name}
      <small>{about}</small>
    </span>
  )
}
