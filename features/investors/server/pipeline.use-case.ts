import { sql } from 'kysely'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import * as contract from '../contract/pipeline.endpoints.ts'
import { investorProfiles } from '../domain/investor-showcase.policy.ts'
import { pipelineCards, pipelineEntries } from '../domain/pipeline.policy.ts'
import { maxCards, pipelineStages } from '../domain/pipeline.rules.ts'
import { findEntry } from './find-entry.ts'
import { firmIdOf } from './firm.repository.ts'
import { cardScope, changePipelineCard, findPipelineCard, readersOf } from './pipeline.repository.ts'
import { namesOf } from './stage-names.ts'

const load = (ctx: Context, { body }: { body: { cardId: number } }) => findPipelineCard(ctx.db, body.cardId)

/** Adds a project; an existing card is unchanged. */
export const addToPipelineUseCase = useCase({
  endpoint: contract.addToPipeline,
  load: (ctx, { body: { projectId } }) => findEntry(ctx, projectId),
  authorize: pipelineEntries.add,
  // Interest in a project is private, so nobody is notified.
  concerns: () => ({}),
  run: async ({ db, actor }, _input, { id: projectId }) => {
    const { uid } = actor
    await sql`select from person where uid = ${uid} for no key update`.execute(db)
    const firmId = await firmIdOf(db, uid)
    // Serialises concurrent additions by colleagues.
    if (firmId !== null)
      await sql`select from investor_firm where id = ${firmId} for no key update`.execute(db)
    const { rows } = await sql<{ stored: number; there: number | null }>`
      select count(*)::int as stored, min(c.id) filter (where c.project_id = ${projectId}) as there
      from pipeline_card c where ${cardScope(uid)}`.execute(db)
    const { stored, there } = rows[0]!
    if (there !== null) return { id: there }
    if (stored >= maxCards) throw new ProductError('PIPELINE_LIMIT', { limit: maxCards })
    const put = await sql<{ id: number }>`
      insert into pipeline_card (owner_uid, project_id, firm_id) values (${uid}, ${projectId}, ${firmId})
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
  concerns: readersOf,
  run: async (ctx, { body }) => {
    await changePipelineCard(ctx, body, { stage: body.stage })
    return undefined
  },
})

export const editPipelineCardUseCase = useCase({
  endpoint: contract.editPipelineCard,
  load,
  authorize: pipelineCards.edit,
  concerns: readersOf,
  run: async (ctx, { body: { note, nextStep, nextDay, ...card } }, { nextDay: before }) => {
    // The earliest current date of any time zone, twelve hours behind; a day that has passed meanwhile may stay.
    const earliest = new Date(ctx.now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10)
    if (nextDay !== null && nextDay !== before && nextDay < earliest)
      throw invalid({ nextDay: 'DATE_IN_PAST' })
    await changePipelineCard(ctx, card, { note, next_step: nextStep, next_day: nextDay })
    return undefined
  },
})

export const removePipelineCardUseCase = useCase({
  endpoint: contract.removePipelineCard,
  load,
  authorize: pipelineCards.edit,
  concerns: readersOf,
  run: async ({ db }, { body: { cardId } }) => {
    await db.deleteFrom('pipeline_card').where('id', '=', cardId).execute()
    return undefined
  },
})

/** Gives one's own card with its note and files to the firm. Errors: `FIRM_HAS_CARD`. */
export const sharePipelineCardUseCase = useCase({
  endpoint: contract.sharePipelineCard,
  load,
  authorize: pipelineCards.share,
  concerns: readersOf,
  run: async (ctx, { body }) => {
    const firmId = await firmIdOf(ctx.db, ctx.actor.uid)
    if (firmId === null) throw new ProductError('STATE_CHANGED')
    await changePipelineCard(ctx, body, { firm_id: firmId })
    return undefined
  },
})

export const saveStageNamesUseCase = useCase({
  endpoint: contract.saveStageNames,
  load: nothing,
  authorize: investorProfiles.view,
  run: async (ctx, { body }) => {
    const { firmId, of } = await namesOf(ctx)
    await sql`delete from pipeline_stage_name where ${of}`.execute(ctx.db)
    const named = pipelineStages.filter((stage) => body[stage] !== '')
    if (named.length > 0)
      await ctx.db
        .insertInto('pipeline_stage_name')
        .values(
          named.map((stage) => ({
            owner_uid: firmId === null ? ctx.actor.uid : null,
            firm_id: firmId,
            stage,
            name: body[stage],
          })),
        )
        .execute()
    return undefined
  },
})
