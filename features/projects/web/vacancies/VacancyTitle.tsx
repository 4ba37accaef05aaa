import '../projects.css'
import './vacancies.css'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import type { OpenVacancy } from '../joining.types.ts'
import { VacancyDetails } from './VacancyDetails.tsx'

/** A vacancy in a list: its name, which opens all that it says, and role and workload below. */
export const VacancyTitle = ({ vacancy }: { vacancy: OpenVacancy }) => {
  const { name, role, workload } = vacancy
  return (
    <span className="vacancy-project">
      <button
        type="button"
        className="project-link"
        onClick={() => openDrawer({ title: name, body: <VacancyDetails vacancy={vacancy} /> })}
      >
        {name}
      </button>
      <small>{[role?.name, workload].filter(Boolean).join(' · ')}</small>
    </span>
  )
}
