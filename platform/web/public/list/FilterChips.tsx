import { useState, type MouseEvent } from 'react'
import type { FacetValue } from '#platform/contract/list-facets.ts'
import { formatNumber } from '../../i18n/numbers.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { useLocale } from '../use-locale.ts'

/** Number of values shown before expanding the filter. */
const first = 8

type FilterChipsProps = {
  label: string
  values: readonly FacetValue[]
  chosen: readonly string[]
  /** Whether all rows were counted; else the counts are minimums. */
  isExact: boolean
  wordOf: (value: FacetValue) => string
  /** The URL after toggling a value. */
  hrefOf: (value: string) => string
  onPress: (event: MouseEvent, value: string) => void
}

/** The values of one filter as links, each with its number of rows; they work before the script runs. */
export const FilterChips = ({
  label,
  values,
  chosen,
  isExact,
  wordOf,
  hrefOf,
  onPress,
}: FilterChipsProps) => {
  const t = useTexts('public')
  const locale = useLocale()
  const [all, setAll] = useState(false)
  // Values without rows are hidden, unless selected; for a boolean only “yes” is shown.
  const useful = values.filter(
    ({ value, count }) => value !== 'false' && (count > 0 || chosen.includes(value)),
  )
  if (useful.length === 0) return null
  const shown = all ? useful : useful.filter(({ value }, at) => at < first || chosen.includes(value))
  return (
    <div className="filter" role="group" aria-label={label}>
      <span className="filter__label" aria-hidden="true">
        {label}
      </span>
      <ul className="filter__chips strip">
        {shown.map((facet) => {
          const isChosen = chosen.includes(facet.value)
          return (
            <li key={facet.value}>
              <a
                className="filter__chip"
                href={hrefOf(facet.value)}
                rel="nofollow"
                aria-current={isChosen ? 'true' : undefined}
                onClick={(event) => onPress(event, facet.value)}
              >
                <span className="filter__word">{wordOf(facet)}</span>{' '}
                <span className="filter__count tabular">
                  {isExact || facet.count === 0
                    ? formatNumber(facet.count, locale)
                    : `${formatNumber(facet.count, locale)}+`}
                </span>
                {isChosen ? <span className="visually-hidden"> {t('list.chosen')}</span> : null}
              </a>
            </li>
          )
        })}
        {shown.length < useful.length ? (
          <li>
            <button className="filter__chip filter__more" type="button" onClick={() => setAll(true)}>
              {t('list.moreValues', { count: useful.length - shown.length })}
            </button>
          </li>
        ) : null}
      </ul>
    </div>
  )
}
