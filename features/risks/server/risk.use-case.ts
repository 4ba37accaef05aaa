import { sql } from 'kysely'
import type { z } from 'zod'
import { findProject, lockProject, projects, type ProjectSubject } from '#features/projects'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { countAsking } from '#platform/server/count-asking.ts'
import { deleteRow } from '#platform/server/delete-row.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import * as contract from '../contract/risk.endpoints.ts'
import type { riskForm } from '../contract/risk.schemas.ts'
import type { RiskEvent } from '../domain/events.ts'
import { maxRisks, typicalRisks } from '../domain/risks.ts'
import { findRisk, readRegister } from './risk.repository.ts'

type Fields = Omit<z.output<typeof riskForm>, 'version'>

const columnsOf = (fields: Fields) => ({
  name: fields.name,
  description: fields.description,
  kind: fields.kind,
  chance_before: fields.chanceBefore,
  losses_before: fields.lossesBefore,
  chance_after: fields.chanceAfter,
  losses_after: fields.lossesAfter,
  response: fields.response,
  measures: fields.measures,
  owner_uid: fields.ownerUid,
  deadline: fields.deadline,
  done: fields.done,
  calculation_id: fields.calculationId,
  scenario: fields.scenario,
  // Clears the acceptance when the response changes.
  ...(fields.response === 'RISK_ACCEPTANCE' ? {} : { accepted_by: null, accepted_until: null }),
})

const record = (
  ctx: SignedIn,
  projectId: number,
  action: AuditAction,
  comment: string,
  details: Record<string, unknown> = {},
) =>
  audit(ctx, {
    acceleratorId: null,
    subject: 'risk_register',
    subjectId: projectId,
    action,
    comment,
    details,
  })

/** Raises events for a new owner, and for the leader who has to accept the risk. */
const sayWaits = async (
  ctx: SignedIn,
  { id, leaderUid }: Pick<ProjectSubject, 'id' | 'leaderUid'>,
  riskId: number,
  before: { ownerUid: string | null; response: string | null },
  { ownerUid, response, done }: Pick<Fields, 'ownerUid' | 'response' | 'done'>,
): Promise<void> => {
  const say = async (name: RiskEvent) => {
    await countAsking(ctx)
    await raise(ctx, name, { id: riskId, projectId: id }, null)
  }
  if (ownerUid !== null && ownerUid !== before.ownerUid && ownerUid !== ctx.actor.uid && !done)
    await say('RiskOwned')
  if (response === 'RISK_ACCEPTANCE' && before.response !== response && leaderUid !== ctx.actor.uid)
    await say('RiskToAccept')
}

const later = (projectId: number) => (after: Context) => readRegister(after, projectId)

/** Errors: `NOT_IN_LIST` at an owner outside the team. */
const requireOwner = ({ memberUids }: ProjectSubject, ownerUid: string | null): void => {
  if (ownerUid !== null && !memberUids.includes(ownerUid)) throw invalid({ ownerUid: 'NOT_IN_LIST' })
}

/** Errors: `NOT_IN_LIST` at a calculation of another project. */
const requireCalculation = async ({ db }: SignedIn, projectId: number, id: number | null): Promise<void> => {
  if (id === null) return
  const { rows } = await sql`
    select from calculation where id = ${id} and project_id = ${projectId}`.execute(db)
  if (rows.length === 0) throw invalid({ calculationId: 'NOT_IN_LIST' })
}

