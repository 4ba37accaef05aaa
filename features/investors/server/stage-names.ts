import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { pipelineStages, type PipelineStage } from '../domain/pipeline.rules.ts'
import { firmIdOf } from './firm.repository.ts'

/** Whose names of stages hold for the actor: the firm's where they are of one. */
export const namesOf = async ({ db, actor }: SignedIn): Promise<{ firmId: number | null; of: Sql }> => {
  const firmId = await firmIdOf(db, actor.uid)
  return { firmId, of: firmId === null ? sql`owner_uid = ${actor.uid}` : sql`firm_id = ${firmId}` }
}

/** What the stages are called, empty where the portal's word stays. */
export const readStageNames = async (ctx: SignedIn) => {
  const { firmId, of } = await namesOf(ctx)
  const { rows } = await sql<{ stage: PipelineStage; name: string }>`
    select stage, name from pipeline_stage_name where ${of}`.execute(ctx.db)
  const named = Object.fromEntries(rows.map(({ stage, name }) => [stage, name]))
  return {
    names: Object.fromEntries(pipelineStages.map((stage) => [stage, named[stage] ?? ''])) as Record<
      PipelineStage,
      string
    >,
    ofFirm: firmId !== null,
  }
}
