import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Row, Rows } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { compareDictionaryVersions } from '../../contract/journal.endpoints.ts'

/** What changed from one version to another, or up to now: the first fifty values. */
export const Changes = ({ id, from, to }: { id: number; from: number; to?: number }) => {
  const t = useTexts('dictionaries')
  const { data, error, refetch } = useCall(compareDictionaryVersions, {
    query: {
      id: String(id),
      from: String(from),
      limit: '50',
      ...(to === undefined ? {} : { to: String(to) }),
    },
  })
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={4} />
  if (data.items.length === 0) return <p>{t('journal.same')}</p>
  return (
    <>
      <Rows>
        {data.items.map(({ kind, code, before, after }) => (
          <Row
            key={code}
            title={`${t(`journal.kinds.${kind}`)}: ${(after ?? before)!.nameRu}`}
            facts={`${code} · ${(after ?? before)!.nameEn}`}
            text={
              kind === 'changed' && before && before.nameRu !== after?.nameRu
                ? t('journal.was', { name: before.nameRu })
                : null
            }
          />
        ))}
      </Rows>
      {data.total > data.items.length ? (
        <p>{t('journal.more', { count: data.total - data.items.length })}</p>
      ) : null}
    </>
  )
}
