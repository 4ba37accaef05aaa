import { hasText } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { History } from '#platform/web/work/components/history/History.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { ObjectDone } from '../object.types.ts'
import { usePartText } from '../use-part-text.ts'

type Props = {
  answer: { data: { items: ObjectDone[] } | undefined; error: Error | null; refetch: () => unknown }
}

/** History of an object or a group with its changes. */
export const ActionHistory = ({ answer: { data, error, refetch } }: Props) => {
  const t = useTexts('objects')
  const textOf = usePartText()
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={3} />
  const titleOf = (action: string): string =>
    t(hasText(`objects:history.${action}`) ? `history.${action}` : 'history.other')
  return (
    <History
      entries={data.items.map(({ from: _from, to: _to, ...done }) => ({
        ...done,
        title: titleOf(done.action),
        changes: done.changes.map(({ part, from, to }) => ({
          part: t(`parts.${part}`),
          from: textOf(part, from),
          to: textOf(part, to),
        })),
      }))}
    />
  )
}
