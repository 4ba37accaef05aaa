import './reports.css'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { figureRows } from '../contract/figure-rows.endpoints.ts'
import { pivotName } from '../contract/pivot-value.ts'

type Answer = ResponseOf<typeof figureRows>

/** Says which number the rows are behind: what it counts, of which groups, and whose actions. */
export const FigureNote = ({ answer: { figure, groups, person } }: { answer: Answer }) => {
  const t = useTexts('reports')
  const locale = currentLocale()
  const of = [
    ...groups.map(({ by, value }) => `${t(`dimensions.${by}`)}: ${pivotName(by, value, t, locale)}`),
    ...(person ? [person.name] : []),
  ]
  return (
    <p className="report-narrowed" role="status">
      {[t(`figureRows.figures.${figure}`), ...of].join(' · ')}
    </p>
  )
}
