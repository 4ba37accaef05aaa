import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { outsideTeam } from '#platform/domain/accelerator-page.ts'
import {
  acceleratorsAs,
  hasAccessFlag,
  hasRole,
  isPortalAdministrator,
  type Person,
} from '#platform/domain/actor.ts'
import type { Context, Db, SignedIn } from '#platform/server/context.ts'
import { loader } from '#platform/server/handler.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { isAmong, personRefJson } from '#platform/server/sql.ts'
import type { builtReport, offeredReport, ReportParameter } from '../contract/user-report.schemas.ts'
import type { ReportRole } from '../domain/access.rules.ts'
import type { ReportExtension } from '../domain/states.ts'
import { userReports, type UserReportFacts } from '../domain/user-report.policy.ts'

/** A report with its policy facts and everything needed to create it. */
export type UserReportSubject = UserReportFacts & {
  id: number
  name: string
  fileName: string
  extension: ReportExtension
  templateFileId: string
  oneFile: boolean
  parameters: ReportParameter[]
  version: number
}

const sponsors = sql`array(
  select p.uid from programme_sponsor s join person p on lower(p.email) = lower(s.email) and p.status = 'A'
  where s.accelerator_id = r.accelerator_id)`

const facts = sql`r.accelerator_id as "acceleratorId", r.for_all as "forAll", r.roles, ${sponsors} as "sponsorUids"`

/** Loads a report by its id. */
export const findReport = async (db: Db, id: number): Promise<UserReportSubject | undefined> => {
  const { rows } = await sql<UserReportSubject>`
    select r.id, r.name, r.file_name as "fileName", r.extension, r.template_file_id as "templateFileId",
      r.one_file as "oneFile", r.parameters, r.version, ${facts}
    from user_report r where r.id = ${id}`.execute(db)
  return rows[0]
}

const accelerator = sql`json_build_object('id', a.id, 'name', a.name)`

type Built = z.output<typeof builtReport>

/** Row source of reports `r` for their builders. */
export const builtReports: RowSource<Omit<Built, 'actions'> & UserReportFacts, Built> = {
  from: sql`user_report r join accelerator a on a.id = r.accelerator_id`,
  key: sql`r.id`,
  columns: () => sql`
    r.id, r.version, r.name, r.file_name as "fileName", r.extension, r.one_file as "oneFile", r.parameters,
    ${accelerator} as accelerator, r.updated_at as "updatedAt", ${personRefJson('u')} as "updatedBy",
    json_build_object('id', f.id, 'name', f.name, 'size', f.size) as template, ${facts}`,
  joins: sql`join file f on f.id = r.template_file_id join person u on u.uid = r.updated_by`,
  row: ({ acceleratorId, sponsorUids, ...row }, { actor }) => ({
    ...row,
    actions: userReports.edit.allows(actor, { ...row, acceleratorId, sponsorUids })
      ? ['run', 'edit', 'template', 'export', 'delete']
      : ['run'],
  }),
}

type Offered = z.output<typeof offeredReport>

/** Row source of reports `r` for the people who create them. */
export const offeredReports = (uid: string): RowSource<Offered, Offered> => ({
  from: sql`user_report r join accelerator a on a.id = r.accelerator_id
    left join user_report_use l on l.report_id = r.id and l.person_uid = ${uid}`,
  key: sql`r.id`,
  columns: () => sql`
    r.id, r.name, r.extension, r.one_file as "oneFile", ${accelerator} as accelerator, l.used_at as "usedAt"`,
})

/** The accelerators in which the person builds reports; null for all. */
const buildsIn = (actor: Person): number[] | null => {
  if (isPortalAdministrator(actor)) return null
  const allowed = hasAccessFlag(actor, 'REPORT_BUILDER')
  return actor.memberships
    .filter(({ admin, roles }) => admin || (allowed && roles.includes('ACC')))
    .map(({ acceleratorId }) => acceleratorId)
}

/** Whether the actor builds reports in the accelerator `column`. */
export const buildsThere = (actor: Person, column: RawBuilder<unknown>): RawBuilder<boolean> => {
  const among = buildsIn(actor)
  return among === null ? sql`true` : isAmong(column, among)
}

/** List version of `userReports.view` for reports `r`. */
export const reportsScope = (actor: Person): RawBuilder<boolean> => {
  const byRole = (role: Exclude<ReportRole, 'CST'>) =>
    sql`(${role} = any(r.roles) and ${isAmong(sql`r.accelerator_id`, acceleratorsAs(actor, role))})`
  const sponsored = hasRole(actor, 'CST')
    ? sql`('CST' = any(r.roles) and ${actor.uid} = any(${sponsors}))`
    : sql`false`
  return sql`(r.for_all or ${sql.join(
    [byRole('ACC'), byRole('TRC_TEAM'), byRole('TRC'), byRole('EXP'), byRole('MNT'), sponsored],
    sql` or `,
  )} or ${buildsThere(actor, sql`r.accelerator_id`)})`
}

/** Whether the person may make any report, or has files of reports that were closed to them since. */
export const hasReports = async ({ db, actor }: Pick<SignedIn, 'actor' | 'db'>): Promise<boolean> => {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from user_report r where ${reportsScope(actor)})
      or exists (select from user_report_run x where x.person_uid = ${actor.uid}) as has`.execute(db)
  return rows[0]?.has ?? false
}

/** Loads the accelerator in the header, or the only one in which the caller builds reports. Errors: `outsideTeam`. */
export const acceleratorOfBuilder = loader(
  async (
    { actor, db }: Pick<SignedIn, 'actor' | 'db'>,
    { headers }: { headers: { 'accelerator-id'?: number | undefined } },
  ): Promise<{ acceleratorId: number } | undefined> => {
    const only = buildsIn(actor)
    const acceleratorId = headers['accelerator-id'] ?? (only?.length === 1 ? only[0] : undefined)
    if (acceleratorId === undefined) return undefined
    const known = await db
      .selectFrom('accelerator')
      .select('id')
      .where('id', '=', acceleratorId)
      .executeTakeFirst()
    return known && { acceleratorId }
  },
  outsideTeam,
)

/** The content of a stored file. */
export const bytesOf = async ({ files }: Pick<Context, 'files'>, fileId: string): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of await files.open(fileId)) parts.push(Buffer.from(part as Buffer))
  return Buffer.concat(parts)
}
