import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import type { Plan } from '../assignment.types.ts'
import { pairKey, type PlanState } from '../use-plan.ts'

/** Pairs ruled out by hand; each can be allowed again. */
export const RuledOut = ({ plan, state }: { plan: Plan; state: PlanState }) => {
  const t = useTexts('expert-assignment')
  const tasks = new Map(plan.tasks.map((task) => [task.id, task.project.name]))
  const people = new Map(plan.experts.map(({ person }) => [person.uid, person.name]))
  const shown = Object.values(state.ruledOut).filter(
    ({ taskId, expertUid }) => tasks.has(taskId) && people.has(expertUid),
  )
  if (shown.length === 0) return null
  return (
    <section className="assignment-ruled-out" aria-labelledby="assignment-ruled-out">
      <h3 id="assignment-ruled-out">{t('ruledOut.title', { count: shown.length })}</h3>
      <ul>
        {shown.map((pair) => {
          const labels = { expert: people.get(pair.expertUid), project: tasks.get(pair.taskId) }
          return (
            <li key={pairKey(pair)}>
              <span>{t('ruledOut.pair', labels)}</span>
              <Button
                size="small"
                variant="text"
                aria-label={t('ruledOut.undoOf', labels)}
                onClick={() => state.toggleRuledOut(pair)}
              >
                {t('ruledOut.undo')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
