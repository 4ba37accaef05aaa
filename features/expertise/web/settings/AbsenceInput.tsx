import { DayInput } from '#platform/web/work/components/form/date/DayInput.tsx'
import { FieldFrame } from '#platform/web/work/components/form/FieldFrame.tsx'
import type { Field } from '#platform/web/work/components/form/use-field.ts'

/** The first or last day of an absence. */
export const AbsenceInput = ({ field, label }: { field: Field; label: string }) => (
  <FieldFrame field={field} label={label}>
    <DayInput
      id={field.id}
      inputRef={field.ref}
      value={typeof field.value === 'string' ? field.value : null}
      required
      isWrong={field.error !== null}
      describedBy={field.describedBy}
      onBlur={field.onBlur}
      onChange={field.onChange}
      onUnread={field.onChange}
    />
  </FieldFrame>
)
