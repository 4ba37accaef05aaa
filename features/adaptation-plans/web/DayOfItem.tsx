import { DayInput } from '#platform/web/work/components/form/date/DayInput.tsx'
import { FieldFrame } from '#platform/web/work/components/form/FieldFrame.tsx'
import type { Field } from '#platform/web/work/components/form/use-field.ts'

/** Due date in a row of an item. */
export const DayOfItem = ({ field, label }: { field: Field; label: string }) => (
  <FieldFrame field={field} label={label}>
    <DayInput
      id={field.id}
      inputRef={field.ref}
      value={typeof field.value === 'string' ? field.value : null}
      required={field.facts.required}
      isWrong={field.error !== null}
      describedBy={field.describedBy}
      onBlur={field.onBlur}
      onChange={field.onChange}
      onUnread={field.onChange}
    />
  </FieldFrame>
)
