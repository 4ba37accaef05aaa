import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { plannedTasks } from '../../domain/durations.rules.ts'
import type { PublicTrack } from './public-track.ts'

/** The tasks of the track, in order, with results and durations. */
export const TrackTasks = ({ track }: { track: PublicTrack }) => {
  const t = useTexts('programmes')
  if (track.trackpoints.length === 0) return null
  return (
    <section aria-labelledby="tasks">
      <h2 id="tasks">{t('public.tasks')}</h2>
      <ol className="way">
        {plannedTasks(track.trackpoints, track.strictOrder).map((task) => (
          <li key={task.id} className="way__task">
            <h3>{task.name}</h3>
            {task.durationDays ? (
              <p className="way__time tabular">
                {t('public.days', { count: task.durationDays })}
                {task.days
                  ? ` · ${t(task.days.from === task.days.to ? 'public.dayOfTrack' : 'public.daysOfTrack', task.days)}`
                  : ''}
              </p>
            ) : null}
            {task.expectedResult ? (
              <p className="running-text">
                <span className="way__result">{t('public.expectedResult')}</span> {task.expectedResult}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
