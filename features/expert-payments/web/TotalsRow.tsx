import './books.css'
import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Totals } from './books.types.ts'

const parts = ['notDue', 'due', 'inAct', 'disputed', 'paid'] as const

/** Totals over all matching rows, one line for each currency; zero amounts are left out. */
export const TotalsRow = ({ totals }: { totals: Totals | undefined }) => {
  const t = useTexts('expert-payments')
  if (!totals || totals.length === 0) return null
  return (
    <div className="books-totals" role="group" aria-label={t('totals.title')}>
      {totals.map((row) => (
        <dl key={row.currency}>
          {parts.map((part) =>
            Number(row[part]) === 0 ? null : (
              <div key={part}>
                <dt>{t(`totals.${part}`)}</dt>
                <dd className="tabular">{formatMoney(row[part], row.currency)}</dd>
              </div>
            ),
          )}
        </dl>
      ))}
    </div>
  )
}
