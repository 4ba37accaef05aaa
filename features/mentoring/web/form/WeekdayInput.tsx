import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { FieldFrame } from '#platform/web/work/components/form/FieldFrame.tsx'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import type { Field } from '#platform/web/work/components/form/use-field.ts'

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** Weekday, in a row of several fields. */
export const WeekdayInput = ({ field, label }: { field: Field; label: string }) => {
  const t = useTexts('mentoring')
  return (
    <FieldFrame field={field} label={label}>
      <Select
        id={field.id}
        value={field.value as number}
        options={weekdays.map((day) => ({ value: day, label: t(`weekdays.day${day}`) }))}
        aria-invalid={field.error !== null}
        aria-describedby={field.describedBy}
        onChange={field.onChange}
      />
    </FieldFrame>
  )
}
