import { sql } from 'kysely'
import type { z } from 'zod'
import { outsideTeam } from '#platform/domain/accelerator-page.ts'
import { invalid, ProductError, notFound } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { loader, useCase } from '#platform/server/handler.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { deleteUserReport, restoreUserReport, saveUserReport } from '../contract/user-report.endpoints.ts'
import type { ReportParameter, reportFields } from '../contract/user-report.schemas.ts'
import { checkTags } from '../domain/check-tags.rules.ts'
import { type ReportExtension, maxVersions, maxReports } from '../domain/states.ts'
import { readTag, tagPattern } from '../domain/tag.rules.ts'
import { reportBuilding, userReports } from '../domain/user-report.policy.ts'
import { extensionOf } from './check-request.ts'
import { knownTags, knownTree } from './reading/known-tags.ts'
import { templateFile } from './template-file.ts'
import { checkTemplate } from './template/templates.ts'
import { acceleratorOfBuilder, builtReports, bytesOf, findReport } from './user-report.repository.ts'

const readBuilt = async (ctx: SignedIn, id: number) => {
  const [report] = await readRows(ctx, builtReports, sql`r.id = ${id}`)
  if (!report) throw notFound()
  return report
}

/** Stores the current report as a version; the oldest versions are deleted. */
const noteVersion = async (ctx: SignedIn, reportId: number): Promise<void> => {
  await sql`
    insert into user_report_version (report_id, number, said, template_file_id, saved_by)
    select r.id, r.version, jsonb_build_object('name', r.name, 'fileName', r.file_name, 'extension', r.extension,
        'forAll', r.for_all, 'roles', to_jsonb(r.roles), 'oneFile', r.one_file, 'parameters', r.parameters),
      r.template_file_id, ${ctx.actor.uid}
    from user_report r where r.id = ${reportId}`.execute(ctx.db)
  await sql`
    delete from user_report_version where report_id = ${reportId} and number <= (
      select number from user_report_version where report_id = ${reportId}
      order by number desc offset ${maxVersions} limit 1)`.execute(ctx.db)
}

/** Parameters with a choice name dictionaries that are there. Errors: `VALIDATION_FAILED` at any other. */
const requireDictionaries = async (
  { db }: Pick<SignedIn, 'db'>,
  parameters: readonly ReportParameter[],
): Promise<void> => {
  const codes = parameters.flatMap(({ type, dictionary }) => (type === 'LIST' ? [dictionary] : []))
  if (codes.length === 0) return
  const { rows } = await sql<{
    code: string
  }>`select code from dictionary where code = any(${codes})`.execute(db)
  const known = new Set(rows.map(({ code }) => code))
  const wrong = parameters.findIndex(({ type, dictionary }) => type === 'LIST' && !known.has(dictionary))
  if (wrong !== -1) throw invalid({ [`parameters.${wrong}.dictionary`]: 'NOT_IN_LIST' })
}

type Saving = { headers: { 'accelerator-id'?: number | undefined }; body: { id: number | null } }

/** Loads the accelerator in which a report is saved: that of the report itself if it already exists. */
const reportToSave = loader(
  async (ctx: SignedIn, input: Saving): Promise<{ acceleratorId: number } | undefined> =>
    input.body.id === null ? acceleratorOfBuilder(ctx, input) : findReport(ctx.db, input.body.id),
  (actor, { body }) => (body.id === null ? outsideTeam(actor) : notFound()),
)

/** What of a report must be right for it to be saved. */
type Saved = Pick<
  z.output<typeof reportFields>,
  'fileName' | 'templateFileId' | 'oneFile' | 'parameters' | 'forAll' | 'roles'
>

/** Who may make the report, as the audit trail says it. */
const accessOf = ({ forAll, roles }: Pick<Saved, 'forAll' | 'roles'>) => ({ forAll, roles })

/** Checks a report before it is saved; answers its format. Errors: `VALIDATION_FAILED` at what is wrong. */
const checkSaved = async (
  ctx: SignedIn,
  acceleratorId: number,
  report: Saved,
): Promise<{ extension: ReportExtension }> => {
  const { mime } = await templateFile(ctx, acceleratorId, report.templateFileId).catch(() => {
    throw invalid({ templateFileId: 'NOT_IN_LIST' })
  })
  const extension = extensionOf(mime)
  const known = knownTags(await knownTree(ctx.db), { ...report, locale: ctx.locale })
  const bytes = await bytesOf(ctx, report.templateFileId)
  const { problems } = await checkTemplate(ctx.actor.uid, { bytes, extension, known })
  if (problems.length > 0) throw invalid({ templateFileId: 'TEMPLATE_FAULTS' })
  const named = checkTags([{ part: 'name', place: '1', text: report.fileName }], known)
  const opens = [...report.fileName.matchAll(tagPattern)].some(
    ([, inside = '']) => readTag(inside)?.kind !== 'value',
  )
  if (named.problems.length > 0 || opens) throw invalid({ fileName: 'UNKNOWN_TAG' })
  await requireDictionaries(ctx, report.parameters)
  if (!report.forAll && report.roles.length === 0) throw invalid({ roles: 'REQUIRED' })
  return { extension }
}

