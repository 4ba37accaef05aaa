import './books.css'
import { useId } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DayInput } from '#platform/web/work/components/form/date/DayInput.tsx'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** Filter for the acceptance period, stored in the address. */
export const Period = () => {
  const t = useTexts('expert-payments')
  const id = useId()
  const [raw, set] = useRawSearch()
  const end = (name: 'since' | 'till') => {
    const value = raw[name]
    const change = (day: string | null) => set({ [name]: isDay(day) ? day : undefined, page: undefined })
    return (
      <label htmlFor={`${id}-${name}`}>
        {t(`period.${name}`)}
        <DayInput
          id={`${id}-${name}`}
          value={isDay(value) ? value : null}
          onChange={change}
          onUnread={() => change(null)}
        />
      </label>
    )
  }
  return (
    <div className="books-period" role="group" aria-label={t('period.title')}>
      {end('since')}
      {end('till')}
    </div>
  )
}