/** Errors: `RISK_LIMIT` if the project would have too many risks. */
const requireRoom = async ({ db }: SignedIn, projectId: number, more: number): Promise<void> => {
  await lockProject(db, projectId)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from risk where project_id = ${projectId}`.execute(db)
  if (rows[0]!.n + more > maxRisks) throw new ProductError('RISK_LIMIT', { limit: maxRisks })
}

export const addRiskUseCase = useCase({
  endpoint: contract.addRisk,
  load: (ctx, { body }) => findProject(ctx.db, body.projectId),
  authorize: projects.edit,
  run: async (ctx, { body }, project) => {
    requireOwner(project, body.ownerUid)
    await requireCalculation(ctx, project.id, body.calculationId)
    await requireRoom(ctx, project.id, 1)
    const { id } = await ctx.db
      .insertInto('risk')
      .values({ project_id: project.id, ...columnsOf(body), created_by: ctx.actor.uid })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sayWaits(ctx, project, id, { ownerUid: null, response: null }, body)
    await record(ctx, project.id, 'add', body.name)
    return later(project.id)
  },
})

/** Typical risks start in the middle of the matrix, until the team assesses them. */
export const addTypicalRisksUseCase = useCase({
  endpoint: contract.addTypicalRisks,
  load: (ctx, { body }) => findProject(ctx.db, body.projectId),
  authorize: projects.edit,
  run: async (ctx, { body: { risks } }, { id }) => {
    await requireRoom(ctx, id, risks.length)
    await ctx.db
      .insertInto('risk')
      .values(
        risks.map(({ code, name }) => ({
          project_id: id,
          name,
          kind: typicalRisks[code],
          chance_before: 'HALF_AND_HALF',
          losses_before: 'WILL_LOSE_UP_TO_20_PERCENT',
          created_by: ctx.actor.uid,
        })),
      )
      .execute()
    await record(ctx, id, 'addTypical', risks.map(({ name }) => name).join(', '))
    return later(id)
  },
})

/** Errors: `STATE_CHANGED` if the risk was changed in the meantime. */
const change = async (
  ctx: SignedIn,
  id: number,
  version: number,
  columns: Partial<Omit<ReturnType<typeof columnsOf>, 'accepted_by' | 'accepted_until'>> & {
    accepted_by?: string | null
    accepted_until?: string | null
  },
): Promise<void> => {
  const saved = await ctx.db
    .updateTable('risk')
    .set({ ...columns, version: version + 1, updated_at: ctx.now.toISOString() })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (saved.numUpdatedRows === 0n) throw new ProductError('STATE_CHANGED')
}

export const editRiskUseCase = useCase({
  endpoint: contract.editRisk,
  load: (ctx, { body }) => findRisk(ctx.db, body.id),
  authorize: projects.edit,
  run: async (ctx, { body }, risk) => {
    // A former member may remain the owner until another one is chosen.
    const { rows } = await sql<{
      uid: string | null
    }>`select owner_uid as uid from risk where id = ${risk.riskId}`.execute(ctx.db)
    if (rows[0]?.uid !== body.ownerUid) requireOwner(risk, body.ownerUid)
    await requireCalculation(ctx, risk.id, body.calculationId)
    await change(ctx, risk.riskId, body.version, columnsOf(body))
    await sayWaits(ctx, risk, risk.riskId, { ownerUid: rows[0]?.uid ?? null, response: risk.response }, body)
    await record(ctx, risk.id, 'edit', body.name)
    return later(risk.id)
  },
})

export const moveRiskUseCase = useCase({
  endpoint: contract.moveRisk,
  load: (ctx, { body }) => findRisk(ctx.db, body.id),
  authorize: projects.edit,
  run: async (ctx, { body: { side, version, chance, losses } }, risk) => {
    await change(
      ctx,
      risk.riskId,
      version,
      side === 'before'
        ? { chance_before: chance, losses_before: losses }
        : { chance_after: chance, losses_after: losses },
    )
    await record(ctx, risk.id, side === 'before' ? 'moveBefore' : 'moveAfter', risk.riskName)
    return later(risk.id)
  },
})

export const deleteRiskUseCase = useCase({
  endpoint: contract.deleteRisk,
  load: (ctx, { body }) => findRisk(ctx.db, body.id),
  authorize: projects.edit,
  run: async (ctx, _input, risk) => {
    await deleteRow(ctx.db, 'risk', risk.riskId)
    await record(ctx, risk.id, 'delete', risk.riskName)
    return later(risk.id)
  },
})

export const acceptRiskUseCase = useCase({
  endpoint: contract.acceptRisk,
  load: (ctx, { body }) => findRisk(ctx.db, body.id),
  authorize: projects.lead,
  run: async (ctx, { body: { version, until } }, risk) => {
    if (risk.response !== 'RISK_ACCEPTANCE') throw new ProductError('STATE_CHANGED')
    // Allows yesterday, because in some time zone it is still that day.
    if (until < new Date(ctx.now.getTime() - 86_400_000).toISOString().slice(0, 10))
      throw invalid({ until: 'DATE_IN_PAST' })
    await change(ctx, risk.riskId, version, { accepted_by: ctx.actor.uid, accepted_until: until })
    // The notification that asks for it shows by this id that it was accepted.
    await record(ctx, risk.id, 'accept', `${risk.riskName} · ${until}`, { riskId: risk.riskId })
    return later(risk.id)
  },
})

export const setRiskStrategyUseCase = useCase({
  endpoint: contract.setRiskStrategy,
  load: (ctx, { body }) => findProject(ctx.db, body.projectId),
  authorize: projects.edit,
  run: async (ctx, { body: { strategy } }, { id }) => {
    await sql`insert into risk_register (project_id, strategy) values (${id}, ${strategy})
      on conflict (project_id) do update set strategy = excluded.strategy`.execute(ctx.db)
    await record(ctx, id, 'strategy', strategy)
    return later(id)
  },
})