/** Whether the report already says all of this, so that saving it again makes no version. */
const isUnchanged = async (ctx: SignedIn, body: z.output<typeof reportFields>): Promise<boolean> => {
  const { id, version, name, fileName, templateFileId, forAll, roles, oneFile, parameters } = body
  const { rows } = await sql<{ same: boolean }>`
    select r.name = ${name} and r.file_name = ${fileName} and r.template_file_id = ${templateFileId} and r.for_all = ${forAll}
      and r.roles = ${roles} and r.one_file = ${oneFile} and r.parameters = ${JSON.stringify(parameters)}::jsonb as same
    from user_report r where r.id = ${id} and r.version = ${version ?? 0}`.execute(ctx.db)
  return rows[0]?.same ?? false
}

export const saveUserReportUseCase = useCase({
  endpoint: saveUserReport,
  load: reportToSave,
  authorize: reportBuilding.build,
  prepare: (ctx, { body }, { acceleratorId }) => checkSaved(ctx, acceleratorId, body),
  run: async (ctx, { body }, { acceleratorId }, { extension }) => {
    const definition = {
      name: body.name,
      file_name: body.fileName,
      extension,
      template_file_id: body.templateFileId,
      for_all: body.forAll,
      roles: body.roles,
      one_file: body.oneFile,
      parameters: JSON.stringify(body.parameters),
      updated_by: ctx.actor.uid,
      updated_at: ctx.now.toISOString(),
    }
    if (body.id === null) {
      await sql`select from accelerator where id = ${acceleratorId} for no key update`.execute(ctx.db)
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from user_report where accelerator_id = ${acceleratorId}`.execute(ctx.db)
      if (rows[0]!.n >= maxReports) throw invalid({ name: 'TOO_MANY' })
      const { id } = await ctx.db
        .insertInto('user_report')
        .values({ ...definition, accelerator_id: acceleratorId, created_by: ctx.actor.uid })
        .returning('id')
        .executeTakeFirstOrThrow()
      await noteVersion(ctx, id)
      await audit(ctx, {
        acceleratorId,
        subject: 'user_report',
        subjectId: id,
        action: 'create',
        details: accessOf(body),
      })
      return (after) => readBuilt(after as SignedIn, id)
    }
    const { id, version } = body
    if (await isUnchanged(ctx, body)) return (after) => readBuilt(after as SignedIn, id)
    const saved = await ctx.db
      .updateTable('user_report')
      .set({ ...definition, version: (version ?? 0) + 1 })
      .where('id', '=', id)
      .where('version', '=', version ?? 0)
      .executeTakeFirst()
    if (saved.numUpdatedRows === 0n) throw new ProductError('STATE_CHANGED')
    await noteVersion(ctx, id)
    await audit(ctx, {
      acceleratorId,
      subject: 'user_report',
      subjectId: id,
      action: 'edit',
      details: accessOf(body),
    })
    return (after) => readBuilt(after as SignedIn, id)
  },
})

export const restoreUserReportUseCase = useCase({
  endpoint: restoreUserReport,
  load: (ctx, { body }) => findReport(ctx.db, body.userReportId),
  authorize: userReports.edit,
  // A version that was right when it was saved may name tags, dictionaries or a template that are gone.
  prepare: async (ctx, { body: { userReportId, number } }, { acceleratorId }) => {
    const stored = await ctx.db
      .selectFrom('user_report_version')
      .select(['said as definition', 'template_file_id'])
      .where('report_id', '=', userReportId)
      .where('number', '=', number)
      .executeTakeFirst()
    if (!stored) throw notFound()
    const saved = {
      ...(stored.definition as Omit<Saved, 'templateFileId'>),
      templateFileId: stored.template_file_id,
    }
    await checkSaved(ctx, acceleratorId, saved)
    return accessOf(saved)
  },
  run: async (ctx, { body: { userReportId, version, number } }, { acceleratorId }, access) => {
    const restored = await sql`
      update user_report r set name = v.said->>'name', file_name = v.said->>'fileName', extension = v.said->>'extension',
        for_all = (v.said->>'forAll')::boolean, one_file = (v.said->>'oneFile')::boolean, parameters = v.said->'parameters',
        roles = array(select jsonb_array_elements_text(v.said->'roles')), template_file_id = v.template_file_id,
        updated_by = ${ctx.actor.uid}, updated_at = ${ctx.now.toISOString()}, version = r.version + 1
      from user_report_version v
      where r.id = ${userReportId} and r.version = ${version} and v.report_id = r.id and v.number = ${number}`.execute(
      ctx.db,
    )
    if (restored.numAffectedRows === 0n) throw new ProductError('STATE_CHANGED')
    await noteVersion(ctx, userReportId)
    await audit(ctx, {
      acceleratorId,
      subject: 'user_report',
      subjectId: userReportId,
      action: 'restore',
      details: { number, ...access },
    })
    return (after) => readBuilt(after as SignedIn, userReportId)
  },
})

export const deleteUserReportUseCase = useCase({
  endpoint: deleteUserReport,
  load: (ctx, { query }) => findReport(ctx.db, query.userReportId),
  authorize: userReports.edit,
  run: async (ctx, _input, { id, acceleratorId }) => {
    // Its templates are deleted with the unreferenced files.
    await ctx.db.deleteFrom('user_report').where('id', '=', id).execute()
    await audit(ctx, { acceleratorId, subject: 'user_report', subjectId: id, action: 'delete' })
    return undefined
  },
})
