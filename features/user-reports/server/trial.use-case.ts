import { sql } from 'kysely'
import type { z } from 'zod'
import { notFound } from '#platform/domain/product-error.ts'
import { quickExportLimit } from '#platform/domain/quotas.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { query, useCase } from '#platform/server/handler.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { contains } from '#platform/server/sql.ts'
import { checkTrialReport, findTrialProjects, makeTrialReport } from '../contract/report-trial.endpoints.ts'
import type { trialRequest } from '../contract/user-report.schemas.ts'
import { maxParameters, maxProblems } from '../domain/states.ts'
import { reportBuilding } from '../domain/user-report.policy.ts'
import { extensionOf } from './check-request.ts'
import { missingIn } from './dry-run.ts'
import { makeFiles, type ReportPlan } from './make-files.ts'
import { readParameterChoices } from './parameter-choices.ts'
import { hasPictures, loadPictures } from './pictures/load-pictures.ts'
import { knownTags, knownTree } from './reading/known-tags.ts'
import { readReportData } from './reading/report-data.ts'
import { takableProjects } from './reading/takable-projects.row-set.ts'
import { templateFile } from './template-file.ts'
import { checkTemplate, namesInTemplate } from './template/templates.ts'
import { acceleratorOfBuilder, bytesOf } from './user-report.repository.ts'

type TrialRequest = z.output<typeof trialRequest>

/** The report as it would be saved now. Errors: those of a template that is not the accelerator's. */
const planOf = async (ctx: SignedIn, acceleratorId: number, request: TrialRequest): Promise<ReportPlan> => {
  const { mime } = await templateFile(ctx, acceleratorId, request.templateFileId)
  const { name, fileName, templateFileId, oneFile } = request
  return {
    acceleratorId,
    name,
    fileName,
    templateFileId,
    oneFile,
    extension: extensionOf(mime),
    parameters: request.parameters,
  }
}

/** What a run would be asked: the values given for the trial, or the defaults. */
const requestOf = ({ projectId, parameters, values }: TrialRequest) => ({
  projectIds: [projectId],
  parameters: Object.fromEntries(
    parameters.map(({ code, defaultValue }) => [
      code,
      Object.hasOwn(values, code) ? (values[code] ?? '') : defaultValue,
    ]),
  ),
})

const shownProjects = 20

export const findTrialProjectsQuery = query({
  endpoint: findTrialProjects,
  load: acceleratorOfBuilder,
  authorize: reportBuilding.build,
  run: async ({ db, actor }, { query: { findText = '', dictionaries = '' } }, { acceleratorId }) => {
    const takable = whereOf(takableProjects, { actor }, { acceleratorId })
    const codes = dictionaries.split(',').filter(Boolean).slice(0, maxParameters)
    const [{ rows: items }, { rows: chosen }, choices] = await Promise.all([
      sql<{ id: number; name: string }>`
        select p.id, p.name from project p where ${takable} and p.name ilike ${contains(findText)}
        order by lower(p.name), p.id limit ${sql.lit(shownProjects)}`.execute(db),
      sql<{ id: number; name: string }>`
        select p.id, p.name from user_report_trial l join project p on p.id = l.project_id
        where l.accelerator_id = ${acceleratorId} and l.person_uid = ${actor.uid} and ${takable}`.execute(db),
      readParameterChoices(db, codes),
    ])
    return { items, chosen: chosen[0] ?? null, choices }
  },
})

export const checkTrialReportUseCase = useCase({
  endpoint: checkTrialReport,
  load: acceleratorOfBuilder,
  authorize: reportBuilding.build,
  prepare: async (ctx, { body }, { acceleratorId }) => {
    await countHit(ctx.db, `user-report:${ctx.actor.uid}`, quickExportLimit)
    const by = ctx.actor.uid
    const { locale } = ctx
    const plan = await planOf(ctx, acceleratorId, body)
    const { extension, oneFile, parameters } = plan
    const [{ projects }, bytes, tree] = await Promise.all([
      readReportData(ctx, plan, requestOf(body)),
      bytesOf(ctx, plan.templateFileId),
      knownTree(ctx.db),
    ])
    const { problems } = await checkTemplate(by, {
      bytes,
      extension,
      known: knownTags(tree, { oneFile, parameters, locale }),
    })
    const names = await namesInTemplate(by, { bytes, extension })
    const scopes = projects.map(({ scope }) => scope)
    const { refused } = hasPictures(scopes) ? await loadPictures(ctx, scopes, names) : { refused: [] }
    const known = knownTags(tree, { oneFile: false, parameters, locale })
    return { problems, missing: missingIn(names, known, projects), refused: refused.slice(0, maxProblems) }
  },
  run: async ({ db, actor }, { body: { projectId } }, { acceleratorId }, found) => {
    // The project may have been deleted while the file was made.
    const noted = await sql`
      insert into user_report_trial (accelerator_id, person_uid, project_id)
      select ${acceleratorId}, ${actor.uid}, p.id from project p where p.id = ${projectId} for key share of p
      on conflict (accelerator_id, person_uid) do update set project_id = excluded.project_id`.execute(db)
    if (noted.numAffectedRows === 0n) throw notFound()
    return found
  },
})

export const makeTrialReportUseCase = useCase({
  endpoint: makeTrialReport,
  load: acceleratorOfBuilder,
  authorize: reportBuilding.build,
  // Outside a transaction: nobody waits for a file with a connection held.
  prepare: async (ctx, { body }, { acceleratorId }) => {
    await countHit(ctx.db, `user-report:${ctx.actor.uid}`, quickExportLimit)
    return makeFiles(ctx, await planOf(ctx, acceleratorId, body), requestOf(body))
  },
  run: async (_ctx, _input, _subject, { name, mime, bytes }) => ({
    name,
    mime,
    size: bytes.length,
    stream: bytes,
  }),
})
