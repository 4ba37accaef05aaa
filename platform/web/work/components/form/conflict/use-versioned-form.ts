import { useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { hasCode } from '../../../../api/api-error.ts'
import { entrySteps, loadedEntry } from '../../../../save-queue/entry.ts'
import type { Choice } from '../../saving/ConflictPanel.tsx'
import { useProductForm, type ProductForm } from '../use-product-form.ts'

/** The values of a record as its form has them, with the version they are based on. */
export type Versioned = FieldValues & { version: number }

type Options<S extends z.ZodType, T extends Versioned> = {
  draft: string
  /** Includes the version among the fields: a restored draft must not overwrite later changes. */
  schema: S
  /** The latest known record; it may change while the form is open. */
  saved: T
  /** Saves with the version among the values; returns the resulting record. */
  save: (values: z.output<S>) => Promise<T>
  read: () => Promise<T>
  /** As for any form: maps a path in the body to its input. */
  inputOf?: (path: string) => string
}

/** A field that another person also changed. */
export type FieldConflict = { name: string; mine: unknown; theirs: unknown }

/** A form whose record others may change meanwhile; see `useVersionedForm`. */
export type VersionedForm = {
  form: ProductForm
  savedAt: Date | null
  /** Nothing was saved: these must be resolved first. */
  conflicts: readonly FieldConflict[]
  choose: (name: string, choice: Choice) => void
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const { received } = entrySteps<unknown>({ same, problem: () => null })

const now = (): Date => new Date()

const namesOf = (values: Versioned): string[] => Object.keys(values).filter((name) => name !== 'version')

/** Edits a record with a version: changes by others are merged, never overwritten unseen. */
export const useVersionedForm = <S extends z.ZodType, T extends Versioned>({
  draft,
  schema,
  saved,
  save,
  read,
  inputOf,
}: Options<S, T>): VersionedForm => {
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [conflicts, setConflicts] = useState<readonly FieldConflict[]>([])
  const [resolved, setResolved] = useState<unknown>(null)

  /** Rebases the typed values on the newest record; returns the fields that both changed. */
  const merge = (newest: T): FieldConflict[] => {
    const { form } = product
    const typed = form.getValues() as T
    const before = form.formState.defaultValues as T
    const merged = namesOf(newest).map((name) => {
      const loaded = loadedEntry<unknown>({ value: before[name], version: before.version })
      const theirs = { value: newest[name], version: newest.version, at: null, by: null }
      return {
        name,
        entry: received({ ...loaded, value: typed[name] as unknown, phase: 'dirty' }, theirs, true),
      }
    })
    form.reset(newest)
    for (const { name, entry } of merged)
      if (!same(entry.value, newest[name])) form.setValue(name, entry.value, { shouldDirty: true })
    return merged.flatMap(({ name, entry }) =>
      entry.theirs ? [{ name, mine: entry.value, theirs: entry.theirs.value }] : [],
    )
  }

  const saveMerged = async (values: z.output<S>): Promise<T> => {
    try {
      return await save(values)
    } catch (error) {
      if (!hasCode(error, 'STATE_CHANGED')) throw error
      const found = merge(await read())
      setConflicts(found)
      setResolved(error)
      const again = schema.safeParse(product.form.getValues())
      if (found.length > 0 || !again.success) throw error
      return save(again.data)
    }
  }

  const product = useProductForm({
    draft,
    schema,
    defaults: saved,
    ...(inputOf && { inputOf }),
    onSubmit: async (values) => {
      const next = await saveMerged(values)
      product.form.setValue('version', next.version)
      setSavedAt(now())
      setConflicts([])
    },
  })
  const { form, failure, isDirty, isSubmitting } = product
  useEffect(() => {
    const given = form.getValues() as T
    const before = form.formState.defaultValues as T
    if (isSubmitting || saved.version < given.version) return
    // Nothing typed: the newest record replaces the old one. `isDirty` does not yet include a draft restored just
    // now.
    if (!isDirty && !namesOf(given).some((name) => !same(given[name], before[name]))) {
      if (!same(saved, given)) form.reset(saved)
      return
    }
    // A draft based on an older version retains it: later changes become conflicts, and are not overwritten.
    if (given.version < before.version) return
    // Saved meanwhile, but none of these fields: another part of the record.
    if (same({ ...before, version: 0 }, { ...saved, version: 0 })) form.setValue('version', saved.version)
  }, [saved, isDirty, isSubmitting, form])
  return {
    form: failure !== null && failure === resolved ? { ...product, failure: null } : product,
    savedAt: isDirty ? null : savedAt,
    conflicts,
    choose: (name, choice) => {
      const chosen = conflicts.find((one) => one.name === name)
      if (chosen && choice === 'theirs')
        form.setValue(name, chosen.theirs, { shouldDirty: true, shouldValidate: true })
      setConflicts(conflicts.filter((one) => one !== chosen))
    },
  }
}
