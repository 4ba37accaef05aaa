import type { ReactNode } from 'react'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Assessment } from './scoring.types.ts'

type Props = {
  assessment: Assessment
  locale: 'ru' | 'en'
  /** Other facts next to the total. */
  facts?: ReactNode
}

type Mark = Assessment['marks'][number]

const MarkOf = ({ mark, scale, locale }: { mark: Mark | undefined; scale: number; locale: 'ru' | 'en' }) => {
  const t = useTexts('reports')
  return mark?.value === undefined || mark.value === null ? (
    <span className="scoring-none">{t('scoring.notAssessed')}</span>
  ) : (
    <span className="tabular">
      {t('scoring.mark', { value: formatNumber(mark.value, locale), scale: formatNumber(scale, locale) })}
    </span>
  )
}

/** An assessment, read-only: the total, missing marks, and every parameter with its evidence. */
export const ScoringSheet = ({ assessment, locale, facts }: Props) => {
  const t = useTexts('reports')
  const { groups, marks, total, totals, assessed, parameters } = assessment
  const markOf = new Map(marks.map((mark) => [mark.code, mark]))
  const totalOf = new Map(totals.map((one) => [one.code, one.total]))
  const missing = groups
    .flatMap((group) => group.parameters)
    .filter(({ code }) => (markOf.get(code)?.value ?? null) === null)
  return (
    <div className="scoring">
      <dl className="scoring-facts">
        <div>
          <dt>{t('scoring.columns.total')}</dt>
          <dd className="tabular">
            {t('scoring.mark', { value: formatNumber(total, locale), scale: formatNumber(100, locale) })}
          </dd>
        </div>
        <div>
          <dt>{t('scoring.columns.assessed')}</dt>
          <dd className="tabular">{t('scoring.place', { place: assessed, among: parameters })}</dd>
        </div>
        {facts}
      </dl>
      {missing.length > 0 && assessed > 0 ? (
        <p className="scoring-missing">
          {t('scoring.missing', { names: missing.map(({ name }) => name[locale]).join('; ') })}
        </p>
      ) : null}
      {groups.map((group) => (
        <section key={group.code} className="scoring-group" aria-label={group.name[locale]}>
          <h3>
            <span>{group.name[locale]}</span>
            <span className="tabular">{formatNumber(totalOf.get(group.code) ?? 0, locale)}</span>
          </h3>
          <div className="scoring-bar" aria-hidden>
            <span style={{ width: `${totalOf.get(group.code) ?? 0}%` }} />
          </div>
          <ul>
            {group.parameters.map(({ code, name, scale, weight }) => {
              const mark = markOf.get(code)
              return (
                <li key={code}>
                  <span className="scoring-name">
                    {name[locale]}
                    <small>{t('scoring.weight', { weight })}</small>
                  </span>
                  <MarkOf mark={mark} scale={scale} locale={locale} />
                  {mark?.evidence || mark?.by ? (
                    <span className="scoring-evidence">
                      {mark.evidence}
                      {mark.by && mark.at ? (
                        <small>
                          {t('scoring.by', { name: mark.by.name, date: formatDate(mark.at, { locale }) })}
                        </small>
                      ) : null}
                    </span>
                  ) : null}
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
