import '../parameters.css'
import { useId } from 'react'
import { day } from '#platform/contract/fields.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { DayInput } from './DayInput.tsx'

type Props = {
  from: string | undefined
  to: string | undefined
  onChange: (patch: { from?: string | null; to?: string | null }) => void
}

const isDay = (value: string): boolean => day().safeParse(value).success

/** A period of days as a filter; an empty field means no limit on that side. */
export const PeriodFields = ({ from, to, onChange }: Props) => {
  const t = useTexts()
  const id = useId()
  const set = (name: 'from' | 'to') => (value: string | null) => {
    if (value === null || isDay(value)) onChange({ [name]: value })
  }
  return (
    <>
      <label className="parameter-field" htmlFor={`${id}-from`}>
        {t('period.from')}
        <DayInput
          id={`${id}-from`}
          value={from ?? null}
          max={to}
          onChange={set('from')}
          onUnread={() => onChange({ from: null })}
        />
      </label>
      <label className="parameter-field" htmlFor={`${id}-to`}>
        {t('period.to')}
        <DayInput
          id={`${id}-to`}
          value={to ?? null}
          min={from}
          onChange={set('to')}
          onUnread={() => onChange({ to: null })}
        />
      </label>
    </>
  )
}
