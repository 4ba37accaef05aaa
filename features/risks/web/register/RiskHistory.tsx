import { hasText } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { History } from '#platform/web/work/components/history/History.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getRiskHistory } from '../../contract/risk.endpoints.ts'

/** History of a project's risks. */
export const RiskHistory = ({ projectId }: { projectId: number }) => {
  const t = useTexts('risks')
  const { data, error, refetch } = useCall(
    getRiskHistory,
    { query: { projectId: String(projectId) } },
    { deniedHere: true },
  )
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={3} />
  const titleOf = (action: string): string =>
    t(hasText(`risks:history.${action}`) ? `history.${action}` : 'history.other')
  return (
    <History
      entries={data.items.map((entry) => ({
        ...entry,
        title: titleOf(entry.action),
        comment:
          entry.action === 'strategy' && hasText(`risks:strategy.${entry.comment}`)
            ? t(`strategy.${entry.comment}`)
            : entry.comment,
      }))}
    />
  )
}
