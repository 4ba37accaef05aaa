import { useCallback, useEffect, useMemo, useState } from 'react'
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '../../../api/api-error.ts'
import { createFieldLabels, type FieldLabels } from './field-labels.ts'
import { schemaResolver } from './schema-resolver.ts'
import { personStore } from '../../../person-store.ts'

const keyOf = (key: string): string => `draft:${personStore.get()?.uid ?? 'guest'}:${key}`

/** Where a draft is kept: in the tab until it is closed, or in the browser until the form is sent. */
type DraftPlace = 'tab' | 'browser'

const storageOf = (place: DraftPlace): Storage => (place === 'tab' ? sessionStorage : localStorage)

/** Unsubmitted values of a form, of this person in this place; null if none. */
const readDraft = (key: string, place: DraftPlace): Record<string, unknown> | null => {
  try {
    const draft: unknown = JSON.parse(storageOf(place).getItem(keyOf(key)) ?? 'null')
    return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** Stores typed values; the caller must omit passwords and files. */
const saveDraft = (key: string, place: DraftPlace, values: Record<string, unknown>): void => {
  try {
    storageOf(place).setItem(keyOf(key), JSON.stringify(values))
  } catch {
    // A full storage must not prevent typing.
  }
}

const dropDraft = (key: string, place: DraftPlace): void => storageOf(place).removeItem(keyOf(key))

type Options<S extends z.ZodType, T extends FieldValues> = {
  /** Key of the draft that survives a reload and an expired session; one per record, `project:12`. null for none. */
  draft: string | null
  /** Where the draft is kept; a long form that is filled in over days keeps it in the browser. */
  keptIn?: DraftPlace
  /** Fields that open with a current proposal, which a draft must not replace by an outdated one. */
  proposed?: readonly string[]
  /** The body of the contract's endpoint. */
  schema: S
  defaults: T
  /** Submits; an error that names fields is shown at the fields. */
  onSubmit: (values: z.output<S>) => Promise<unknown>
  /** Maps a path in the body to its input; by default the same path. */
  inputOf?: (path: string) => string
}

/** Marks errors that only another call can clear. */
const serverError = 'server'

const sameInput = (path: string): string => path

/** A form of the product: see `useProductForm`. */
export type ProductForm = {
  form: UseFormReturn<FieldValues>
  schema: z.ZodType
  submit: () => Promise<void>
  /** A server error that belongs to no field. */
  failure: unknown
  /** Whether typed text was restored from a draft. */
  restored: boolean
  /** Discards the draft and restores the saved values. */
  startOver: () => void
  isDirty: boolean
  isSubmitting: boolean
  /** The fields on the screen by name, for the summary of errors. */
  labels: FieldLabels
}

const without = (values: FieldValues, secret: (name: string) => boolean): FieldValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !secret(name) && !(value instanceof File)),
  )

const isSecret = (name: string): boolean => /password/i.test(name)

const noFields: readonly string[] = []

/** Whether nothing differs from what the form opens with. */
const isUnchanged = (values: FieldValues, saved: FieldValues): boolean =>
  Object.entries(values).every(([name, value]) => JSON.stringify(value) === JSON.stringify(saved[name]))

/**
 * A form on the contract's schema:
 *
 * ```tsx
 * const form = useProductForm({
 *   draft: `project:${id}`, schema: editProject.body, defaults: { name: project.name },
 *   onSubmit: (values) => edit.mutateAsync({ body: values }),
 * })
 * return (
 *   <Form form={form} submitLabel={t('save')}>
 *     <TextField name="name" label={t('name')} help={t('name.help')} />
 *     <SelectField name="stage" label={t('stage')} options={stages} />
 *   </Form>
 * )
 * ```
 */
export const useProductForm = <S extends z.ZodType, T extends FieldValues>({
  draft,
  keptIn = 'tab',
  proposed = noFields,
  schema,
  defaults,
  onSubmit,
  inputOf = sameInput,
}: Options<S, T>): ProductForm => {
  const [draftValues] = useState(() => (draft === null ? null : readDraft(draft, keptIn)))
  const [restored, setRestored] = useState(draftValues !== null)
  const [failure, setFailure] = useState<unknown>(null)
  const form = useForm<FieldValues>({
    resolver: useMemo(() => schemaResolver(schema), [schema]),
    defaultValues: defaults as DefaultValues<FieldValues>,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { isDirty, isSubmitting } = form.formState
  const [labels] = useState(createFieldLabels)
  useEffect(() => {
    // On top of the saved values, so that the form knows what has changed.
    for (const [name, value] of Object.entries(draftValues ?? {}))
      form.setValue(name, value, { shouldDirty: true })
  }, [form, draftValues])
  useEffect(() => {
    if (draft === null) return undefined
    const { unsubscribe } = form.watch((values) => {
      const stored = without(values, (name) => isSecret(name) || proposed.includes(name))
      if (isUnchanged(stored, form.formState.defaultValues ?? {})) dropDraft(draft, keptIn)
      else saveDraft(draft, keptIn, stored)
    })
    return unsubscribe
  }, [draft, keptIn, proposed, form])
  useEffect(() => {
    // A rule may involve several fields: an error at one is fixed by another.
    const { unsubscribe } = form.watch((_values, { name }) => {
      const wrong = Object.entries(form.formState.errors).filter(
        ([field, error]) => field !== name && error?.type !== undefined && error.type !== serverError,
      )
      if (name !== undefined && wrong.length > 0) void form.trigger(wrong.map(([field]) => field))
    })
    return unsubscribe
  }, [form])
  const forget = useCallback(() => {
    if (draft !== null) dropDraft(draft, keptIn)
    setRestored(false)
  }, [draft, keptIn])
  const submit = useCallback(async () => {
    setFailure(null)
    let isDone = false as boolean
    await form.handleSubmit(async (values) => {
      try {
        await onSubmit(values as z.output<S>)
        isDone = true
      } catch (error) {
        const fields = error instanceof ApiError ? Object.entries(error.fields) : []
        for (const [path, code] of fields) form.setError(inputOf(path), { type: serverError, message: code })
        if (fields.length === 0) setFailure(error)
      }
    })()
    if (!isDone) return
    // Only now: the form counts as submitted at the very end, and what is typed next is new.
    form.reset(form.getValues())
    forget()
  }, [form, onSubmit, inputOf, forget])
  const startOver = () => {
    form.reset(defaults)
    forget()
  }
  return { form, schema, submit, failure, restored, startOver, isDirty, isSubmitting, labels }
}
