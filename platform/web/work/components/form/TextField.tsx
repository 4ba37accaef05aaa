import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { cls } from '../../cls.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useField, type Field } from './use-field.ts'

type InputProps = {
  label: string
  help?: ReactNode
  placeholder?: string
  type?: HTMLInputTypeAttribute
  autoComplete?: string
  /** Initial rows of a multi-line text; it grows with its content. */
  rows?: number
  disabled?: boolean
  autoFocus?: boolean
}

type Props = InputProps & {
  name: string
  /** Required for submitting, though its schema allows it to be empty. */
  required?: boolean
  /** An error besides its schema, as text. */
  wrong?: string | null
}

/** Share of its limit from which a text shows a counter. */
const nearLimit = 0.8

/** The input of a text with its frame, for a field or a part of one. */
export const TextInput = ({
  field,
  label,
  help,
  rows,
  type = 'text',
  ...input
}: InputProps & { field: Field }) => {
  const t = useTexts()
  const text = typeof field.value === 'string' ? field.value : ''
  const { max } = field.facts
  const counter =
    max !== null && type === 'text' && text.length > max * nearLimit ? (
      <span
        className={cls('field-count tabular', text.length > max && 'field-count-over')}
        id={field.countId}
      >
        <span aria-hidden>{t('form.count', { used: text.length, limit: max })}</span>
        <span className="visually-hidden">{t('form.countSpoken', { used: text.length, count: max })}</span>
      </span>
    ) : null
  const shared = {
    ...input,
    id: field.id,
    ref: field.ref,
    value: text,
    required: field.facts.required,
    'aria-invalid': field.error !== null,
    'aria-describedby': cls(field.describedBy, counter && field.countId),
    onBlur: field.onBlur,
    onChange: (event: { target: { value: string } }) => field.onChange(event.target.value),
  }
  return (
    <FieldFrame field={field} label={label} help={help} aside={counter}>
      {rows ? (
        <textarea
          translate="no"
          className="control"
          rows={rows}
          style={{ minHeight: `${rows * 1.5 + 1.1}em` }}
          {...shared}
        />
      ) : (
        <input translate="no" className="control" type={type} {...shared} />
      )}
    </FieldFrame>
  )
}

const saying = (field: Field, error: string): Field => ({
  ...field,
  error,
  describedBy: `${field.errorId} ${field.describedBy}`,
})

/** A one-line or multi-line text; its limit comes from the schema and is shown next to the label when nearly reached. */
export const TextField = ({ name, required = false, wrong = null, ...input }: Props) => {
  const own = useField(name)
  const shown = own.error === null && wrong !== null ? saying(own, wrong) : own
  const field = required ? { ...shown, facts: { ...shown.facts, required } } : shown
  return <TextInput field={field} {...input} />
}
