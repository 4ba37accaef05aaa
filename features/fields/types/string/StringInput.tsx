import { wholeWebAddress } from '#platform/domain/web-address.ts'
import { isLink } from '../../domain/limits.rules.ts'
import type { FieldInput } from '../../web/inputs/field-input.ts'

/** Input of a line of text, or of a web address, whose missing protocol is added. */
export const StringInput = ({ id, describedBy, isWrong, required, field, value, set }: FieldInput) => {
  const text = typeof value === 'string' ? value : ''
  const complete = () => {
    const whole = wholeWebAddress(text.trim())
    if (whole !== text) set(whole)
  }
  return (
    <input
      translate="no"
      className="control"
      id={id}
      value={text}
      {...(isLink(field) ? { inputMode: 'url' as const, placeholder: 'https://', onBlur: complete } : {})}
      aria-required={required}
      aria-invalid={isWrong}
      aria-describedby={describedBy || undefined}
      onChange={({ target }) => set(target.value)}
    />
  )
}
