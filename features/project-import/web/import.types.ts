import type { z } from 'zod'
import type {
  importItem,
  importMapping,
  importRow,
  importSettings,
  projectImport,
} from '../contract/import.schemas.ts'
import type { StateTone } from '#platform/web/work/components/states/state-tones.ts'
import type { ImportState, ItemState } from '../domain/states.ts'

/** An import as its screen reads it. */
export type Import = z.output<typeof projectImport>

/** An import in the list. */
export type ImportRow = z.output<typeof importRow>

/** A project of the file. */
export type ImportItem = z.output<typeof importItem>

/** How a file is imported. */
export type Settings = z.output<typeof importSettings>

export type Mapping = z.output<typeof importMapping>

/** How states of an import look. */
export const importTones: Record<ImportState, StateTone> = {
  DRAFT: 'new',
  RUNNING: 'work',
  FINISHED: 'accepted',
  UNDOING: 'work',
  UNDONE: 'blocked',
}

/** How outcomes look. */
export const itemTones: Record<ItemState, StateTone> = {
  WAITING: 'new',
  CREATED: 'accepted',
  UPDATED: 'done',
  SKIPPED: 'blocked',
  FAILED: 'rejected',
  UNDONE: 'blocked',
  KEPT: 'work',
}

export const importPath = '/bch/view/project-import'
