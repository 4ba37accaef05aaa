import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import type { Task } from '../work.types.ts'

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
      {report ? (
        <section className="task-section">
          <h3>{t('task.report')}</h3>
          <p className="task-text">{t(`reports.${report}`)}</p>
          <Slot name="task.report" small taskId={id} code={report} />
        </section>
      ) : null}
      <Slot name="task.template" small taskId={id} editable={editable} />
    </>
  )
}
