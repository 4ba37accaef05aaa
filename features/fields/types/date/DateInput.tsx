import { DayInput } from '#platform/web/work/components/form/date/DayInput.tsx'
import { latestToday } from '../../domain/latest-today.ts'
import type { Field } from '../../domain/tree.ts'
import type { FieldInput } from '../../web/inputs/field-input.ts'
import { useFieldSupport } from '../../web/inputs/field-support.ts'

/** The last day that a field takes. */
const latestDayOf = ({ limits: { to, past } }: Field): string | undefined => {
  const today = past ? latestToday() : undefined
  return to !== undefined && today !== undefined && today < to ? today : (to ?? today)
}

/** Input of a date. An incomplete date is not saved, and is reported when the field loses focus. */
export const DateInput = ({ describedBy, isWrong, required, field, place, value, set, id }: FieldInput) => {
  const { store } = useFieldSupport()
  return (
    <DayInput
      id={id}
      min={field.limits.from}
      max={latestDayOf(field)}
      value={typeof value === 'string' ? value : null}
      required={required}
      isWrong={isWrong}
      describedBy={describedBy}
      onChange={set}
      onUnread={() => store.refuse(place, 'INVALID_DATE')}
    />
  )
}
