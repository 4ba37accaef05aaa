import { insertOne } from './factories/insert.ts'
import type { World } from './who-may/world.ts'

/** Rows are inserted as one JSON document, so a value may be an object. */
const words = { reasonIds: [], reason: '', advice: '' } as object as { length?: undefined }

/** Stages the acceptance of an application. */
export const stageDecision = async (
  { db, people }: Pick<World, 'db' | 'people'>,
  id: number,
): Promise<void> => {
  const { accelerator_id } = await db
    .selectFrom('acceleration_request')
    .select('accelerator_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await insertOne(db, 'staged_decision', {
    request_id: id,
    accelerator_id,
    decision: 'ACCEPT',
    words,
    staged_by: people.team.uid,
  })
}

/** A run with an application to decide on, and no worker. */
export const makeDecisionRun = async ({
  db,
  accelerator,
  people,
  request,
}: Pick<World, 'db' | 'accelerator' | 'people' | 'request'>): Promise<{ id: number }> => {
  const run = await insertOne(db, 'decision_run', {
    accelerator_id: accelerator.id,
    kind: 'ACCEPT',
    total: 1,
    created_by: people.team.uid,
  })
  const { id, project_id, track_id } = await request()
  await insertOne(db, 'decision_run_item', {
    run_id: run.id,
    place: 1,
    request_id: id,
    project_id,
    track_id,
    project_name: 'Теплоконтур',
    track_name: 'Пилот',
    decision: 'ACCEPT',
    words,
  })
  return run
}
