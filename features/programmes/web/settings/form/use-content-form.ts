import { useMemo } from 'react'
import { z } from 'zod'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import {
  useVersionedForm,
  type VersionedForm,
} from '#platform/web/work/components/form/conflict/use-versioned-form.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { getSettingsTree } from '../../../contract/content.endpoints.ts'
import { editLink } from '../settings-links.ts'
import { findContent } from '../tree.ts'
import type { Content, ContentKind } from '../settings.queries.ts'
import { asFormSchema, valuesOf } from './content-values.ts'

/** A saved row in the response. */
type Saved = Pick<Content, 'id' | 'name' | 'version'>

type Options<S extends z.ZodObject> = {
  kind: ContentKind
  /** Key of the draft. */
  draft: string
  schema: S
  /** The edited item; null: a new one. */
  node: (Content & Record<string, unknown>) | null
  defaults?: Partial<z.input<S>>
  /** Creates, or saves over the version that the form has loaded. */
  save: (values: z.output<S>, version: number | null) => Promise<Saved>
}

/**
 * The form of a programme, track or trackpoint. It saves over the version that the person has seen: on a conflict
 * everything typed remains and the person decides whose changes to keep. A created item opens on its own page.
 */
export const useContentForm = <S extends z.ZodObject>({
  kind,
  draft,
  schema,
  node,
  defaults,
  save,
}: Options<S>): VersionedForm => {
  const t = useTexts('programmes')
  const go = useGo()
  const formSchema = useMemo(() => asFormSchema(schema).extend({ version: z.int() }), [schema])
  const known = useMemo(
    () => ({ ...valuesOf(schema, node), ...(node ? {} : defaults), version: node?.version ?? 0 }),
    // What a new one begins with is not changed under the form.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [schema, node?.id, node?.version],
  )
  return useVersionedForm({
    draft,
    schema: formSchema,
    saved: known,
    save: async ({ version, ...values }) => {
      const saved = await save(values as z.output<S>, node ? (version as number) : null)
      if (!node) {
        notify({ code: 200, text: t('settings.done.created', { name: saved.name, context: kind }) })
        go(editLink({ kind, id: saved.id }), { replace: true })
      }
      return { ...valuesOf(schema, saved), version: saved.version }
    },
    read: async () => {
      const newest = findContent(await call(getSettingsTree), node)
      return { ...valuesOf(schema, newest), version: newest?.version ?? 0 }
    },
  })
}
