import '../open-tasks.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ConflictWords } from './ConflictWords.tsx'
import { conflictActions, type Conflict } from './conflict-actions.ts'

/** Entries that jurors do not score, and why; the organiser may permit scoring despite a soft reason. */
export const JuryConflicts = ({ id, conflicts }: { id: number; conflicts: readonly Conflict[] }) => {
  const t = useTexts('open-tasks')
  const actions = useActions(conflictActions, { id })
  if (conflicts.length === 0) return null
  return (
    <>
      <h3>{t('members.conflictsTitle')}</h3>
      <ul className="open-task-rows">
        {conflicts.map((conflict) => (
          <li key={`${conflict.jurorId} ${conflict.entryId}`}>
            <span className="open-task-line" translate="no">
              <b>{conflict.juror}</b>
              <span>{conflict.entry}</span>
            </span>
            <ConflictWords conflict={conflict} />
            {conflict.waivedFor === null ? null : (
              <p className="open-task-text open-task-muted">
                {t('members.waivedFor', { reason: conflict.waivedFor })}
              </p>
            )}
            <div className="open-task-line">
              <ActionButtons actions={actions(conflict)} />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
