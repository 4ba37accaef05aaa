import type { z } from 'zod'
import type { importItem, importRow, importSettings, projectImport } from '../contract/import.schemas.ts'

/** An import on its screen. */
export type Import = z.output<typeof projectImport>

/** The dry run of an import. */
export type Check = NonNullable<Import['check']>

/** An import in the list. */
export type ImportRow = z.output<typeof importRow>

/** A project of the file. */
export type ImportItem = z.output<typeof importItem>

/** Rules of an import. */
export type Settings = z.output<typeof importSettings>

export const importPath = '/bch/view/project-import'
