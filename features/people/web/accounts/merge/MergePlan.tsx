import './merge.css'
import '#platform/web/work/components/rows/rows.css'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { formatCount } from '#platform/web/i18n/numbers.ts'
import { hasText } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import type { previewMerge } from '../../../contract/merge.endpoints.ts'

type Plan = ResponseOf<typeof previewMerge>

const Account = ({ account: { name, email } }: { account: Plan['from'] }) => (
  <>
    {name}
    <br />
    <span className="merge-email">{email}</span>
  </>
)

const Counts = ({ title, counts }: { title: string; counts: Plan['moves'] }) => {
  const t = useTexts('people')
  return (
    <table className="merge-counts">
      <caption>{title}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('merge.kind')}</th>
          <th scope="col">{t('merge.count')}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ kind, count }) => (
          <tr key={kind}>
            <th scope="row">{t(`merge.kinds.${kind}`)}</th>
            <td className="tabular">{formatCount(count, true)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Obstacles = ({ obstacles }: { obstacles: Plan['obstacles'] }) => {
  const t = useTexts('people')
  const sentence = ({ code, name, kind }: Plan['obstacles'][number]): string => {
    if (code !== 'SAME_RECORD') return t(`merge.obstacle.${code}`, { name })
    const known = kind !== null && hasText(`people:merge.sameRecord.${kind}`)
    return t(`merge.sameRecord.${known ? kind : 'other'}`, {
      name,
      kind: kind === null ? '' : t(`merge.kinds.${kind}`),
    })
  }
  return (
    <section role="alert" className="merge-obstacles">
      <h3>{t('merge.obstacles')}</h3>
      <ul>
        {obstacles.map((obstacle) => (
          <li key={`${obstacle.code} ${obstacle.kind ?? ''} ${obstacle.name}`}>{sentence(obstacle)}</li>
        ))}
      </ul>
    </section>
  )
}

/** What merging two accounts would do: both accounts, what moves, what both have, and what prevents it. */
export const MergePlan = ({ plan: { from, into, moves, same, obstacles } }: { plan: Plan }) => {
  const t = useTexts('people')
  return (
    <div className="merge-plan">
      <Facts>
        <Fact label={t('merge.closes')}>
          <Account account={from} />
        </Fact>
        <Fact label={t('merge.remains')}>
          <Account account={into} />
        </Fact>
      </Facts>
      {obstacles.length > 0 ? <Obstacles obstacles={obstacles} /> : null}
      {moves.length > 0 ? (
        <Counts title={t('merge.moves')} counts={moves} />
      ) : (
        <p>{t('merge.nothingMoves')}</p>
      )}
      {same.length > 0 ? (
        <>
          <Counts title={t('merge.same')} counts={same} />
          <p className="section-help">{t('merge.sameHelp')}</p>
        </>
      ) : null}
    </div>
  )
}
