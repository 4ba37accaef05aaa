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
  /** Lines of a longer text; it grows with what is typed. */
  rows?: number
  disabled?: boolean
  autoFocus?: boolean
}

type Props = InputProps & {
  name: string
  /** Must be filled in in the end, though its schema lets it wait. */
  required?: boolean
  /** What is wrong with it beyond its schema, in words. */
  wrong?: string | null
}

/** The part of its limit after which a text says how much is used. */
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

/** A line or a longer text; its limit comes from the schema and is told beside the label once it is near. */
export const TextField = ({ name, required = false, wrong = null, ...input }: Props) => {
  const own = useField(name)
  const shown = own.error === null && wrong !== null ? saying(own, wrong) : own
  const field = required ? { ...shown, facts: { ...shown.facts, required } } : shown
  return <TextInput field={field} {...input} />
}
