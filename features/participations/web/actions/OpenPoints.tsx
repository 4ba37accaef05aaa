import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { getTask } from '../../contract/task.endpoints.ts'
import { isTicked } from '../checklist/use-ticks.ts'

/** Lists unticked checklist points when accepting, as a warning only; reads their current state. */
export const OpenPoints = ({ taskId }: { taskId: number }) => {
  const t = useTexts('participations')
  const checklist = useCall(getTask, { query: { taskId } }, { deniedHere: true }).data?.checklist ?? []
  const open = checklist.filter((point) => !isTicked(point))
  if (open.length === 0) return null
  return (
    <>
      <p>{t('actions.withOpenPoints', { count: open.length, total: checklist.length })}</p>
      <ul>
        {open.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </>
  )
}
