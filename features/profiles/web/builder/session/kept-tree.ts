import { dropDraft, readDraft, saveDraft } from '#platform/web/work/components/form/form-drafts.ts'
import { templateTree } from '../../../contract/template.schemas.ts'
import type { TemplateTree } from '../../../domain/template.ts'

/** A tree that is not yet on the server, with the version it grew from. */
export type KeptTree = { version: number; tree: TemplateTree }

const keyOf = (versionId: number): string => `profile-template:${versionId}`

/** What a reload, an expired session or a closed tab left of unsaved work; null when nothing, or nothing that can be read. */
export const readKeptTree = (versionId: number): KeptTree | null => {
  const kept = readDraft(keyOf(versionId))
  const tree = templateTree.safeParse(kept?.['tree'])
  return tree.success && typeof kept?.['version'] === 'number'
    ? { version: kept['version'], tree: tree.data }
    : null
}

/** Keeps unsaved work in the browser. */
export const keepTree = (versionId: number, kept: KeptTree): void => saveDraft(keyOf(versionId), kept)

/** Forgets it: it is saved, or given up. */
export const forgetTree = (versionId: number): void => dropDraft(keyOf(versionId))
