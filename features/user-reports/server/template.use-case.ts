import type { z } from 'zod'
import { ProductError } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { keepFile, storeFile, type StoredFile } from '#platform/server/files/files.ts'
import type { UploadedFile } from '#platform/server/files/receive-file.ts'
import { useCase } from '#platform/server/handler.ts'
import { mendReportTemplate, uploadReportTemplate } from '../contract/user-report.endpoints.ts'
import type { checkedTemplate } from '../contract/user-report.schemas.ts'
import { largestTemplate } from '../domain/limits.ts'
import type { ProblemKind } from '../domain/states.ts'
import { reportBuilding } from '../domain/user-report.policy.ts'
import { knownTags, knownTree } from './known-tags.ts'
import { templateFile } from './template-file.ts'
import { checkTemplate, mendTemplate } from './template/templates.ts'
import { builtIn, bytesOf } from './user-report.repository.ts'
import { sha256Of } from './sha256.ts'
import { codesIn, extensionOf, type AskedCheck } from './asked-check.ts'

type Answer = Omit<z.output<typeof checkedTemplate>, 'file'> & { file: StoredFile | null }

/** Templates with these are not stored, because they would run or load content when opened. */
const dangerous: ReadonlySet<ProblemKind> = new Set(['MACROS', 'EMBEDDED', 'EXTERNAL'])

const checked = async (
  ctx: SignedIn,
  upload: UploadedFile,
  { oneFile, parameters }: AskedCheck,
): Promise<Answer> => {
  if (upload.bytes.length > largestTemplate) throw new ProductError('REPORT_TEMPLATE_TOO_LARGE')
  const extension = extensionOf(upload.mime)
  const known = knownTags(await knownTree(ctx.db), {
    oneFile,
    parameters: codesIn(parameters),
    locale: ctx.locale,
  })
  const { tags, problems } = await checkTemplate(ctx.actor.uid, { bytes: upload.bytes, extension, known })
  const isSafe = !problems.some(({ kind }) => dangerous.has(kind))
  return { file: isSafe ? await storeFile(ctx, upload) : null, extension, tags, problems }
}

const storeTemplate = async (
  ctx: SignedIn,
  acceleratorId: number,
  { file, ...answer }: Answer,
): Promise<z.output<typeof checkedTemplate>> => {
  if (!file) return { ...answer, file: null }
  const id = await keepFile(ctx, 'REPORT_TEMPLATE', `accelerator:${acceleratorId}`, file)
  return { ...answer, file: { id, name: file.name, size: file.size } }
}

export const uploadReportTemplateUseCase = useCase({
  endpoint: uploadReportTemplate,
  load: builtIn,
  authorize: reportBuilding.build,
  prepare: (ctx, { body, query: { oneFile = true, parameters = '' } }) =>
    checked(ctx, body, { oneFile, parameters }),
  run: (ctx, _input, { acceleratorId }, answer) => storeTemplate(ctx, acceleratorId, answer),
})

export const mendReportTemplateUseCase = useCase({
  endpoint: mendReportTemplate,
  load: builtIn,
  authorize: reportBuilding.build,
  prepare: async (ctx, { body: { fileId, tags, ...asked } }, { acceleratorId }) => {
    const { name, mime } = await templateFile(ctx, acceleratorId, fileId)
    const bytes = await mendTemplate(ctx.actor.uid, {
      bytes: await bytesOf(ctx, fileId),
      extension: extensionOf(mime),
      tags,
    })
    return checked(ctx, { name, mime, bytes, sha256: sha256Of(bytes) }, asked)
  },
  run: (ctx, _input, { acceleratorId }, answer) => storeTemplate(ctx, acceleratorId, answer),
})
