import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { getTask } from '../../contract/task.endpoints.ts'

/**
 * Number of open review comments that go back with a returned task; read again, because some may be newer than the
 * button.
 */
export const OpenRemarks = ({ taskId }: { taskId: number }) => {
  const t = useTexts('participations')
  const open = useCall(getTask, { query: { taskId } }, { deniedHere: true }).data?.remarks.open ?? 0
  return open > 0 ? t('actions.withRemarks', { count: open }) : null
}
