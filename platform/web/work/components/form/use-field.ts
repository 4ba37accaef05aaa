import { useId, useMemo } from 'react'
import { get, useController } from 'react-hook-form'
import { formatNumber } from '../../../i18n/numbers.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useFormContext } from './form-context.ts'
import { fieldFacts, type FieldFacts } from './schema-facts.ts'

/** What every kind of field needs: its value, its translated error, and the ids that connect label, help and error. */
export type Field = {
  name: string
  id: string
  value: unknown
  onChange: (value: unknown) => void
  onBlur: () => void
  ref: (element: HTMLElement | null) => void
  error: string | null
  facts: FieldFacts
  describedBy: string
  helpId: string
  errorId: string
  countId: string
}

/** A field of several inputs: each part has its own label, error and ids. */
export type WholeField = Field & { part: (name: string) => Field }

const limitOf = (code: string, facts: FieldFacts): number | null =>
  code === 'TOO_LONG' ? facts.max : code === 'TOO_SHORT' ? facts.min : null

/** Error of a number outside its limits, with the limits in the text. */
const ruleOf = (code: string, { minimum, maximum }: FieldFacts) => {
  if (code === 'TOO_SMALL' && minimum)
    return {
      key: minimum.inclusive ? 'form.rules.atLeast' : 'form.rules.above',
      limit: minimum.limit,
    } as const
  if (code === 'TOO_BIG' && maximum)
    return {
      key: maximum.inclusive ? 'form.rules.atMost' : 'form.rules.below',
      limit: maximum.limit,
    } as const
  return null
}

const isNothing = (value: unknown): boolean => value === '' || value === null || value === undefined

const errorAt = (errors: object, name: string): string | undefined => {
  const found: { message?: string } | undefined = get(errors, name)
  return found?.message
}

const idsOf = (base: string, error: string | null) => {
  const [helpId, errorId, countId] = [`${base}h`, `${base}e`, `${base}c`]
  return {
    id: base,
    helpId,
    errorId,
    countId,
    describedBy: [error ? errorId : '', helpId].filter(Boolean).join(' '),
  }
}

/** Connects an input to its form by name. */
export const useField = (name: string): WholeField => {
  const t = useTexts()
  const { form, schema } = useFormContext()
  const { field, formState } = useController({ name, control: form.control })
  const base = useId()
  const facts = useMemo(() => fieldFacts(schema, name), [schema, name])
  const errorOf = (path: string, itsFacts: FieldFacts): string | null => {
    const errorCode = errorAt(formState.errors, path)
    if (!errorCode) return null
    // For an empty required field no other error is shown.
    const code = path === name && itsFacts.required && isNothing(field.value) ? 'REQUIRED' : errorCode
    const rule = ruleOf(code, itsFacts)
    if (rule) return t(rule.key, { limit: formatNumber(rule.limit) })
    const limit = limitOf(code, itsFacts)
    return t(`fieldErrors.${code}`, limit === null ? {} : { count: limit })
  }
  const error = errorOf(name, facts)
  const { value, onChange, ref } = field
  // Tabbing through is no error: an empty field becomes invalid only after a submit. Uses the current value, not the
  // rendered one.
  const onBlur = () => {
    if (!isNothing(form.getValues(name)) || !isNothing(get(formState.defaultValues, name))) field.onBlur()
  }
  const whole: Field = { name, value, onChange, onBlur, ref, error, facts, ...idsOf(base, error) }
  const part = (key: string): Field => {
    const path = `${name}.${key}`
    const itsFacts = fieldFacts(schema, path)
    const wrong = errorOf(path, itsFacts)
    return { ...whole, name: path, error: wrong, facts: itsFacts, ...idsOf(`${base}${key}`, wrong) }
  }
  return { ...whole, part }
}
