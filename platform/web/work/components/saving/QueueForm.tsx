import '../form/form.css'
import { useEffect, useMemo, useState, type FocusEvent, type ReactNode } from 'react'
import { useForm, type FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { SaveQueue } from '../../../save-queue/save-queue.ts'
import { createFieldLabels } from '../form/field-labels.ts'
import { FormContext } from '../form/form-context.ts'

type Props = {
  queue: SaveQueue<unknown>
  /** The entries of the queue are its fields. */
  schema: z.ZodObject
  children: ReactNode
}

/** Fields that are saved while typing: each is an entry of the queue, with its error below it. */
export const QueueForm = ({ queue, schema, children }: Props) => {
  const names = useMemo(() => Object.keys(schema.shape), [schema])
  const [defaultValues] = useState(() =>
    Object.fromEntries(names.map((name) => [name, queue.entry(name).value])),
  )
  const form = useForm<FieldValues>({ defaultValues, shouldFocusError: false })
  const [labels] = useState(createFieldLabels)
  useEffect(() => {
    const { unsubscribe } = form.watch((values, { name }) => {
      if (name && !Object.is(values[name], queue.entry(name).value)) queue.set(name, values[name])
    })
    return unsubscribe
  }, [form, queue])
  useEffect(() => {
    const stops = names.map((name) => {
      const follow = () => {
        const { value, problem } = queue.entry(name)
        if (!Object.is(form.getValues(name), value)) form.setValue(name, value)
        if (problem) form.setError(name, { type: problem, message: problem })
        else form.clearErrors(name)
      }
      follow()
      return queue.subscribe(name, follow)
    })
    return () => stops.forEach((stop) => stop())
  }, [form, queue, names])
  const leave = ({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>) => {
    const field = target.closest('.field')
    if (field?.contains(relatedTarget) && currentTarget.contains(relatedTarget)) return
    for (const name of names) queue.leave(name)
  }
  const product = useMemo(
    () => ({
      form,
      schema,
      labels,
      submit: async () => void (await queue.flush()),
      failure: null,
      restored: false,
      startOver: () => undefined,
      isDirty: false,
      isSubmitting: false,
    }),
    [form, schema, labels, queue],
  )
  return (
    <FormContext value={product}>
      <div className="form form-fields" onBlur={leave}>
        {children}
      </div>
    </FormContext>
  )
}
