import { sql } from 'kysely'
import { quickExportLimit } from '#platform/domain/quotas.ts'
import { zipName } from '#platform/server/files/zip.ts'
import { query, useCase } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { exportUserReport, importUserReport } from '../contract/user-report.endpoints.ts'
import { reportBuilding, userReports } from '../domain/user-report.policy.ts'
import { reportMimes } from './check-request.ts'
import { checked, storedTemplate } from './checked-template.ts'
import { sha256Of } from './sha256.ts'
import { templateFile } from './template-file.ts'
import { readTransferFile, transferFile } from './transfer-file.ts'
import { acceleratorOfBuilder, bytesOf, findReport } from './user-report.repository.ts'

export const exportUserReportQuery = query({
  endpoint: exportUserReport,
  load: (ctx, { query: { userReportId } }) => findReport(ctx.db, userReportId),
  authorize: userReports.edit,
  run: async (ctx, _input, report) => {
    const { acceleratorId, templateFileId, name, fileName, extension, forAll, roles, oneFile, parameters } =
      report
    const file = await templateFile(ctx, acceleratorId, templateFileId)
    const definition = {
      kind: 'runway-report' as const,
      name,
      fileName,
      extension,
      template: file.name,
      forAll,
      roles: [...roles],
      oneFile,
      parameters,
    }
    const stream = transferFile(definition, await bytesOf(ctx, templateFileId))
    return { name: `${zipName(name) || 'report'}.zip`, mime: 'application/zip', size: stream.length, stream }
  },
})

export const importUserReportUseCase = useCase({
  endpoint: importUserReport,
  load: acceleratorOfBuilder,
  authorize: reportBuilding.build,
  prepare: async (ctx, { body }) => {
    await countHit(ctx.db, `user-report:${ctx.actor.uid}`, quickExportLimit)
    const { definition, template } = await readTransferFile(ctx.actor.uid, body.bytes)
    const { kind: _kind, extension, template: name, ...report } = definition
    const codes = report.parameters.flatMap(({ type, dictionary }) => (type === 'LIST' ? [dictionary] : []))
    const { rows } = await sql<{
      code: string
    }>`select code from dictionary where code = any(${codes})`.execute(ctx.db)
    const known = new Set(rows.map(({ code }) => code))
    const upload = {
      name: `${zipName(name.replace(/\.\w+$/, '')) || 'template'}.${extension}`,
      mime: reportMimes[extension],
      bytes: template,
      sha256: sha256Of(template),
    }
    const answer = await checked(ctx, upload, {
      oneFile: report.oneFile,
      parameters: report.parameters.map(({ code }) => code).join(','),
    })
    return { report, answer, unknownDictionaries: [...new Set(codes.filter((code) => !known.has(code)))] }
  },
  run: async (ctx, _input, { acceleratorId }, { report, answer, unknownDictionaries }) => ({
    report,
    unknownDictionaries,
    checked: await storedTemplate(ctx, acceleratorId, answer),
  }),
})
