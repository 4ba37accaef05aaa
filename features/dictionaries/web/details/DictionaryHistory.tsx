import { hasText } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { History } from '#platform/web/work/components/history/History.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getDictionaryHistory } from '../../contract/dictionary.endpoints.ts'

/** History of a dictionary and its values. */
export const DictionaryHistory = ({ id }: { id: number }) => {
  const t = useTexts('dictionaries')
  const { data, error, refetch } = useCall(getDictionaryHistory, { query: { id } }, { deniedHere: true })
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={3} />
  const titleOf = (action: string): string =>
    t(hasText(`dictionaries:history.${action}`) ? `history.${action}` : 'history.other')
  return <History entries={data.items.map((entry) => ({ ...entry, title: titleOf(entry.action) }))} />
}
