import './project.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ActionMenu } from '#platform/web/work/components/ActionMenu.tsx'
import { Row } from '#platform/web/work/components/rows/Rows.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import type { ProjectVacancy } from '../joining.types.ts'
import { vacancyActions } from './vacancy-actions.tsx'
import { vacancyStateTable } from '../../domain/state-tables.ts'

/** A vacancy in the team's own list. */
export const VacancyRow = ({ vacancy, projectId }: { vacancy: ProjectVacancy; projectId: number }) => {
  const t = useTexts('teams')
  const { name, role, competencies, workload, tasks, status, newResponses } = vacancy
  const rowActions = useActions(vacancyActions, { projectId })(vacancy)
  const facts = [role?.name, ...competencies.map((one) => one.name), workload].filter(Boolean).join(' · ')
  return (
    <Row
      title={name}
      facts={facts || null}
      text={tasks || null}
      end={
        <>
          {newResponses > 0 ? (
            <span className="vacancy-responses">{t('vacancies.responses', { count: newResponses })}</span>
          ) : null}
          <StateOf table={vacancyStateTable} state={status} />
          <ActionMenu label={t('vacancies.actions', { name })} actions={rowActions} />
        </>
      }
    />
  )
}
