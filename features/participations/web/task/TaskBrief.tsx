import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Task } from '../work.types.ts'
import { ReportOfTask } from './ReportOfTask.tsx'

/** What the task requests. */
export const TaskBrief = ({
  task: { id, description, expectedResult, report, editable },
}: {
  task: Task
}) => {
  const t = useTexts('participations')
  return (
    <>
      <section className="task-section">
        <h3>{t('task.description')}</h3>
        <p className={description ? 'task-text' : 'task-none'}>{description || t('task.noDescription')}</p>
      </section>
      {expectedResult ? (
        <section className="task-section">
          <h3>{t('task.expectedResult')}</h3>
          <p className="task-text">{expectedResult}</p>
        </section>
      ) : null}
      {report ? <ReportOfTask taskId={id} report={report} editable={editable} /> : null}
    </>
  )
}
