import { useMemo, useRef, useState } from 'react'
import type { z } from 'zod'
import { hasCode } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useProductForm, type ProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import type { Content } from '../settings.queries.ts'
import { asFormSchema, valuesOf } from './content-values.ts'

/** A saved row as the call answers it. */
type Saved = Pick<Content, 'id' | 'name' | 'version'>

type Options<S extends z.ZodObject> = {
  /** Names the draft of what is typed. */
  draft: string
  schema: S
  /** What is edited; null: something new. */
  node: (Content & Record<string, unknown>) | null
  defaults?: Partial<z.input<S>>
  /** Creates, or saves over the version that the form has seen. */
  save: (values: z.output<S>, version: number | null) => Promise<Saved>
  onCreated: (saved: Saved) => void
}

/**
 * The form of a programme, track or trackpoint. It saves over the version the person has seen: when somebody else
 * was faster, everything typed stays and the person decides whose changes to keep.
 */
export const useContentForm = <S extends z.ZodObject>({
  draft,
  schema,
  node,
  defaults,
  save,
  onCreated,
}: Options<S>) => {
  const t = useTexts('programmes')
  const seen = useRef(node?.version ?? null)
  const made = useRef<ProductForm>(null)
  const [isConflict, setConflict] = useState(false)
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const product = useProductForm({
    draft,
    schema: useMemo(() => asFormSchema(schema), [schema]),
    defaults: { ...valuesOf(schema, node), ...(node ? {} : defaults) },
    onSubmit: async (values) => {
      setSavedAt(null)
      let saved: Saved
      try {
        saved = await save(values, seen.current)
      } catch (error) {
        const isStale = hasCode(error, 'STATE_CHANGED')
        setConflict(isStale)
        throw isStale ? t('settings.form.conflict.title') : error
      }
      setConflict(false)
      seen.current = saved.version
      if (!node) return onCreated(saved)
      // The server may have filled in what was left empty.
      made.current?.form.reset(valuesOf(schema, saved))
      setSavedAt(new Date())
      return undefined
    },
  })
  made.current = product
  return {
    product,
    savedAt,
    isConflict,
    /** Saves what is typed over the version that is there now. */
    keepMine: () => {
      seen.current = node?.version ?? null
      void product.submit()
    },
    /** Gives up what is typed for the version that is there now. */
    takeTheirs: () => {
      seen.current = node?.version ?? null
      setConflict(false)
      product.startOver()
    },
  }
}

/** See `useContentForm`. */
export type ContentFormState = ReturnType<typeof useContentForm>
