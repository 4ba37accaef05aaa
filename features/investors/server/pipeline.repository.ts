import { sql } from 'kysely'
import { visibleProjects } from '#features/projects'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db, SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { listPipeline } from '../contract/pipeline.endpoints.ts'
import type { PipelineCardFacts } from '../domain/pipeline.policy.ts'
import { pipelineActions, stageOfMove } from '../domain/pipeline.rules.ts'
import { firmUids } from './firm.repository.ts'
import { fitColumns, withFit, type FitRaw } from './fit.sql.ts'

type Row = ResponseOf<typeof listPipeline>['items'][number]
type Raw = Omit<Row, 'actions' | 'fit'> & FitRaw & { sharable: boolean }

/**
 * Condition for the cards `c` that a person can access: their own and their firm's; list version of
 * `pipelineCards.view`.
 */
export const cardScope = (uid: string): Sql =>
  sql`((c.firm_id is null and c.owner_uid = ${uid}) or c.firm_id = (select m.firm_id from firm_member m where m.person_uid = ${uid}))`

/** Row source of pipeline cards `c` with their projects `p`. */
export const pipelineRows: RowSource<Raw, Row, SignedIn> = {
  from: sql`pipeline_card c join project p on p.id = c.project_id left join person x on x.uid = c.owner_uid`,
  key: sql`c.id`,
  columns: (ctx) => sql`c.id, c.stage, c.firm_id is not null as "ofFirm",
    ${personRefJson('x')} as owner, (select count(*)::int from pipeline_file w where w.card_id = c.id) as files,
    c.firm_id is null and exists (select from firm_member m where m.person_uid = ${ctx.actor.uid}) as sharable, c.note, c.next_step as "nextStep",
    to_char(c.next_day, 'YYYY-MM-DD') as "nextDay", c.updated_at as "updatedAt", c.version,
    case when ${whereOf(visibleProjects, ctx, null)} then json_build_object('id', p.id, 'name', p.name) end as project,
    ${fitColumns(ctx, whereOf(visibleProjects, ctx, null))}`,
  row: ({ sharable, ...row }) => ({
    ...withFit(row),
    actions: pipelineActions.filter((action) => {
      if (action === 'share') return sharable
      // Reviews are ordered on the project's page, which must be accessible.
      if (action === 'order' || action === 'suggest') return row.project !== null
      return !(action in stageOfMove) || stageOfMove[action as keyof typeof stageOfMove] !== row.stage
    }),
  }),
}

/** A card with its policy facts. */
export type PipelineCardSubject = PipelineCardFacts & {
  id: number
  projectId: number
  nextDay: string | null
}

const subjectColumns: Sql = sql`c.id, c.project_id as "projectId", c.owner_uid as "ownerUid",
  to_char(c.next_day, 'YYYY-MM-DD') as "nextDay",
  case when c.firm_id is null then null else ${firmUids(sql`c.firm_id`)} end as "firmUids"`

/** Loads a card by its id. */
export const findPipelineCard = async (db: Db, id: number): Promise<PipelineCardSubject | undefined> => {
  const { rows } = await sql<PipelineCardSubject>`
    select ${subjectColumns} from pipeline_card c where c.id = ${id}`.execute(db)
  return rows[0]
}

/** Loads a file with its card. */
export const findPipelineFile = async (
  db: Db,
  id: number,
): Promise<(PipelineCardSubject & { storedId: string }) | undefined> => {
  const { rows } = await sql<PipelineCardSubject & { storedId: string }>`
    select ${subjectColumns}, w.file_id as "storedId"
    from pipeline_file w join pipeline_card c on c.id = w.card_id where w.id = ${id}`.execute(db)
  return rows[0]
}

/** The people to notify of a change of a card: only those who can access it. */
export const readersOf = ({ ownerUid, firmUids: people }: PipelineCardFacts) => ({
  memberUids: people ?? (ownerUid === null ? [] : [ownerUid]),
})

/** Changes a card with an optimistic lock. Errors: `STATE_CHANGED`. */
export const changePipelineCard = async (
  { db, now }: SignedIn,
  { cardId, version }: { cardId: number; version: number },
  set: {
    stage?: Row['stage']
    note?: string
    next_step?: string
    next_day?: string | null
    firm_id?: number
  },
): Promise<void> => {
  const saved = await db
    .updateTable('pipeline_card')
    .set({ ...set, version: version + 1, updated_at: now.toISOString() })
    .where('id', '=', cardId)
    .where('version', '=', version)
    .executeTakeFirst()
  if (saved.numUpdatedRows === 0n) throw new ProductError('STATE_CHANGED')
}
