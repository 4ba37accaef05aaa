import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Segments } from '#platform/web/work/components/form/choice/Segments.tsx'
import type { FieldInput } from '../../web/inputs/field-input.ts'

/** Yes, no or empty, as three distinct states. */
export const BooleanInput = ({ id, labelId, describedBy, isWrong, required, value, set }: FieldInput) => {
  const t = useTexts('fields')
  return (
    <Segments
      aria-labelledby={labelId}
      aria-required={required}
      aria-invalid={isWrong}
      aria-describedby={describedBy || undefined}
      name={id}
      value={typeof value === 'boolean' ? value : null}
      options={[
        { value: true, label: t('value.yes') },
        { value: false, label: t('value.no') },
        { value: null, label: t('value.notGiven') },
      ]}
      onChange={set}
    />
  )
}
