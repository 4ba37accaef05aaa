import '../open-tasks.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { conflictLines } from '../../domain/conflict-lines.ts'

/** Why a juror does not score an entry. */
export const ConflictWords = ({ conflict }: { conflict: Parameters<typeof conflictLines>[0] }) => {
  const say = useTexts('open-tasks')
  // Loads the texts of the reasons.
  useTexts('expertise')
  return (
    <ul className="open-task-reasons">
      {conflictLines(conflict, say).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
