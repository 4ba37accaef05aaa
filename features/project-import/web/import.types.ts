import type { z } from 'zod'
import type { importItem, importRow, importSettings, projectImport } from '../contract/import.schemas.ts'

/** An import as its screen reads it. */
export type Import = z.output<typeof projectImport>

/** What an import would do now. */
export type Check = NonNullable<Import['check']>

/** An import in the list. */
export type ImportRow = z.output<typeof importRow>

/** A project of the file. */
export type ImportItem = z.output<typeof importItem>

/** How a file is imported. */
export type Settings = z.output<typeof importSettings>

export const importPath = '/bch/view/project-import'
