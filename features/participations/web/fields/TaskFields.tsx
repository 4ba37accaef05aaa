import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import type { Task } from '../work.types.ts'

/** What the task asks for of the project's profile: filled in while it is worked on, read else. */
export const TaskFields = ({ task: { id, profile, state } }: { task: Task }) => {
  const t = useTexts('participations')
  if (!profile) return null
  return (
    <section className="task-section" aria-labelledby="task-fields-title">
      <h3 id="task-fields-title">{t('fields.title')}</h3>
      {state === 'NOT_STARTED' ? (
        <p className="task-none">
          {profile.total > 0 ? t('fields.later', { count: profile.total }) : t('fields.laterShown')}
        </p>
      ) : (
        // The state decides whether it is filled in or read.
        <Slot key={state} name="profile.task" id={id} />
      )}
    </section>
  )
}
