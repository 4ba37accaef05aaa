import { sql } from 'kysely'
import { notFound } from '#platform/domain/product-error.ts'
import { quickExportLimit } from '#platform/domain/quotas.ts'
import { storeFile } from '#platform/server/files/files.ts'
import { query, useCase } from '#platform/server/handler.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { getUserReportFilters, makeReport, tryUserReport } from '../contract/make-report.endpoints.ts'
import type { ReportParameter } from '../contract/user-report.schemas.ts'
import { parameterFault } from '../domain/parameter.rules.ts'
import { maxProjects } from '../domain/states.ts'
import { userReports } from '../domain/user-report.policy.ts'
import { missingIn } from './dry-run.ts'
import { keepRun } from './keep-run.ts'
import { makeFiles } from './make-files.ts'
import { noteUse } from './note-use.ts'
import { readParameterChoices } from './parameter-choices.ts'
import { knownTags, knownTree } from './reading/known-tags.ts'
import { readReportData } from './reading/report-data.ts'
import { takableProjects } from './reading/takable-projects.row-set.ts'
import { sha256Of } from './sha256.ts'
import { namesInTemplate } from './template/templates.ts'
import { bytesOf, findReport, offeredReports } from './user-report.repository.ts'

export const makeReportUseCase = useCase({
  endpoint: makeReport,
  load: (ctx, { query: { userReportId } }) => findReport(ctx.db, userReportId),
  authorize: userReports.run,
  // Outside a transaction, so that creating a file does not occupy a connection.
  prepare: async (ctx, { body }, report) => {
    await countHit(ctx.db, `user-report:${ctx.actor.uid}`, quickExportLimit)
    const made = await makeFiles(ctx, report, body)
    const { name, mime, bytes } = made
    return { ...made, stored: await storeFile(ctx, { name, mime, bytes, sha256: sha256Of(bytes) }) }
  },
  run: async (ctx, { body }, report, { name, mime, bytes, stored }) => {
    await noteUse(ctx, report.id, body)
    await keepRun(ctx, report, body, stored)
    return { name, mime, size: bytes.length, stream: bytes }
  },
})

/** The ids of an address, as many as a report takes. */
const idsIn = (text: string | undefined): number[] =>
  [...new Set((text ?? '').split(',').map(Number))]
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, maxProjects)

/** Initial value of a parameter: its latest value or its default, if that still fits its type. */
const startOf = (
  { code, type, defaultValue }: ReportParameter,
  latest: Readonly<Record<string, string>>,
  choices: readonly { value: string }[],
): string => {
  const fits = (value: string) =>
    type === 'LIST' ? choices.some((one) => one.value === value) : parameterFault(type, value) === null
  const last = Object.hasOwn(latest, code) ? latest[code]! : undefined
  if (last !== undefined && (last === '' || fits(last))) return last
  return fits(defaultValue) ? defaultValue : ''
}

export const getUserReportFiltersQuery = query({
  endpoint: getUserReportFilters,
  load: (ctx, { query: { reportId } }) => findReport(ctx.db, reportId),
  authorize: userReports.run,
  run: async (ctx, { query }, report) => {
    const named = idsIn(query.projects)
    const codes = report.parameters.flatMap(({ type, dictionary }) => (type === 'LIST' ? [dictionary] : []))
    const [[offered], used, choices] = await Promise.all([
      readRows(ctx, offeredReports(ctx.actor.uid), sql`r.id = ${report.id}`),
      sql<{ parameters: Record<string, string> | null; projects: { id: number; name: string }[] }>`
        select l.said as parameters, coalesce((select json_agg(json_build_object('id', p.id, 'name', p.name) order by lower(p.name), p.id)
          from project p where p.id = any(${named.length > 0 ? sql`${named}::bigint[]` : sql`l.project_ids`})
            and ${whereOf(takableProjects, ctx, report)}), '[]') as projects
        from (select) one left join user_report_use l on l.report_id = ${report.id} and l.person_uid = ${ctx.actor.uid}`.execute(
        ctx.db,
      ),
      readParameterChoices(ctx.db, codes),
    ])
    if (!offered) throw notFound()
    const [last] = used.rows
    const choicesOf = ({ type, dictionary }: ReportParameter) =>
      choices
        .filter(({ code }) => type === 'LIST' && code === dictionary)
        .map(({ value, ru, en }) => ({ value, ru, en }))
    return {
      report: offered,
      parameters: report.parameters.map((parameter) => ({
        ...parameter,
        value: startOf(parameter, last?.parameters ?? {}, choicesOf(parameter)),
        choices: choicesOf(parameter),
      })),
      projects: (last?.projects ?? []).slice(0, maxProjects),
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
