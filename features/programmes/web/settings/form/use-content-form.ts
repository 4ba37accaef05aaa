import { useMemo } from 'react'
import { z } from 'zod'
import { call } from '#platform/web/api/call.ts'
import {
  useVersionedForm,
  type VersionedForm,
} from '#platform/web/work/components/form/conflict/use-versioned-form.ts'
import { getSettingsTree } from '../../../contract/content.endpoints.ts'
import { findContent } from '../tree.ts'
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
}: Options<S>): VersionedForm => {
  const asked = useMemo(() => asFormSchema(schema).extend({ version: z.int() }), [schema])
  const known = useMemo(
    () => ({ ...valuesOf(schema, node), ...(node ? {} : defaults), version: node?.version ?? 0 }),
    // What a new one begins with is not changed under the form.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [schema, node?.id, node?.version],
  )
  return useVersionedForm({
    draft,
    schema: asked,
    saved: known,
    save: async ({ version, ...values }) => {
      const saved = await save(values as z.output<S>, node ? (version as number) : null)
      if (!node) onCreated(saved)
      return { ...valuesOf(schema, saved), version: saved.version }
    },
    read: async () => {
      const newest = findContent(await call(getSettingsTree), node)
      return { ...valuesOf(schema, newest), version: newest?.version ?? 0 }
    },
  })
}
