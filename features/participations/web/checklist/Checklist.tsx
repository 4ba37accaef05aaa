import '#platform/web/work/components/Check.css'
import './checklist.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import type { Task } from '../work.types.ts'
import { isTicked, useTicks } from './use-ticks.ts'

/** The reviewers' checklist of the task with its ticks; empty for others. */
export const Checklist = ({ task: { id, checklist } }: { task: Task }) => {
  const t = useTexts('participations')
  const tick = useTicks(id)
  if (checklist.length === 0) return null
  return (
    <section className="task-section task-checklist" aria-labelledby="task-checklist-title">
      <h3 id="task-checklist-title">
        {t('checklist.title')}
        <small className="tabular">
          {t('checklist.progress', { done: checklist.filter(isTicked).length, total: checklist.length })}
        </small>
      </h3>
      <p className="task-none">{t('checklist.text')}</p>
      <ul>
        {checklist.map((point) => (
          <li key={point.id}>
            <label>
              <input
                type="checkbox"
                className="check"
                checked={isTicked(point)}
                onChange={() => void tick(point)}
              />
              <span>{point.text}</span>
            </label>
            {point.tick ? (
              <small>
                {point.tick.outdated ? t('checklist.before') : null} <PersonName person={point.tick.by} />,{' '}
                <DateText value={point.tick.at} as="relative" />
              </small>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
