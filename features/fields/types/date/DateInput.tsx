import { DayInput } from '#platform/web/work/components/form/date/DayInput.tsx'
import { latestToday } from './latest-today.ts'
import { useFieldSupport } from '../../web/inputs/field-support.ts'
import type { FieldInput } from '../../web/inputs/field-input.ts'

/** Input of a date. An incomplete date is not saved, and is reported when the field loses focus. */
export const DateInput = ({ describedBy, isWrong, required, field, place, value, set, id }: FieldInput) => {
  const { store } = useFieldSupport()
  return (
    <DayInput
      id={id}
      min={field.limits.from}
      max={[field.limits.to, field.limits.past ? latestToday() : undefined].filter(Boolean).toSorted()[0]}
      value={typeof value === 'string' ? value : null}
      required={required}
      isWrong={isWrong}
      describedBy={describedBy}
      onChange={set}
      onUnread={() => store.refuse(place, 'INVALID_DATE')}
    />
  )
}
