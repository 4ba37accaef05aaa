import { useCallback, useEffect, useMemo, useState } from 'react'
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '../../../api/api-error.ts'
import { createFieldLabels, type FieldLabels } from './field-labels.ts'
import { dropDraft, readDraft, saveDraft, type DraftPlace } from './form-drafts.ts'
import { schemaResolver } from './schema-resolver.ts'

type Options<S extends z.ZodType, T extends FieldValues> = {
  /** Key of the draft that survives a reload and an expired session; one per record, `project:12`. null for none. */
  draft: string | null
  /** Where the draft is kept; a long form that is filled in over days keeps it in the browser. */
  keptIn?: DraftPlace
  /** The body of the contract's endpoint. */
  schema: S
  defaults: T
  /** Submits; an error that names fields is shown at the fields. */
  onSubmit: (values: z.output<S>) => Promise<unknown>
  /** Maps a path in the body to its input; by default the same path. */
  inputOf?: (path: string) => string
}

/** Marks errors that only another call can clear. */
const toldByServer = 'server'

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
  schema,
  defaults,
  onSubmit,
  inputOf = sameInput,
}: Options<S, T>): ProductForm => {
  const [kept] = useState(() => (draft === null ? null : readDraft(draft, keptIn)))
  const [restored, setRestored] = useState(kept !== null)
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
    for (const [name, value] of Object.entries(kept ?? {})) form.setValue(name, value, { shouldDirty: true })
  }, [form, kept])
  useEffect(() => {
    if (draft === null) return undefined
    const { unsubscribe } = form.watch((values) => saveDraft(draft, keptIn, without(values, isSecret)))
    return unsubscribe
  }, [draft, keptIn, form])
  useEffect(() => {
    // A rule may involve several fields: an error at one is fixed by another.
    const { unsubscribe } = form.watch((_values, { name }) => {
      const wrong = Object.entries(form.formState.errors).filter(
        ([field, error]) => field !== name && error?.type !== undefined && error.type !== toldByServer,
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
        for (const [path, code] of fields) form.setError(inputOf(path), { type: toldByServer, message: code })
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
