import './vacancies.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import type { OpenVacancy } from '../joining.types.ts'
import { openAsking } from './open-asking.tsx'
import { RespondButton } from './RespondButton.tsx'
import { useProjectWords } from './use-project-words.ts'

/** All details of a vacancy, with the project's summary. */
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
      <Facts stacked>
        <Fact label={t('vacancies.columns.project')}>
          {[name, about, project.about?.summary].filter(Boolean).join('\n')}
        </Fact>
        {facts.map(([key, text]) => (
          <Fact key={key} label={t(`vacancies.${key}`)}>
            {text}
          </Fact>
        ))}
      </Facts>
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
