import { useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { hasCode } from '../../../../api/api-error.ts'
import { notifyError } from '../../../../messages/banner-store.ts'
import { useProductForm, type ProductForm } from '../use-product-form.ts'

/** The values of a record as its form holds them, with the version they were read at. */
export type Versioned = FieldValues & { version: number }

type Options<S extends z.ZodType, T extends Versioned> = {
  draft: string
  /** Names the version among the fields: a draft that comes back must not overwrite what was saved since. */
  schema: S
  /** The record as it is known now; it may change under the form. */
  saved: T
  /** Saves over the version among the values; answers the record as it is then. */
  save: (values: z.output<S>) => Promise<T>
  /** Reads the newest record. */
  read: () => Promise<T>
}

/** A form whose record others may change meanwhile; see `useVersionedForm`. */
export type VersionedForm = {
  form: ProductForm
  savedAt: Date | null
  /** Somebody changed the record since the form began; nothing was written. */
  isStale: boolean
  loadNewest: () => Promise<void>
  /** The newest version is in the form; the fields that still differ from it. */
  merged: readonly string[] | null
  takeTheirs: (name: string) => void
  dismissMerged: () => void
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const namesOf = (values: Versioned): string[] => Object.keys(values).filter((name) => name !== 'version')

const now = (): Date => new Date()

/** Edits a record with a version: what somebody else saved meanwhile is merged, never overwritten unseen. */
export const useVersionedForm = <S extends z.ZodType, T extends Versioned>({
  draft,
  schema,
  saved,
  save,
  read,
}: Options<S, T>): VersionedForm => {
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [merged, setMerged] = useState<{ newest: T; names: readonly string[] } | null>(null)
  const [resolved, setResolved] = useState<unknown>(null)
  const product = useProductForm({
    draft,
    schema,
    defaults: saved,
    onSubmit: async (values) => {
      const next = await save(values)
      product.form.setValue('version', next.version)
      setSavedAt(now())
      setMerged(null)
    },
  })
  const { form, failure, isDirty, isSubmitting } = product
  useEffect(() => {
    const given = form.getValues() as T
    const before = form.formState.defaultValues as T
    if (isSubmitting || saved.version < given.version) return
    // Nothing typed: the newest takes the old one's place. `isDirty` does not know yet of a draft that came back just now.
    if (!isDirty && !namesOf(given).some((name) => !same(given[name], before[name]))) {
      if (!same(saved, given)) form.reset(saved)
      return
    }
    // A draft over an older version keeps it: what was saved since is met as a conflict, not overwritten.
    if (given.version < before.version) return
    // Saved meanwhile, but none of these fields: another part of the record.
    if (same({ ...before, version: 0 }, { ...saved, version: 0 })) form.setValue('version', saved.version)
  }, [saved, isDirty, isSubmitting, form])
  const isConflict = hasCode(failure, 'STATE_CHANGED')
  const loadNewest = async () => {
    try {
      const newest = await read()
      const typed = form.getValues() as T
      const before = form.formState.defaultValues as T
      const mine = namesOf(newest).filter((name) => !same(typed[name], before[name]))
      form.reset(newest)
      for (const name of mine) form.setValue(name, typed[name], { shouldDirty: true })
      setMerged({ newest, names: mine.filter((name) => !same(typed[name], newest[name])) })
      setResolved(failure)
    } catch (error) {
      notifyError(error)
    }
  }
  return {
    form: isConflict ? { ...product, failure: null } : product,
    savedAt: isDirty ? null : savedAt,
    isStale: isConflict && failure !== resolved,
    loadNewest,
    merged: merged?.names ?? null,
    takeTheirs: (name) => {
      if (!merged) return
      form.setValue(name, merged.newest[name], { shouldDirty: true, shouldValidate: true })
      setMerged({ ...merged, names: merged.names.filter((other) => other !== name) })
    },
    dismissMerged: () => setMerged(null),
  }
}
