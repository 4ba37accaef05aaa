import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import * as contract from '../contract/pipeline.endpoints.ts'
import { pipelineCards, pipelineEntries } from '../domain/pipeline.policy.ts'
import { mostCards } from '../domain/pipeline.rules.ts'
import { findEntry } from './find-entry.ts'
import { changePipelineCard, findPipelineCard } from './pipeline.repository.ts'

const load = (ctx: Context, { body }: { body: { cardId: number } }) => findPipelineCard(ctx.db, body.cardId)

/** Puts a project in; one that is there already stays as it is. */
export const addToPipelineUseCase = useCase({
  endpoint: contract.addToPipeline,
  load: (ctx, { body: { projectId } }) => findEntry(ctx, projectId),
  authorize: pipelineEntries.add,
  // Nobody else learns who looks at what.
  concerns: () => ({}),
  run: async ({ db, actor }, _input, { id: projectId }) => {
    await sql`select from person where uid = ${actor.uid} for no key update`.execute(db)
    const { rows } = await sql<{ held: number }>`
      select count(*)::int as held from pipeline_card where owner_uid = ${actor.uid}`.execute(db)
    if (rows[0]!.held >= mostCards) throw new ProductError('PIPELINE_LIMIT', { limit: mostCards })
    const put = await sql<{ id: number }>`
      insert into pipeline_card (owner_uid, project_id) values (${actor.uid}, ${projectId})
      on conflict (owner_uid, project_id) do update set project_id = excluded.project_id returning id`.execute(
      db,
    )
    return { id: put.rows[0]!.id }
  },
})

export const movePipelineCardUseCase = useCase({
  endpoint: contract.movePipelineCard,
  load,
  authorize: pipelineCards.edit,
  run: async (ctx, { body }) => {
    await changePipelineCard(ctx, body, { stage: body.stage })
    return undefined
  },
})

export const editPipelineCardUseCase = useCase({
  endpoint: contract.editPipelineCard,
  load,
  authorize: pipelineCards.edit,
  run: async (ctx, { body: { note, nextStep, nextDay, ...card } }) => {
    await changePipelineCard(ctx, card, { note, next_step: nextStep, next_day: nextDay })
    return undefined
  },
})

export const removePipelineCardUseCase = useCase({
  endpoint: contract.removePipelineCard,
  load,
  authorize: pipelineCards.edit,
  run: async ({ db }, { body: { cardId } }) => {
    await db.deleteFrom('pipeline_card').where('id', '=', cardId).execute()
    return undefined
  },
})
