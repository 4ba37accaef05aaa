import './vacancies.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import type { OpenVacancy } from '../joining.types.ts'
import { openAsking } from './open-asking.tsx'
import { RespondButton } from './RespondButton.tsx'
import { useProjectWords } from './use-project-words.ts'

/** All that a vacancy says, and what the project says of itself in a line. */
export const VacancyDetails = ({ vacancy }: { vacancy: OpenVacancy }) => {
  const t = useTexts('teams')
  const { tasks, role, competencies, workload, project, respondInfo } = vacancy
  const facts = [
    ['tasks', tasks],
    ['role', role?.name],
    ['competencies', competencies.map(({ name }) => name).join(', ')],
    ['workload', workload],
  ].filter(([, text]) => text)
  const { name, about } = useProjectWords()(project)
  return (
    <div className="vacancy-details">
      <dl>
        <div>
          <dt>{t('vacancies.columns.project')}</dt>
          <dd>{[name, about, project.about?.summary].filter(Boolean).join('\n')}</dd>
        </div>
        {facts.map(([key, text]) => (
          <div key={key}>
            <dt>{t(`vacancies.${key}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="vacancy-buttons">
        <RespondButton vacancy={vacancy} />
        {respondInfo === null ? (
          <Button
            size="small"
            variant="text"
            onClick={() => openAsking(t('vacancies.askTitle'), project.serialNumber)}
          >
            {t('vacancies.askProject')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
