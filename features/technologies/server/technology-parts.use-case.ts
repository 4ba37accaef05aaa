import { sql } from 'kysely'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { invalid, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { deleteRow } from '#platform/server/delete-row.ts'
import { downloadFile, keepFile, storeUpload } from '#platform/server/files/files.ts'
import { query, useCase } from '#platform/server/handler.ts'
import * as contract from '../contract/technology-parts.endpoints.ts'
import { technologyLimits } from '../domain/catalogue.rules.ts'
import type { TechnologyState } from '../domain/states.ts'
import { technologies, technologyDocuments } from '../domain/technology.machine.ts'
import { findTechnology, readTechnology, requirePlace, touchCatalogue } from './technology.repository.ts'

const record = (ctx: SignedIn, id: number, action: AuditAction, comment: string) =>
  audit(ctx, { acceleratorId: null, subject: 'technology', subjectId: id, action, comment })

const later = (id: number) => (after: Context) => readTechnology(after, id)

const codesOf = async ({ db }: SignedIn, id: number): Promise<string> => {
  const { rows } = await sql<{ code: string }>`select code from technology where id = ${id}`.execute(db)
  return stillThere(rows[0]).code
}

/** Triggers add the inverse relation and refuse cycles; the catalogue's lock serialises concurrent calls. */
export const relateTechnologiesUseCase = useCase({
  endpoint: contract.relateTechnologies,
  load: (ctx, { body }) => findTechnology(ctx.db, body.technologyId),
  authorize: technologies.manage,
  run: async (ctx, { body: { kind, relatedId } }, { id }) => {
    await touchCatalogue(ctx)
    if (!(await findTechnology(ctx.db, relatedId))) throw invalid({ relatedId: 'NOT_IN_LIST' })
    await requirePlace(ctx.db, 'technology_relation', id, technologyLimits.relations)
    await requirePlace(ctx.db, 'technology_relation', relatedId, technologyLimits.relations)
    await sql`insert into technology_relation (technology_id, related_id, kind)
      values (${id}, ${relatedId}, ${kind}) on conflict do nothing`.execute(ctx.db)
    await record(ctx, id, 'relate', `${kind} ${await codesOf(ctx, relatedId)}`)
    return later(id)
  },
})

export const unrelateTechnologiesUseCase = useCase({
  endpoint: contract.unrelateTechnologies,
  load: (ctx, { body }) => findTechnology(ctx.db, body.technologyId),
  authorize: technologies.manage,
  run: async (ctx, { body: { kind, relatedId } }, { id }) => {
    await touchCatalogue(ctx)
    const { rows } = await sql`delete from technology_relation
      where technology_id = ${id} and related_id = ${relatedId} and kind = ${kind} returning kind`.execute(
      ctx.db,
    )
    stillThere(rows[0])
    await record(ctx, id, 'unrelate', `${kind} ${await codesOf(ctx, relatedId)}`)
    return later(id)
  },
})

export const assessTechnologyUseCase = useCase({
  endpoint: contract.assessTechnology,
  load: (ctx, { body }) => findTechnology(ctx.db, body.technologyId),
  authorize: technologies.manage,
  run: async (ctx, { body: { level, day, evidence, assessor } }, { id }) => {
    // Allows tomorrow, because in some time zone it is already that day.
    if (day > new Date(ctx.now.getTime() + 86_400_000).toISOString().slice(0, 10))
      throw invalid({ day: 'DATE_IN_FUTURE' })
    await touchCatalogue(ctx)
    await requirePlace(ctx.db, 'technology_readiness', id, technologyLimits.assessments)
    await ctx.db
      .insertInto('technology_readiness')
      .values({ technology_id: id, level, day, evidence, assessor, created_by: ctx.actor.uid })
      .execute()
    await record(ctx, id, 'assess', `${level}: ${evidence}`)
    return later(id)
  },
})

export const removeAssessmentUseCase = useCase({
  endpoint: contract.removeAssessment,
  load: async (ctx, { body: { assessmentId } }) => {
    const { rows } = await sql<{ id: number; technologyId: number; level: number }>`
      select id, technology_id as "technologyId", level from technology_readiness where id = ${assessmentId}`.execute(
      ctx.db,
    )
    return rows[0]
  },
  authorize: technologies.manage,
  run: async (ctx, _input, { id, technologyId, level }) => {
    await touchCatalogue(ctx)
    await deleteRow(ctx.db, 'technology_readiness', id)
    await record(ctx, technologyId, 'removeAssessment', String(level))
    return later(technologyId)
  },
})

export const addTechnologyPersonUseCase = useCase({
  endpoint: contract.addTechnologyPerson,
  load: (ctx, { body }) => findTechnology(ctx.db, body.technologyId),
  authorize: technologies.manage,
  run: async (ctx, { body: { kind, personUid } }, { id }) => {
    await touchCatalogue(ctx)
    await requirePlace(ctx.db, 'technology_person', id, technologyLimits.people)
    const { rows } = await sql`select from person where uid = ${personUid}`.execute(ctx.db)
    if (rows.length === 0) throw invalid({ personUid: 'NOT_IN_LIST' })
    await sql`insert into technology_person (technology_id, person_uid, kind)
      values (${id}, ${personUid}, ${kind}) on conflict do nothing`.execute(ctx.db)
    await record(ctx, id, 'addPerson', kind)
    return later(id)
  },
})

export const removeTechnologyPersonUseCase = useCase({
  endpoint: contract.removeTechnologyPerson,
  load: (ctx, { body }) => findTechnology(ctx.db, body.technologyId),
  authorize: technologies.manage,
  run: async (ctx, { body: { kind, personUid } }, { id }) => {
    await touchCatalogue(ctx)
    const { rows } = await sql`delete from technology_person
      where technology_id = ${id} and person_uid = ${personUid} and kind = ${kind} returning kind`.execute(
      ctx.db,
    )
    stillThere(rows[0])
    await record(ctx, id, 'removePerson', kind)
    return later(id)
  },
})

export const uploadTechnologyDocumentUseCase = useCase({
  endpoint: contract.uploadTechnologyDocument,
  load: (ctx, { query: { technologyId } }) => findTechnology(ctx.db, technologyId),
  authorize: technologies.manage,
  prepare: storeUpload,
  run: async (ctx, _input, { id }, file) => {
    await touchCatalogue(ctx)
    await requirePlace(ctx.db, 'technology_document', id, technologyLimits.documents)
    await ctx.db
      .insertInto('technology_document')
      .values({
        technology_id: id,
        file_id: await keepFile(ctx, 'TECHNOLOGY', 'portal:technologies', file),
        name: file.name,
        created_by: ctx.actor.uid,
      })
      .execute()
    await record(ctx, id, 'addDocument', file.name)
    return later(id)
  },
})

type Document = { id: number; technologyId: number; fileId: string; name: string; status: TechnologyState }

const findDocument = async ({ db }: Pick<Context, 'db'>, id: number): Promise<Document | undefined> => {
  const { rows } = await sql<Document>`
    select d.id, d.technology_id as "technologyId", d.file_id as "fileId", d.name, t.status
    from technology_document d join technology t on t.id = d.technology_id where d.id = ${id}`.execute(db)
  return rows[0]
}

export const deleteTechnologyDocumentUseCase = useCase({
  endpoint: contract.deleteTechnologyDocument,
  load: (ctx, { body }) => findDocument(ctx, body.documentId),
  authorize: technologies.manage,
  run: async (ctx, _input, { id, technologyId, name }) => {
    await deleteRow(ctx.db, 'technology_document', id)
    await record(ctx, technologyId, 'deleteDocument', name)
    return later(technologyId)
  },
})

/** Downloads a document; those of a draft are found only by administrators. */
export const downloadTechnologyDocumentQuery = query({
  endpoint: contract.downloadTechnologyDocument,
  load: (ctx, { query: { documentId } }) => findDocument(ctx, documentId),
  authorize: technologyDocuments.read,
  run: (ctx, _input, { fileId }) => downloadFile(ctx, fileId),
})
