import { useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { useProductForm, type ProductForm } from '#platform/web/work/components/form/use-product-form.ts'

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * A form without a button: valid fields are passed to `take` immediately, invalid ones stay in the form with their
 * errors. When `given` changes from outside, for example by undo, the form is updated.
 */
export const useLiveForm = <S extends z.ZodObject>(
  schema: S,
  given: z.input<S> & FieldValues,
  take: (valid: z.output<S>) => void,
): ProductForm => {
  const product = useProductForm({ draft: null, schema, defaults: given, onSubmit: async () => undefined })
  const { form } = product
  const known = useRef<FieldValues>(given)
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    if (same(given, known.current)) return
    known.current = given
    form.reset(given)
  }, [given, form])
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => {
      const next = { ...known.current }
      for (const [name, part] of Object.entries(schema.shape)) {
        const parsed = (part as z.ZodType).safeParse(values[name])
        if (parsed.success) next[name] = parsed.data
      }
      if (same(next, known.current)) return
      known.current = next
      latest.current(next as z.output<S>)
    })
    return unsubscribe
  }, [form, schema])
  return product
}
