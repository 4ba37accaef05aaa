import type { FileStorage } from '#platform/server/files/storage.ts'

/** What reports are told about their surroundings: where files are kept. */
export type UserReportSettings = { files: FileStorage }
