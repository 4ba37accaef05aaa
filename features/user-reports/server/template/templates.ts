import { ProductError } from '#platform/domain/product-error.ts'
import { threadPool } from '#platform/server/threads/thread-pool.ts'
import { ThreadEnded } from '#platform/server/threads/thread.ts'
import type { Checked } from '../../domain/check-tags.rules.ts'
import type { ReportExtension } from '../../domain/states.ts'
import type { KnownScope, Scope } from '../../domain/template-values.ts'
import type { Pictures } from '../pictures/report-picture.ts'
import type { Mark } from './mark-docx.ts'
import type { Mending } from './mend-template.ts'
import type { Unpacked } from './unpack-transfer.ts'
import type { TemplateAnswer, TemplateRequest } from './work-on-template.ts'

/** In the build, the entry file is next to the program (`tools/programs.mjs`). */
const entry = new URL(
  import.meta.url.endsWith('.ts') ? './report.thread.ts' : './report-thread.js',
  import.meta.url,
)

const threads = threadPool<TemplateRequest, TemplateAnswer>({
  entry,
  size: 1,
  waiting: 40,
  waitSeconds: 20,
  idleSeconds: 30,
  megabytes: 250,
  seconds: 20,
})

const ask = async (by: string, request: TemplateRequest): Promise<TemplateAnswer> => {
  try {
    return await threads.run(by, request)
  } catch (error) {
    if (error instanceof ThreadEnded && error.why !== 'failure') throw new ProductError('FILE_INCORRECT')
    throw error
  }
}

/**
 * Checks a template: its tags and problems. Errors: `FILE_INCORRECT` for an invalid document or a decompression bomb.
 */
export const checkTemplate = async (
  by: string,
  template: { bytes: Uint8Array; extension: ReportExtension; known: KnownScope },
): Promise<Checked> =>
  (await ask(by, { work: 'check', ...template })).checked ?? { tags: [], problems: [], veiled: [] }

/** The names that a template mentions. Errors: `FILE_INCORRECT` of what is no document of its kind. */
export const namesInTemplate = async (
  by: string,
  template: { bytes: Uint8Array; extension: ReportExtension },
): Promise<ReadonlySet<string>> => new Set((await ask(by, { work: 'names', ...template })).names)

/** Unpacks a transferred report. Errors: `FILE_INCORRECT` of any other file, `REPORT_TEMPLATE_TOO_LARGE`. */
export const unpackReport = async (by: string, bytes: Uint8Array): Promise<Unpacked> => {
  const { unpacked } = await ask(by, { work: 'unpack', bytes })
  if (!unpacked) throw new ProductError('FILE_INCORRECT')
  return unpacked
}

/** Fills in a template. Errors: `FILE_INCORRECT` if that is no longer possible. */
export const fillTemplate = async (
  by: string,
  template: {
    bytes: Uint8Array
    extension: ReportExtension
    scope: Scope
    locale: 'ru' | 'en'
    pictures: Pictures
  },
): Promise<Buffer> => {
  const { document } = await ask(by, { work: 'fill', ...template })
  if (!document) throw new ProductError('FILE_INCORRECT')
  return Buffer.from(document)
}

/** Replaces tags of a template. Errors: `FILE_INCORRECT` for an invalid document. */
export const mendTemplate = async (
  by: string,
  template: { bytes: Uint8Array; extension: ReportExtension; tags: readonly Mending[] },
): Promise<Buffer> => {
  const { document } = await ask(by, { work: 'mend', ...template })
  if (!document) throw new ProductError('FILE_INCORRECT')
  return Buffer.from(document)
}

/** Adds comments about its problems to a template. Errors: `FILE_INCORRECT` for an invalid document. */
export const markTemplate = async (
  by: string,
  template: { bytes: Uint8Array; extension: ReportExtension; marks: readonly Mark[]; author: string },
): Promise<Buffer> => {
  const { document } = await ask(by, { work: 'mark', ...template })
  if (!document) throw new ProductError('FILE_INCORRECT')
  return Buffer.from(document)
}
