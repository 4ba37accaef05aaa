import { useId, useMemo } from 'react'
import { get, useController } from 'react-hook-form'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useFormContext } from './form-context.ts'
import { fieldFacts, type FieldFacts } from './schema-facts.ts'

/** What every kind of field needs: its value, its error in words, and the ids that tie label, help and error to it. */
export type Field = {
  name: string
  id: string
  value: unknown
  onChange: (value: unknown) => void
  onBlur: () => void
  ref: (element: HTMLElement | null) => void
  error: string | null
  facts: FieldFacts
  /** For `aria-describedby`. */
  describedBy: string
  helpId: string
  errorId: string
  countId: string
}

const limitOf = (code: string, facts: FieldFacts): number | null =>
  code === 'TOO_LONG' ? facts.max : code === 'TOO_SHORT' ? facts.min : null

const errorAt = (errors: object, name: string): string | undefined => {
  const found: { message?: string } | undefined = get(errors, name)
  return found?.message
}

/** Ties an input to its form by name. */
export const useField = (name: string): Field => {
  const t = useTexts()
  const { form, schema } = useFormContext()
  const { field, formState } = useController({ name, control: form.control })
  const base = useId()
  const facts = useMemo(() => fieldFacts(schema, name), [schema, name])
  const code = errorAt(formState.errors, name)
  const limit = code ? limitOf(code, facts) : null
  const error = code ? t(`fieldErrors.${code}`, limit === null ? {} : { count: limit }) : null
  const [helpId, errorId, countId] = [`${base}h`, `${base}e`, `${base}c`]
  return {
    name,
    id: base,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    error,
    facts,
    describedBy: [error ? errorId : '', helpId].filter(Boolean).join(' '),
    helpId,
    errorId,
    countId,
  }
}
