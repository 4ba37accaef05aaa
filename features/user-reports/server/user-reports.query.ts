import { sql } from 'kysely'
import type { z } from 'zod'
import { portalPolicy } from '#platform/domain/policy.ts'
import { notFound } from '#platform/domain/product-error.ts'
import { downloadFile } from '#platform/server/files/files.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { isAmong, personRefJson } from '#platform/server/sql.ts'
import {
  getAcceleratorReportsByUser,
  getReportAccelerators,
  getUserReportAccessRoles,
  getUserReports,
  getUserReportsByUser,
} from '../contract/report-lists.endpoints.ts'
import { downloadReportTemplate, getReportTags } from '../contract/report-template.endpoints.ts'
import { getUserReport, getUserReportVersions } from '../contract/user-report.endpoints.ts'
import type { catalogueTag, reportVersion } from '../contract/user-report.schemas.ts'
import { reportRoles } from '../domain/access.rules.ts'
import { maxVersions } from '../domain/states.ts'
import type { KnownScope, Scope } from '../domain/template-values.ts'
import { reportBuilding, userReports } from '../domain/user-report.policy.ts'
import { knownTags, knownTree } from './reading/known-tags.ts'
import { readSample } from './reading/sample.ts'
import {
  acceleratorOfBuilder,
  builtReports,
  buildsThere,
  findReport,
  offeredReports,
  reportsScope,
} from './user-report.repository.ts'

const listFilters = {
  extension: (values: readonly string[]) => isAmong(sql`r.extension`, values),
}

export const getUserReportsQuery = listOf(getUserReports, {
  load: async (_ctx, { headers }) => ({ chosen: headers['accelerator-id'] }),
  authorize: portalPolicy.signIn,
  rows: builtReports,
  scope: ({ actor }, { chosen }) => {
    const there = buildsThere(actor, sql`r.accelerator_id`)
    return chosen === undefined ? there : sql`(${there} and r.accelerator_id = ${chosen})`
  },
  sortings: () => ({ NAME: sql`lower(r.name)`, CHANGE_DATE: sql`r.updated_at` }),
  filters: listFilters,
  search: sql`r.name`,
})

export const getUserReportsByUserQuery = listOf(getUserReportsByUser, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: ({ actor }) => offeredReports(actor.uid),
  scope: ({ actor }) => reportsScope(actor),
  sortings: () => ({
    NAME: sql`lower(r.name)`,
    USE_DATE: sql`coalesce(l.used_at, '-infinity'::timestamptz)`,
  }),
  filters: listFilters,
  search: sql`r.name`,
})

export const getUserReportQuery = query({
  endpoint: getUserReport,
  load: (ctx, { query: { userReportId } }) => findReport(ctx.db, userReportId),
  authorize: userReports.edit,
  run: async (ctx, _input, { id }) => {
    const [report] = await readRows(ctx, builtReports, sql`r.id = ${id}`)
    if (!report) throw notFound()
    return report
  },
})

export const getUserReportVersionsQuery = query({
  endpoint: getUserReportVersions,
  load: (ctx, { query: { userReportId } }) => findReport(ctx.db, userReportId),
  authorize: userReports.edit,
  run: async (ctx, _input, { id, version }) => {
    const { rows } = await sql<Omit<z.output<typeof reportVersion>, 'current'>>`
      select v.number, v.saved_at as "savedAt", ${personRefJson('u')} as "savedBy", v.said->>'name' as name, f.name as template
      from user_report_version v join person u on u.uid = v.saved_by join file f on f.id = v.template_file_id
      where v.report_id = ${id} order by v.number desc limit ${maxVersions}`.execute(ctx.db)
    return { items: rows.map((row) => ({ ...row, current: row.number === version })) }
  },
})

export const getUserReportAccessRolesQuery = query({
  endpoint: getUserReportAccessRoles,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async () => ({ roles: [...reportRoles], usual: ['ACC' as const] }),
})

const maxAccelerators = 200

export const getReportAcceleratorsQuery = query({
  endpoint: getReportAccelerators,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx) => {
    const { rows } = await sql<{ id: number; name: string }>`
      select a.id, a.name from accelerator a where ${buildsThere(ctx.actor, sql`a.id`)}
      order by lower(a.name), a.id limit ${maxAccelerators}`.execute(ctx.db)
    return { items: rows }
  },
})

export const getAcceleratorReportsByUserQuery = query({
  endpoint: getAcceleratorReportsByUser,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx) => {
    const { rows } = await sql<{
      accelerator: { id: number; name: string }
      reports: { id: number; name: string }[]
    }>`
      select json_build_object('id', a.id, 'name', a.name) as accelerator,
        json_agg(json_build_object('id', r.id, 'name', r.name) order by lower(r.name), r.id) as reports
      from (select r.* from user_report r where ${buildsThere(ctx.actor, sql`r.accelerator_id`)}
        order by r.id desc limit ${maxAccelerators}) r
      join accelerator a on a.id = r.accelerator_id
      group by a.id order by lower(a.name), a.id`.execute(ctx.db)
    return { items: rows }
  },
})

export const downloadReportTemplateQuery = query({
  endpoint: downloadReportTemplate,
  load: async (ctx, { query: { userReportId }, headers }) => {
    const report = await findReport(ctx.db, userReportId)
    const chosen = headers['accelerator-id']
    return chosen === undefined || report?.acceleratorId === chosen ? report : undefined
  },
  authorize: userReports.edit,
  run: (ctx, _input, { templateFileId }) => downloadFile(ctx, templateFileId),
})

type Tag = z.output<typeof catalogueTag>

/** An example is a hint: a longer one would hide the tags. */
const longestExample = 60

/** The tags of a list and below it, each with what the first item says that says something. */
const inCatalogue = (known: KnownScope, within: string, ancestors: readonly Scope[]): Tag[] =>
  Object.entries(known).flatMap(([tag, { name, list, type }]): Tag[] => {
    const values = ancestors.flatMap((scope) => (Object.hasOwn(scope, tag) ? [scope[tag]!] : []))
    if (list) {
      const path = within ? `${within}.${tag}` : tag
      const items = values.flatMap((value) => (Array.isArray(value) ? value : []))
      return [{ tag, name, within, kind: 'list', example: '' }, ...inCatalogue(list, path, items)]
    }
    const example = values
      .map((value) => (Array.isArray(value) ? '' : value.text))
      .find((text) => text.trim())
    return [{ tag, name, within, kind: type ?? 'text', example: (example ?? '').slice(0, longestExample) }]
  })

export const getReportTagsQuery = query({
  endpoint: getReportTags,
  load: acceleratorOfBuilder,
  authorize: reportBuilding.build,
  run: async (ctx, _input, { acceleratorId }) => {
    const [tree, sample] = await Promise.all([knownTree(ctx.db), readSample(ctx, acceleratorId)])
    const known = knownTags(tree, { oneFile: true, parameters: [], locale: ctx.locale })
    return { tags: inCatalogue(known, '', sample ? [sample.scope] : []), sample: sample?.project ?? null }
  },
})
