import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { compareDictionaryVersions } from '../../contract/journal.endpoints.ts'
import { changeKinds } from '../../contract/journal.schemas.ts'
import { changesPath } from '../paths.ts'

/** Number of changes per kind since a version, with a link to them. */
export const Unpublished = ({ id, from }: { id: number; from: number }) => {
  const t = useTexts('dictionaries')
  const { data, error, refetch } = useCall(
    compareDictionaryVersions,
    { query: { id, from, limit: 1 } },
    { deniedHere: true },
  )
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={1} />
  const parts = changeKinds.flatMap((kind) =>
    data.counts[kind] ? [`${t(`changes.kinds.${kind}`)}: ${formatNumber(data.counts[kind])}`] : [],
  )
  return parts.length === 0 ? (
    <p>{t('journal.same')}</p>
  ) : (
    <p>
      {parts.join(' · ')} — <ScreenLink to={changesPath(id, from)}>{t('journal.look')}</ScreenLink>
    </p>
  )
}
