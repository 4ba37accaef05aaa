import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { lockProject } from '#features/projects'
import { invalid } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { deleteRow } from '#platform/server/delete-row.ts'
import { useCase } from '#platform/server/handler.ts'
import {
  commentCalculation,
  keepCalculation,
  removeCalculation,
  shareCalculation,
} from '../contract/kept-calculations.endpoints.ts'
import { savedLimits } from '../domain/kept.ts'
import { calculableInputs } from './calculable-inputs.ts'
import { calculations } from './calculation.policy.ts'
import { findCalculatedProject, findCalculation, hashOf } from './calculation.repository.ts'

const loadSaved = (ctx: SignedIn, { body }: { body: { calculationId: number } }) =>
  findCalculation(ctx.db, body.calculationId)

export const keepCalculationUseCase = useCase({
  endpoint: keepCalculation,
  load: (ctx, { body: { projectId } }) => findCalculatedProject(ctx.db, projectId),
  authorize: calculations.write,
  run: async (ctx, { body: { name, inputs: given } }, project) => {
    const inputs = calculableInputs(given)
    await lockProject(ctx.db, project.id)
    const { rows: counted } = await sql<{ n: number }>`
      select count(*)::int as n from calculation where project_id = ${project.id}`.execute(ctx.db)
    if (counted[0]!.n >= savedLimits.perProject) throw invalid({ name: 'TOO_MANY' })
    const { rows } = await sql<{ id: number }>`
      insert into calculation (project_id, name, inputs, author_uid, created_at)
      values (${project.id}, ${name}, ${JSON.stringify({ ...inputs, email: '' })}, ${ctx.actor.uid}, ${ctx.now.toISOString()})
      returning id`.execute(ctx.db)
    return { id: rows[0]!.id }
  },
})

export const removeCalculationUseCase = useCase({
  endpoint: removeCalculation,
  load: loadSaved,
  authorize: calculations.write,
  run: async (ctx, _input, saved) => {
    await deleteRow(ctx.db, 'calculation', saved.calculationId)
    return undefined
  },
})

const day = 24 * 3600 * 1000

export const shareCalculationUseCase = useCase({
  endpoint: shareCalculation,
  load: loadSaved,
  authorize: calculations.write,
  run: async (ctx, { body: { days } }, saved) => {
    const link = days === 0 ? null : randomBytes(24).toString('base64url')
    const until = days === 0 ? null : new Date(ctx.now.getTime() + days * day).toISOString()
    await sql`
      update calculation set link_hash = ${link && hashOf(link)}, link_until = ${until}
      where id = ${saved.calculationId}`.execute(ctx.db)
    return { link, until }
  },
})

export const commentCalculationUseCase = useCase({
  endpoint: commentCalculation,
  load: loadSaved,
  authorize: calculations.view,
  run: async (ctx, { body: { place, text } }, saved) => {
    await lockProject(ctx.db, saved.id)
    const { rows: counted } = await sql<{ n: number }>`
      select count(*)::int as n from calculation_comment where calculation_id = ${saved.calculationId}`.execute(
      ctx.db,
    )
    if (counted[0]!.n >= savedLimits.comments) throw invalid({ text: 'TOO_MANY' })
    const { rows } = await sql<{ id: number }>`
      insert into calculation_comment (calculation_id, place, text, author_uid, created_at)
      values (${saved.calculationId}, ${place}, ${text}, ${ctx.actor.uid}, ${ctx.now.toISOString()})
      returning id`.execute(ctx.db)
    return { id: rows[0]!.id }
  },
})
