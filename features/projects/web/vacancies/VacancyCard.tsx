import './vacancies.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { OpenVacancy } from '../joining.types.ts'
import { RespondButton } from './RespondButton.tsx'

/** A vacancy on a narrow screen. */
export const VacancyCard = ({ vacancy }: { vacancy: OpenVacancy }) => {
  const t = useTexts('projects')
  const { project, createdAt } = vacancy
  return (
    <div className="project-card vacancy-card">
      <p>{[project.name, project.industry, t(`stages.${project.stage}`)].filter(Boolean).join(' · ')}</p>
      <p className="project-card-foot">
        <DateText value={createdAt} as="relative" />
        <RespondButton vacancy={vacancy} />
      </p>
    </div>
  )
}
