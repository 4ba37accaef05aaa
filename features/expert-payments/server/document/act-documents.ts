import { ProductError } from '#platform/domain/product-error.ts'
import { threadPool } from '#platform/server/threads/thread-pool.ts'
import { ThreadEnded } from '#platform/server/threads/thread.ts'
import type { ActWords } from './act-tags.ts'
import type { ActAnswer, ActRequest } from './fill-act.ts'
import type { TemplateProblem } from './template-check.ts'

/** In the build, the entry file is next to the program (`tools/programs.mjs`). */
const entry = new URL(
  import.meta.url.endsWith('.ts') ? './act.thread.ts' : './act-thread.js',
  import.meta.url,
)

const threads = threadPool<ActRequest, ActAnswer>({
  entry,
  size: 1,
  waiting: 20,
  waitSeconds: 10,
  idleSeconds: 30,
  megabytes: 256,
  seconds: 15,
})

const ask = async (by: string, request: ActRequest): Promise<ActAnswer> => {
  try {
    return await threads.run(by, request)
  } catch (error) {
    if (error instanceof ThreadEnded && error.why !== 'failure') throw new ProductError('FILE_INCORRECT')
    throw error
  }
}

/**
 * Returns the problems of an uploaded template; empty if it is valid. Errors: `FILE_INCORRECT` if it is not a docx
 * file.
 */
export const problemsOfTemplate = async (by: string, bytes: Uint8Array): Promise<TemplateProblem[]> =>
  (await ask(by, { bytes, words: null })).problems

/** Fills in a template. Errors: `FILE_INCORRECT` if it can no longer be processed. */
export const documentOf = async (by: string, bytes: Uint8Array, words: ActWords): Promise<Buffer> => {
  const { document } = await ask(by, { bytes, words })
  if (!document) throw new ProductError('FILE_INCORRECT')
  return Buffer.from(document)
}
