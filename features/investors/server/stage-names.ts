import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { pipelineStages, type PipelineStage } from '../domain/pipeline.rules.ts'
import { firmIdOf } from './firm.repository.ts'

/** The owner of the stage names: the actor's firm, otherwise the actor. */
export const namesOf = async ({ db, actor }: SignedIn): Promise<{ firmId: number | null; of: Sql }> => {
  const firmId = await firmIdOf(db, actor.uid)
  return { firmId, of: firmId === null ? sql`owner_uid = ${actor.uid}` : sql`firm_id = ${firmId}` }
}

/** Names of the stages; empty for the default names. */
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
