import { useDeferredValue, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { listExperts } from '../../contract/order.endpoints.ts'
import { isHard } from '../../domain/conflict.rules.ts'
import { ExpertPicker } from './ExpertPicker.tsx'

/**
 * Choice of experts of the accelerator; disabled with an open job on the task, or a conflict that cannot be
 * overridden.
 */
export const ExpertChoice = ({
  taskIds,
  single = false,
}: {
  taskIds: readonly number[]
  single?: boolean
}) => {
  const t = useTexts('expertise')
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const [taskId] = taskIds
  const { data, error, refetch } = useCall(
    listExperts,
    {
      query: {
        ...(taskIds.length === 1 ? { taskId: String(taskId) } : {}),
        ...(search ? { findText: search } : {}),
        limit: 50,
        sorting: 'NAME',
        sortingDirection: 'ASC',
      },
    },
    { deniedHere: true, keepPrevious: true },
  )
  return (
    <ExpertPicker
      experts={data?.items.map((expert) => ({
        ...expert,
        barred: expert.ordered || isHard(expert.conflicts),
        against: expert.ordered
          ? t('ordering.troubles.ALREADY_ORDERED')
          : expert.conflicts.map((reason) => t(`conflicts.${reason}`)).join(', '),
      }))}
      error={error}
      retry={() => void refetch()}
      single={single}
      typed={typed}
      onType={setTyped}
    />
  )
}
