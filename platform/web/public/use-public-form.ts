import { useRef, useState, type FormEvent } from 'react'
import type { FieldErrors } from '#platform/domain/product-error.ts'
import { ApiError } from '../api/api-error.ts'
import { focusFirstWrong } from './focus-first-wrong.ts'
import { useErrorWords } from './use-error-words.ts'

type Found = Readonly<Record<string, FieldErrors[string] | undefined>>

type PublicForm<Typed> = {
  blank: Typed
  /** Returns the errors found before sending. */
  check?: (typed: Typed) => Found
  send: (typed: Typed) => Promise<void>
}

const noErrors: Found = {}

/** State of a form on a public page: typed values, errors per field, and one submission at a time. */
export const usePublicForm = <Typed extends Record<string, string>>({
  blank,
  check,
  send,
}: PublicForm<Typed>) => {
  const words = useErrorWords()
  const ref = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(blank)
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState(noErrors)
  const [failure, setFailure] = useState<unknown>(null)
  const errors: Readonly<Record<string, string | undefined>> = {
    ...(failure instanceof ApiError ? failure.fields : {}),
    ...found,
  }

  const set = (name: keyof Typed & string, value: string): void =>
    setTyped((before) => ({ ...before, [name]: value }))

  const focusWrong = (): void => queueMicrotask(() => ref.current && focusFirstWrong(ref.current))

  const submit = async (): Promise<void> => {
    const wrong = check?.(typed) ?? noErrors
    setFound(wrong)
    setFailure(null)
    if (Object.values(wrong).some(Boolean)) return focusWrong()
    setBusy(true)
    try {
      await send(typed)
    } catch (error) {
      setFailure(error)
      focusWrong()
    } finally {
      setBusy(false)
    }
  }

  return {
    ref,
    busy,
    /** The error of the whole form: one that names no field. */
    failure: Object.values(errors).some(Boolean) ? null : failure,
    /** Props of a field; `limit` is the number that its error names. */
    field: (name: keyof Typed & string, limit?: number) => ({
      name,
      value: typed[name],
      error: words(errors[name], limit),
      onChange: (value: string) => set(name, value),
    }),
    onSubmit: (event: FormEvent): void => {
      event.preventDefault()
      void submit()
    },
  }
}
