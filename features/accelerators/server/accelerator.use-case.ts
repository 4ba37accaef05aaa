import { sql } from 'kysely'
import type { z } from 'zod'
import { checkValues } from '#features/dictionaries'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { countAsking } from '#platform/server/count-asking.ts'
import { raise } from '#platform/server/events/raise.ts'
import { query, useCase } from '#platform/server/handler.ts'
import { readHistory } from '#platform/server/history.ts'
import type { editedProfile } from '../contract/accelerator.schemas.ts'
import { editAccelerator, getAccelerator, getAcceleratorHistory } from '../contract/profile.endpoints.ts'
import { acceleratorProfiles } from '../domain/accelerator-profile.policy.ts'
import { identityFields, type IdentityField } from '../domain/states.ts'
import { requestColumns } from './accelerator-columns.ts'
import { findAccelerator } from './accelerator.repository.ts'
import { readAccelerator, type Accelerator } from './read-accelerator.ts'

type Fields = z.output<typeof editedProfile>

export const getAcceleratorQuery = query({
  endpoint: getAccelerator,
  load: (ctx, input) => findAccelerator(ctx.db, input.query.acceleratorId),
  authorize: acceleratorProfiles.read,
  run: (ctx, _input, { id }) => readAccelerator(ctx, id),
})

/** History of an accelerator. */
export const getAcceleratorHistoryQuery = query({
  endpoint: getAcceleratorHistory,
  load: (ctx, input) => findAccelerator(ctx.db, input.query.acceleratorId),
  authorize: acceleratorProfiles.read,
  run: async (ctx, _input, { id }) => ({
    items: await readHistory(ctx.db, sql`values ('accelerator', ${String(id)})`),
  }),
})

const newOf = (chosen: readonly number[], before: readonly { id: number }[]): number[] =>
  chosen.filter((id) => before.every((known) => known.id !== id))

/** Newly selected values must be available; existing selections may remain. */
const checkChoices = async (ctx: Context, fields: Fields, before: Accelerator): Promise<void> => {
  await checkValues(ctx.db, 'INDUSTRIES', newOf(fields.industries, before.industries), 'industries')
  const targets = newOf(fields.transferTargets, before.transferTargets)
  if (targets.length === 0) return
  const { rows } = await sql`
    select from accelerator where id = any(${targets}) and id <> ${fields.id} and approval = 'COORDINATED'`.execute(
    ctx.db,
  )
  if (rows.length < new Set(targets).size) throw invalid({ transferTargets: 'NOT_IN_LIST' })
}

const saveChoices = async (ctx: Context, { id, industries, transferTargets }: Fields): Promise<void> => {
  await sql`delete from accelerator_industry where accelerator_id = ${id} and value_id <> all(${industries})`.execute(
    ctx.db,
  )
  await sql`insert into accelerator_industry (accelerator_id, value_id)
    select ${id}, unnest(${industries}::bigint[]) on conflict do nothing`.execute(ctx.db)
  await sql`delete from accelerator_transfer_target
    where accelerator_id = ${id} and target_id <> all(${transferTargets})`.execute(ctx.db)
  await sql`insert into accelerator_transfer_target (accelerator_id, target_id)
    select ${id}, unnest(${transferTargets}::bigint[]) on conflict do nothing`.execute(ctx.db)
}

const profileColumns = async (ctx: Context, fields: Fields) => ({
  ...(await requestColumns(ctx.db, fields)),
  target_audience: fields.targetAudience,
  finalists: fields.finalists,
  selection_conditions: fields.selectionConditions,
  time_zone: fields.timeZone,
  status: fields.status,
  type: fields.type,
  ...(fields.currencies && { currencies: [...new Set(fields.currencies)] }),
  team_recruiting: fields.teamRecruiting,
  requests_to_team: fields.requestsToTeam,
  investor_cards_shown: fields.investorCardsShown,
  track_transfer: fields.trackTransfer,
  tracks_accepted: fields.tracksAccepted,
  version: fields.version + 1,
  updated_at: ctx.now.toISOString(),
})

/** Records changes of the approved fields, and of the name, which selectors show. */
const recordEdit = async (ctx: SignedIn, fields: Fields, before: Accelerator): Promise<void> => {
  const { id } = fields
  const changed = identityFields.filter((field) => fields[field] !== before[field])
  const isIdentity = before.approval === 'COORDINATED' && changed.length > 0
  const values = (of: Record<IdentityField, unknown>) =>
    Object.fromEntries(changed.map((field) => [field, of[field]]))
  await audit(ctx, {
    acceleratorId: id,
    subject: 'accelerator',
    subjectId: id,
    action: isIdentity ? 'changeIdentity' : 'edit',
    ...(isIdentity ? { details: { before: values(before), after: values(fields) } } : {}),
  })
  if (isIdentity) {
    await countAsking(ctx)
    await raise(ctx, 'AcceleratorIdentityChanged', { id, changed }, id)
  }
  if (changed.includes('name')) await raise(ctx, 'AcceleratorRenamed', { id }, id)
}

/** Edits a profile with optimistic locking. */
export const editAcceleratorUseCase = useCase({
  endpoint: editAccelerator,
  load: (ctx, { body }) => findAccelerator(ctx.db, body.id),
  authorize: acceleratorProfiles.edit,
  run: async (ctx, { body }, { id }) => {
    const before = await readAccelerator(ctx, id)
    await checkChoices(ctx, body, before)
    const { numUpdatedRows } = await ctx.db
      .updateTable('accelerator')
      .set(await profileColumns(ctx, body))
      .where('id', '=', id)
      .where('version', '=', body.version)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new ProductError('STATE_CHANGED')
    await saveChoices(ctx, body)
    await recordEdit(ctx, body, before)
    return readAccelerator(ctx, id)
  },
})
