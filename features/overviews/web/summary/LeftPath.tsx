import '../overviews.css'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { figures as figureQueries, outsidePath } from '../../domain/figures.ts'
import type { Narrowing } from '../../domain/narrowing.ts'
import { figureLink } from './summary-links.ts'
import type { Summary } from './use-summary.ts'

type Props = { figures: Summary['figures']; narrowing: Narrowing }

/** Applications that left the path: rejected and withdrawn ones. */
export const LeftPath = ({ figures, narrowing }: Props) => {
  const t = useTexts('overviews')
  const left = outsidePath.filter((key) => figures[key] > 0)
  return left.length === 0 ? null : (
    <p className="overview-left">
      {left.map((key) => (
        <TextLink key={key} to={figureLink(narrowing, figureQueries[key])}>
          {`${t(`figures.${key}`)}: ${formatNumber(figures[key])}`}
        </TextLink>
      ))}
    </p>
  )
}
