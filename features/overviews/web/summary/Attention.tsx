import '../overviews.css'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { attention, figures as figureQueries } from '../../domain/figures.ts'
import type { Narrowing } from '../../domain/narrowing.ts'
import { figureLink } from './summary-links.ts'
import type { Summary } from './use-summary.ts'

type Props = { figures: Summary['figures']; narrowing: Narrowing }

/** What needs attention now, most urgent first, with links to the lists. */
export const Attention = ({ figures, narrowing }: Props) => {
  const t = useTexts('overviews')
  const some = attention.filter((key) => figures[key] > 0)
  return (
    <section aria-labelledby="overview-attention">
      <h2 id="overview-attention" className="overview-heading">
        {t(some.length > 0 ? 'attention.title' : 'attention.none')}
      </h2>
      {some.length > 0 ? (
        <ul className="overview-tiles">
          {some.map((key) => (
            <li key={key}>
              <ScreenLink
                to={figureLink(narrowing, figureQueries[key])}
                className={`overview-tile overview-tile-${key}`}
              >
                <strong className="tabular">{formatNumber(figures[key])}</strong>
                <span>{t(`figures.${key}`)}</span>
              </ScreenLink>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
