import { hasText } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { History } from '#platform/web/work/components/history/History.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getTechnologyHistory } from '../../../contract/technology.endpoints.ts'

/** History of a technology. */
export const TechnologyHistory = ({ id }: { id: number }) => {
  const t = useTexts('technologies')
  const { data, error, refetch } = useCall(
    getTechnologyHistory,
    { query: { technologyId: String(id) } },
    { deniedHere: true },
  )
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={3} />
  const titleOf = (action: string): string =>
    t(hasText(`technologies:history.${action}`) ? `history.${action}` : 'history.other')
  return (
    <History
      entries={data.items.map((entry) => ({ ...entry, from: null, to: null, title: titleOf(entry.action) }))}
    />
  )
}
