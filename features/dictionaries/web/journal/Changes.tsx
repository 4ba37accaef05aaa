import { formatCount } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Rows } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { compareDictionaryVersions } from '../../contract/journal.endpoints.ts'
import { Change } from './Change.tsx'

/** How many changes are shown; the rest is counted. */
const most = 50

/** What changed from one version to another, or up to now. */
export const Changes = ({ id, from, to }: { id: number; from: number; to?: number }) => {
  const t = useTexts('dictionaries')
  const { data, error, refetch } = useCall(
    compareDictionaryVersions,
    { query: { id, from, limit: most, ...(to === undefined ? {} : { to }) } },
    { deniedHere: true },
  )
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={4} />
  const { items, total } = data
  if (items.length === 0) return <p>{t('journal.same')}</p>
  return (
    <>
      <Rows>
        {items.map((change) => (
          <Change key={`${change.code} ${change.kind}`} change={change} />
        ))}
      </Rows>
      {total > items.length ? (
        <p>{t('journal.more', { count: formatCount(total - items.length, data.totalIsExact) })}</p>
      ) : null}
    </>
  )
}
