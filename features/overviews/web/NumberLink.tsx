import './overviews.css'
import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'

type Props = {
  value: number
  to: ScreenHref
  /** Description of the number for screen readers. */
  label: string
}

/** A number that links to the list of what it counts. Zero has no link. */
export const NumberLink = ({ value, to, label }: Props) =>
  value === 0 ? (
    <span className="overview-none tabular">0</span>
  ) : (
    <ScreenLink to={to} className="overview-number tabular" aria-label={`${label}: ${formatNumber(value)}`}>
      {formatNumber(value)}
    </ScreenLink>
  )
