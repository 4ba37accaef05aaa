import { useState, type FormEvent } from 'react'
import { ApiError } from '#platform/web/api/api-error.ts'
import { focusFirstWrong } from '#platform/web/public/focus-first-wrong.ts'
import { keepFields, storedFields } from './stored-fields.ts'

type Errors<V> = { [K in keyof V]?: string | undefined }

type ServiceForm<V> = {
  empty: V
  /** Whose form it is, if it is for one address alone: only what was typed for it is kept. */
  owner?: string
  /** Validation before sending. */
  check: (values: V) => Errors<V>
  send: (values: V) => Promise<void>
}

/** A form of the service: its values, their errors, and one submit at a time. */
export const useServiceForm = <V extends Record<string, string>>({
  empty,
  owner = '',
  check,
  send,
}: ServiceForm<V>) => {
  const [values, setValues] = useState(() => storedFields(empty, owner))
  const [errors, setErrors] = useState<Errors<V>>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)

  const change = (part: Partial<V>): void => {
    const next = { ...values, ...part }
    keepFields(next, owner)
    setValues(next)
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in part))) as Errors<V>)
  }

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    const wrong = check(values)
    setErrors(wrong)
    setFailure(null)
    if (Object.values(wrong).some(Boolean)) return focusFirstWrong(form)
    setBusy(true)
    try {
      await send(values)
    } catch (error) {
      const named =
        error instanceof ApiError ? Object.entries(error.fields).filter(([name]) => name in empty) : []
      if (named.length > 0) setErrors(Object.fromEntries(named) as Errors<V>)
      else setFailure(error)
      focusFirstWrong(form)
    } finally {
      setBusy(false)
    }
  }

  /** Props of a field. */
  const field = <K extends keyof V & string>(name: K) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => change({ [name]: value } as unknown as Partial<V>),
  })

  return {
    values,
    change,
    field,
    failure,
    busy,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  }
}
