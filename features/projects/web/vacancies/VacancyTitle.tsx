import '../projects.css'
import './vacancies.css'
import type { OpenVacancy } from '../joining.types.ts'

/** A vacancy in a list: its name, and role and workload below. */
export const VacancyTitle = ({ vacancy: { name, role, workload } }: { vacancy: OpenVacancy }) => (
  <span className="vacancy-project">
    {name}
    <small>{[role?.name, workload].filter(Boolean).join(' · ')}</small>
  </span>
)
