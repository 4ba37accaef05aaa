import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { projectPageScope } from '#features/projects'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db, SignedIn } from '#platform/server/context.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import type { listPipeline } from '../contract/pipeline.endpoints.ts'
import type { PipelineCardFacts } from '../domain/pipeline.policy.ts'
import { fitOf, pipelineActions, stageOfMove } from '../domain/pipeline.rules.ts'

type Row = ResponseOf<typeof listPipeline>['items'][number]
type Raw = Omit<Row, 'actions' | 'fit'> & {
  industries: number[]
  wantedIndustries: number[]
  stageIds: number[]
  wantedStages: number[]
}

/** Cards `c` of pipelines with their projects `p`. */
export const pipelineRows: RowSource<Raw, Row, SignedIn> = {
  from: sql`pipeline_card c join project p on p.id = c.project_id`,
  key: sql`c.id`,
  columns: ({ actor }) => sql`c.id, c.stage, c.note, c.next_step as "nextStep",
    to_char(c.next_day, 'YYYY-MM-DD') as "nextDay", c.updated_at as "updatedAt", c.version,
    case when ${projectPageScope(actor)} then json_build_object('id', p.id, 'name', p.name) end as project,
    case when ${projectPageScope(actor)} then array_to_json(p.industry_ids) else '[]' end as industries,
    case when ${projectPageScope(actor)} and p.stage_id is not null then json_build_array(p.stage_id) else '[]' end as "stageIds",
    array(select i.value_id from person_industry i where i.person_uid = c.owner_uid) as "wantedIndustries",
    array(select i.value_id from investor_stage i where i.person_uid = c.owner_uid) as "wantedStages"`,
  row: ({ industries, wantedIndustries, stageIds, wantedStages, ...row }) => ({
    ...row,
    fit: {
      industries: fitOf(industries.map(Number), wantedIndustries.map(Number)),
      stage: fitOf(stageIds.map(Number), wantedStages.map(Number)),
    },
    actions: pipelineActions.filter(
      (action) => action === 'edit' || action === 'remove' || stageOfMove[action] !== row.stage,
    ),
  }),
}

/** A card as its policy sees it. */
export type PipelineCardSubject = PipelineCardFacts & { id: number; personUid: string }

/** Loads a card by its id. */
export const findPipelineCard = async (db: Db, id: number): Promise<PipelineCardSubject | undefined> => {
  const { rows } = await sql<PipelineCardSubject>`
    select id, owner_uid as "ownerUid", owner_uid as "personUid" from pipeline_card where id = ${id}`.execute(
    db,
  )
  return rows[0]
}

/** Changes a card on the version that was read. Errors: `STATE_CHANGED`. */
export const changePipelineCard = async (
  { db, now }: SignedIn,
  { cardId, version }: { cardId: number; version: number },
  set: { stage?: Row['stage']; note?: string; next_step?: string; next_day?: string | null },
): Promise<void> => {
  const saved = await db
    .updateTable('pipeline_card')
    .set({ ...set, version: version + 1, updated_at: now.toISOString() })
    .where('id', '=', cardId)
    .where('version', '=', version)
    .executeTakeFirst()
  if (saved.numUpdatedRows === 0n) throw new ProductError('STATE_CHANGED')
}
