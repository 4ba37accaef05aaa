import { hasText } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { History } from '#platform/web/work/components/history/History.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getAcceleratorHistory } from '../../contract/profile.endpoints.ts'

/** History of changes and decisions. */
export const AcceleratorHistory = ({ acceleratorId }: { acceleratorId: number }) => {
  const t = useTexts('accelerators')
  const { data, error, refetch } = useCall(
    getAcceleratorHistory,
    { query: { acceleratorId: String(acceleratorId) } },
    { deniedHere: true },
  )
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={3} />
  const titleOf = (action: string): string =>
    t(hasText(`accelerators:history.${action}`) ? `history.${action}` : 'history.other')
  return (
    <History
      entries={data.items.map(({ id, at, actor, action, comment }) => ({
        id,
        at,
        actor,
        comment,
        title: titleOf(action),
      }))}
    />
  )
}
