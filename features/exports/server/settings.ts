import type { FileStorage } from '#platform/server/files/storage.ts'
import type { FindList } from './known-lists.ts'

/** Dependencies of exports: the known lists, the file storage, and the public address of the portal. */
export type ExportSettings = { find: FindList; files: FileStorage; publicUrl: string }
