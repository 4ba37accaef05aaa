import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import type { Slots } from '#platform/web/work/slots.ts'
import { countAnswer, lacksAnswer } from '../../domain/answer.rules.ts'
import { ElementRemarks } from '../remarks/ElementRemarks.tsx'
import { FieldRemarks } from '../remarks/FieldRemarks.tsx'
import { RemarkButton } from '../remarks/RemarkButton.tsx'
import type { Task } from '../work.types.ts'
import { profileOfTask } from './profile-of-task.ts'
import { isStarted } from '../../domain/phases.ts'

const nothing = { filled: 0, total: 0 }

/** Profile fields of the task: editable while the performer works on it, otherwise read-only. */
export const TaskFields = ({ task }: { task: Task }) => {
  const t = useTexts('participations')
  const { id, profile, state, answerRequired } = task
  const opener = useMemo<Slots['profile.opened']['opener']>(
    () => ({ id, FieldAction: RemarkButton, FieldNotes: FieldRemarks, ElementNotes: ElementRemarks }),
    [id],
  )
  if (!profile) return null
  return (
    <section className="task-section" aria-labelledby="task-fields-title">
      <h3 id="task-fields-title">{t('fields.title')}</h3>
      {isStarted(task) ? (
        <Slot
          // Remounts when the state changes between editing and reading.
          key={state}
          name="profile.opened"
          id={profileOfTask(task)}
          opener={opener}
          besides={countAnswer(nothing, answerRequired, lacksAnswer(task))}
        />
      ) : (
        <p className="task-none">
          {profile.total > 0 ? t('fields.later', { count: profile.total }) : t('fields.laterShown')}
        </p>
      )}
    </section>
  )
}
