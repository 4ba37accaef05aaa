import './vacancies.css'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { OpenVacancy } from '../joining.types.ts'
import { RespondButton } from './RespondButton.tsx'
import { useProjectWords } from './use-project-words.ts'

/** A vacancy on a narrow screen. */
export const VacancyCard = ({ vacancy }: { vacancy: OpenVacancy }) => {
  const { project, createdAt } = vacancy
  const { name, about } = useProjectWords()(project)
  return (
    <div className="vacancy-card">
      <p>{[name, about].filter(Boolean).join(' · ')}</p>
      <p className="vacancy-card-foot">
        <DateText value={createdAt} as="relative" />
        <RespondButton vacancy={vacancy} />
      </p>
    </div>
  )
}
