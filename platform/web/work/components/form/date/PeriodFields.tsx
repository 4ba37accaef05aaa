import { isCalendarDay } from '#platform/domain/typed/day.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { ParameterField } from '../ParameterField.tsx'
import { DayInput } from './DayInput.tsx'
import { unreadDay } from './use-unread-days.ts'

type Props = {
  from: string | undefined
  to: string | undefined
  onChange: (patch: { from?: string | null; to?: string | null }) => void
  /** Why a day is refused, as a sentence. */
  faults?: { from?: string | undefined; to?: string | undefined }
}

/** A period of days as a filter; an empty field means no limit on that side. */
export const PeriodFields = ({ from, to, onChange, faults }: Props) => {
  const t = useTexts()
  const set = (name: 'from' | 'to') => (value: string | null) => {
    if (value === null || isCalendarDay(value)) onChange({ [name]: value })
  }
  // The text goes into the address, for its error.
  const setUnread = (name: 'from' | 'to') => (typed: string) => onChange({ [name]: unreadDay(typed) })
  return (
    <>
      <ParameterField title={t('period.from')} fault={faults?.from}>
        {(ids) => (
          <DayInput
            {...ids}
            value={from ?? null}
            max={to}
            onChange={set('from')}
            onUnread={setUnread('from')}
          />
        )}
      </ParameterField>
      <ParameterField title={t('period.to')} fault={faults?.to}>
        {(ids) => (
          <DayInput {...ids} value={to ?? null} min={from} onChange={set('to')} onUnread={setUnread('to')} />
        )}
      </ParameterField>
    </>
  )
}
