import type { z } from 'zod'
import { ProductError } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { keepFile, storeFile, type StoredFile } from '#platform/server/files/files.ts'
import type { UploadedFile } from '#platform/server/files/receive-file.ts'
import type { checkedTemplate } from '../contract/user-report.schemas.ts'
import { type ProblemKind, largestTemplate } from '../domain/states.ts'
import { codesIn, extensionOf, type CheckRequest } from './check-request.ts'
import { knownTags, knownTree } from './reading/known-tags.ts'
import { checkTemplate } from './template/templates.ts'

type Answer = Omit<z.output<typeof checkedTemplate>, 'file'> & { file: StoredFile | null }

/** What is not kept: it would run or fetch something where it is opened. */
const dangerous: ReadonlySet<ProblemKind> = new Set(['MACROS', 'EMBEDDED', 'EXTERNAL'])

/** Checks a template and stores it when it may be kept. Errors: `REPORT_TEMPLATE_TOO_LARGE`, `FILE_INCORRECT`. */
export const checked = async (
  ctx: SignedIn,
  upload: UploadedFile,
  { oneFile, parameters }: CheckRequest,
): Promise<Answer> => {
  if (upload.bytes.length > largestTemplate) throw new ProductError('REPORT_TEMPLATE_TOO_LARGE')
  const extension = extensionOf(upload.mime)
  const known = knownTags(await knownTree(ctx.db), {
    oneFile,
    parameters: codesIn(parameters),
    locale: ctx.locale,
  })
  const { tags, problems, veiled } = await checkTemplate(ctx.actor.uid, {
    bytes: upload.bytes,
    extension,
    known,
  })
  const isSafe = !problems.some(({ kind }) => dangerous.has(kind))
  return { file: isSafe ? await storeFile(ctx, upload) : null, extension, tags, problems, veiled }
}

/** Gives a stored template to the accelerator. */
export const storedTemplate = async (
  ctx: SignedIn,
  acceleratorId: number,
  { file, ...answer }: Answer,
): Promise<z.output<typeof checkedTemplate>> => {
  if (!file) return { ...answer, file: null }
  const id = await keepFile(ctx, 'REPORT_TEMPLATE', `accelerator:${acceleratorId}`, file)
  return { ...answer, file: { id, name: file.name, size: file.size } }
}
