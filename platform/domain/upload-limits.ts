/** Bytes of a chunk of an upload (spec 9). */
export const uploadChunkBytes = 65_536

/** Maximum number of unfinished uploads of a person. */
export const maxUploads = 10

/** Minutes without a chunk after which a new upload may replace an unfinished one. */
export const idleUploadMinutes = 10

/** Seconds without a chunk after which another sending of the same file goes on with an unfinished upload. */
export const resumableSeconds = 30

/** Minutes after which a call that received a file counts as ended by a crash, so that another may receive it. */
export const longestCallMinutes = 3

/** Maximum number of bytes of all unfinished uploads together. */
export const maxUploadBytes = 2 * 1024 ** 3

/** Hours from its beginning after which an upload is removed. */
export const uploadHours = 24

/** Number of bytes of the chunk that begins at `start`; null if none begins there. */
export const chunkLength = (size: number, start: number): number | null =>
  start % uploadChunkBytes === 0 && start < size ? Math.min(uploadChunkBytes, size - start) : null

/** Where the chunks of a file begin. */
export const chunkStarts = (size: number): number[] =>
  Array.from({ length: Math.ceil(size / uploadChunkBytes) }, (_, n) => n * uploadChunkBytes)
