import { useDeferredValue, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { listExpertsToAsk } from '../../contract/own-order.endpoints.ts'
import { ExpertPicker } from '../order/ExpertPicker.tsx'

/** Choice of experts for an investor's or mentor's order of the projects. */
export const ExpertsToAsk = ({
  projectIds,
  single = false,
}: {
  projectIds: readonly number[]
  single?: boolean
}) => {
  const t = useTexts('expertise')
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const answer = useCall(
    listExpertsToAsk,
    {
      query: {
        projectIds: projectIds.join(','),
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
      experts={answer.data?.items.map((expert) => ({
        ...expert,
        barred: !expert.possible,
        against: expert.possible ? '' : t('own.impossible'),
      }))}
      error={answer.error}
      retry={() => void answer.refetch()}
      single={single}
      typed={typed}
      onType={setTyped}
    />
  )
}
