import { quickExportLimit } from '#platform/domain/quotas.ts'
import { useCase } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { mendReportTemplate, uploadReportTemplate } from '../contract/report-template.endpoints.ts'
import { reportBuilding } from '../domain/user-report.policy.ts'
import { extensionOf } from './check-request.ts'
import { checked, storedTemplate } from './checked-template.ts'
import { sha256Of } from './sha256.ts'
import { templateFile } from './template-file.ts'
import { mendTemplate } from './template/templates.ts'
import { acceleratorOfBuilder, bytesOf } from './user-report.repository.ts'

export const uploadReportTemplateUseCase = useCase({
  endpoint: uploadReportTemplate,
  load: acceleratorOfBuilder,
  authorize: reportBuilding.build,
  prepare: async (ctx, { body, query: { oneFile = true, parameters = '' } }) => {
    await countHit(ctx.db, `user-report:${ctx.actor.uid}`, quickExportLimit)
    return checked(ctx, body, { oneFile, parameters })
  },
  run: (ctx, _input, { acceleratorId }, answer) => storedTemplate(ctx, acceleratorId, answer),
})

export const mendReportTemplateUseCase = useCase({
  endpoint: mendReportTemplate,
  load: acceleratorOfBuilder,
  authorize: reportBuilding.build,
  prepare: async (ctx, { body: { fileId, tags, ...options } }, { acceleratorId }) => {
    await countHit(ctx.db, `user-report:${ctx.actor.uid}`, quickExportLimit)
    const { name, mime } = await templateFile(ctx, acceleratorId, fileId)
    const stored = await bytesOf(ctx, fileId)
    const extension = extensionOf(mime)
    const bytes =
      tags.length === 0 ? stored : await mendTemplate(ctx.actor.uid, { bytes: stored, extension, tags })
    return checked(ctx, { name, mime, bytes, sha256: sha256Of(bytes) }, options)
  },
  run: (ctx, _input, { acceleratorId }, answer) => storedTemplate(ctx, acceleratorId, answer),
})
