import { sql } from 'kysely'
import type { z } from 'zod'
import { checkValues } from '#features/dictionaries'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { deleteRow } from '#platform/server/delete-row.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { transition, type Locked } from '#platform/server/transition.ts'
import * as contract from '../contract/technology.endpoints.ts'
import type { technologyFields } from '../contract/technology.schemas.ts'
import type { TechnologyMove } from '../domain/states.ts'
import { technologyMachine, technologies } from '../domain/technology.machine.ts'
import {
  findTechnology,
  lockTechnology,
  readTechnology,
  touchCatalogue,
  type TechnologySubject,
} from './technology.repository.ts'

type Fields = z.output<typeof technologyFields>

const columnsOf = (fields: Fields) => ({
  code: fields.code,
  name_ru: fields.nameRu,
  name_en: fields.nameEn,
  purpose_ru: fields.purposeRu,
  purpose_en: fields.purposeEn,
  requirements_ru: fields.requirementsRu,
  requirements_en: fields.requirementsEn,
  examples_ru: fields.examplesRu,
  examples_en: fields.examplesEn,
  areas_ru: fields.areasRu,
  areas_en: fields.areasEn,
  restrictions_ru: fields.restrictionsRu,
  restrictions_en: fields.restrictionsEn,
})

const record = (ctx: SignedIn, id: number, action: AuditAction, comment: string) =>
  audit(ctx, { acceleratorId: null, subject: 'technology', subjectId: id, action, comment })

/** Errors: `ALREADY_TAKEN` at the code of another technology. */
const requireFreeCode = async ({ db }: SignedIn, code: string, id: number): Promise<void> => {
  const { rows } = await sql`select from technology where code = ${code} and id <> ${id}`.execute(db)
  if (rows.length > 0) throw invalid({ code: 'ALREADY_TAKEN' })
}

/** Errors: `NOT_IN_LIST` at new industries that are not active values. */
const setIndustries = async ({ db }: SignedIn, id: number, ids: readonly number[]): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    select value_id as id from technology_industry where technology_id = ${id}`.execute(db)
  const before = new Set(rows.map((row) => row.id))
  const added = ids.filter((one) => !before.has(one))
  await checkValues(db, 'INDUSTRIES', added, 'industryIds')
  await sql`delete from technology_industry where technology_id = ${id} and value_id <> all(${[...ids]}::bigint[])`.execute(
    db,
  )
  await sql`insert into technology_industry (technology_id, value_id)
    select ${id}, value from unnest(${[...new Set(ids)]}::bigint[]) value on conflict do nothing`.execute(db)
}

export const createTechnologyUseCase = useCase({
  endpoint: contract.createTechnology,
  load: nothing,
  authorize: technologies.manage,
  run: async (ctx, { body }) => {
    await touchCatalogue(ctx)
    await requireFreeCode(ctx, body.code, 0)
    const { id } = await ctx.db
      .insertInto('technology')
      .values({ ...columnsOf(body), created_by: ctx.actor.uid })
      .returning('id')
      .executeTakeFirstOrThrow()
    await setIndustries(ctx, id, body.industryIds)
    await record(ctx, id, 'create', body.code)
    return (after) => readTechnology(after, id)
  },
})

/** Edits a technology with an optimistic lock. */
export const editTechnologyUseCase = useCase({
  endpoint: contract.editTechnology,
  load: (ctx, { body }) => findTechnology(ctx.db, body.id),
  authorize: technologies.manage,
  run: async (ctx, { body }, { id, code, status }) => {
    // The code is permanent after publication, because project profiles refer to it.
    if (status !== 'DRAFT' && body.code !== code) throw invalid({ code: 'EDIT_FORBIDDEN_CODE_SHOWN' })
    await touchCatalogue(ctx)
    const saved = await ctx.db
      .updateTable('technology')
      .set({ version: body.version + 1, updated_at: ctx.now.toISOString() })
      .where('id', '=', id)
      .where('version', '=', body.version)
      .executeTakeFirst()
    if (saved.numUpdatedRows === 0n) throw new ProductError('STATE_CHANGED')
    await requireFreeCode(ctx, body.code, id)
    await ctx.db.updateTable('technology').set(columnsOf(body)).where('id', '=', id).execute()
    await setIndustries(ctx, id, body.industryIds)
    await record(ctx, id, 'edit', body.code)
    return (after) => readTechnology(after, id)
  },
})

const move = async (
  ctx: SignedIn,
  one: Locked<TechnologySubject>,
  action: TechnologyMove,
  version: number,
) => {
  await transition(ctx, technologyMachine, action, {
    id: one.id,
    acceleratorId: null,
    facts: one,
    expectedVersion: version,
    set: { version: version + 1, updated_at: ctx.now.toISOString() },
  })
  return (after: Parameters<typeof readTechnology>[0]) => readTechnology(after, one.id)
}

export const activateTechnologyUseCase = useCase({
  endpoint: contract.activateTechnology,
  load: (ctx, { body }) => lockTechnology(ctx, body.id),
  authorize: technologies.manage,
  run: (ctx, { body: { version } }, one) => move(ctx, one, 'activate', version),
})

export const archiveTechnologyUseCase = useCase({
  endpoint: contract.archiveTechnology,
  load: (ctx, { body }) => lockTechnology(ctx, body.id),
  authorize: technologies.manage,
  run: (ctx, { body: { version } }, one) => move(ctx, one, 'archive', version),
})

export const restoreTechnologyUseCase = useCase({
  endpoint: contract.restoreTechnology,
  load: (ctx, { body }) => lockTechnology(ctx, body.id),
  authorize: technologies.manage,
  run: (ctx, { body: { version } }, one) => move(ctx, one, 'restore', version),
})

export const deleteTechnologyUseCase = useCase({
  endpoint: contract.deleteTechnology,
  load: (ctx, { body }) => lockTechnology(ctx, body.id),
  authorize: technologies.manage,
  run: async (ctx, _input, { id, status, code }) => {
    if (status !== 'DRAFT') throw new ProductError('STATE_CHANGED')
    await deleteRow(ctx.db, 'technology', id)
    await record(ctx, id, 'delete', code)
    return undefined
  },
})
