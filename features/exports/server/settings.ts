import type { FileStorage } from '#platform/server/files/storage.ts'
import type { FindList } from './known-lists.ts'

/** What exports are told about their surroundings: the lists there are, where files are kept, and where the portal stands. */
export type ExportSettings = { find: FindList; files: FileStorage; publicUrl: string }
