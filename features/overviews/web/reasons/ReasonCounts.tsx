import '../overviews.css'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { useReasons } from './use-reasons.ts'

type Props = {
  answer: ReturnType<typeof useReasons>
  chosen: string | undefined
  choose: (patch: Record<string, unknown>) => void
}

/** The reasons by how often they were given; a press narrows the list below to one. */
export const ReasonCounts = ({ answer, chosen, choose }: Props) => {
  const t = useTexts('overviews')
  const { data, error } = answer
  if (error && !data) return <ErrorState error={error} retry={() => void answer.refetch()} />
  if (!data) return <LoadingBlock lines={4} />
  if (data.items.length === 0) return null
  return (
    <div className="overview-reasons">
      <table className="overview-table">
        <caption className="overview-heading">{t('reasons.counts')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('reasons.columns.reason')}</th>
            <th scope="col">{t('reasons.columns.kind')}</th>
            <th scope="col" className="overview-end">
              {t('reasons.projects')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.items.map(({ key, kind, reason, count }) => {
            const isChosen = key === chosen
            const words = reason || t('reasons.none')
            return (
              <tr key={`${kind} ${key}`}>
                <th scope="row">{words}</th>
                <td>{t(`reasonKinds.${kind}`)}</td>
                <td className="overview-end">
                  <Button
                    size="small"
                    variant="text"
                    aria-pressed={isChosen}
                    aria-label={t('reasons.show', { reason: words, count, shown: formatNumber(count) })}
                    onClick={() =>
                      choose(
                        isChosen ? { reason: undefined, kind: undefined } : { reason: key, kind: [kind] },
                      )
                    }
                  >
                    {formatNumber(count)}
                  </Button>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
