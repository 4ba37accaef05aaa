import { sql } from 'kysely'
import { quickExportLimit } from '#platform/domain/quotas.ts'
import { query, useCase } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { getUserReportFilters, makeReport, tryUserReport } from '../contract/make-report.endpoints.ts'
import { mostProjects } from '../domain/limits.ts'
import { userReports } from '../domain/user-report.policy.ts'
import { knownTags, knownTree } from './reading/known-tags.ts'
import { makeFiles } from './make-files.ts'
import { noteUse } from './note-use.ts'
import { readReportData } from './reading/report-data.ts'
import { takableProjects } from './reading/report-projects.sql.ts'
import { missingIn } from './dry-run.ts'
import { namesInTemplate } from './template/templates.ts'
import { bytesOf, findReport, offeredReports } from './user-report.repository.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { notFound } from '#platform/domain/product-error.ts'

export const makeReportUseCase = useCase({
  endpoint: makeReport,
  load: (ctx, { query: { userReportId } }) => findReport(ctx.db, userReportId),
  authorize: userReports.run,
  // Outside a transaction, so that creating a file does not occupy a connection.
  prepare: async (ctx, { body }, report) => {
    await countHit(ctx.db, `user-report:${ctx.actor.uid}`, quickExportLimit)
    return makeFiles(ctx, report, body)
  },
  run: async (ctx, { body }, report, { name, mime, bytes }) => {
    await noteUse(ctx, report.id, body)
    return { name, mime, size: bytes.length, stream: bytes }
  },
})

const mostChoices = 500

export const getUserReportFiltersQuery = query({
  endpoint: getUserReportFilters,
  load: (ctx, { query: { reportId } }) => findReport(ctx.db, reportId),
  authorize: userReports.run,
  run: async (ctx, _input, report) => {
    const codes = report.parameters.flatMap(({ type, dictionary }) => (type === 'LIST' ? [dictionary] : []))
    const [[offered], used, choices] = await Promise.all([
      readRows(ctx, offeredReports(ctx.actor.uid), sql`r.id = ${report.id}`),
      sql<{ said: Record<string, string>; projects: { id: number; name: string }[] }>`
        select l.said, coalesce((select json_agg(json_build_object('id', p.id, 'name', p.name) order by lower(p.name), p.id)
          from project p where p.id = any(l.project_ids) and ${takableProjects(ctx.actor, report.acceleratorId)}), '[]') as projects
        from user_report_use l where l.report_id = ${report.id} and l.person_uid = ${ctx.actor.uid}`.execute(
        ctx.db,
      ),
      codes.length === 0
        ? { rows: [] }
        : sql<{ code: string; value: string; ru: string; en: string }>`
          select d.code, v.id::text as value, v.name_ru as ru, v.name_en as en from dictionary d
          join lateral (select * from dictionary_value v where v.dictionary_id = d.id and v.status = 'ACTIVE'
            order by v.seq, v.name_ru, v.id limit ${sql.lit(mostChoices)}) v on true
          where d.code = any(${codes})`.execute(ctx.db),
    ])
    if (!offered) throw notFound()
    const last = used.rows[0]
    return {
      report: offered,
      parameters: report.parameters.map((parameter) => ({
        ...parameter,
        value:
          last && Object.hasOwn(last.said, parameter.code)
            ? last.said[parameter.code]!
            : parameter.defaultValue,
        choices: choices.rows
          .filter(({ code }) => parameter.type === 'LIST' && code === parameter.dictionary)
          .map(({ value, ru, en }) => ({ value, ru, en })),
      })),
      projects: (last?.projects ?? []).slice(0, mostProjects),
    }
  },
})

export const tryUserReportUseCase = useCase({
  endpoint: tryUserReport,
  load: (ctx, { body }) => findReport(ctx.db, body.userReportId),
  authorize: userReports.run,
  // Outside a transaction: a template is read by a thread of its own.
  prepare: async (ctx, { body: { projectIds, parameters } }, report) => {
    await countHit(ctx.db, `user-report:${ctx.actor.uid}`, quickExportLimit)
    const { extension } = report
    const [{ projects }, bytes, tree] = await Promise.all([
      readReportData(ctx, report, { projectIds, parameters }),
      bytesOf(ctx, report.templateFileId),
      knownTree(ctx.db),
    ])
    const names = await namesInTemplate(ctx.actor.uid, { bytes, extension })
    const known = knownTags(tree, { oneFile: false, parameters: report.parameters, locale: ctx.locale })
    return { projects: projects.length, missing: missingIn(names, known, projects) }
  },
  run: async (_ctx, _input, _subject, found) => found,
})
