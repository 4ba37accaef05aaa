import type { FileStorage } from '#platform/server/files/storage.ts'

/** Settings of the feature: the file storage. */
export type UserReportSettings = { files: FileStorage }
