import '../open-tasks.css'
import { formatDateTime, zoneName } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { OpenTaskPage } from '../open-task.types.ts'

/** The published rule of outages, and the recorded ones. */
export const Outages = ({ task: { outages, timeZone } }: { task: OpenTaskPage }) => {
  const t = useTexts('open-tasks')
  const at = (instant: string) =>
    `${formatDateTime(instant, { timeZone })}\u00a0${zoneName(timeZone, instant)}`
  return (
    <section className="open-task-part">
      <h2>{t('outage.title')}</h2>
      <p className="open-task-muted">{t('outage.rule')}</p>
      {outages.length > 0 ? (
        <ul className="open-task-rows">
          {outages.map(({ id, from, to, reason, untilBefore, untilAfter }) => (
            <li key={id}>
              <span className="tabular">
                {at(from)} — {at(to)}
              </span>
              <span>{t('outage.moved', { before: at(untilBefore), after: at(untilAfter) })}</span>
              <p className="open-task-text">{reason}</p>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
