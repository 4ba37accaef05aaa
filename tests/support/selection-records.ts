import { noSettings } from '../../features/selection/domain/settings.ts'
import type { RecordState } from '../../features/selection/domain/states.ts'
import { insertAll, insertOne } from './factories/insert.ts'
import type { TaskState } from './factories/task-row.ts'
import type { World } from './who-may/world.ts'

/** Rows are inserted as one JSON document, so a value may be an object. */
const document = (value: object) => value as { length?: undefined }

/** A selection record of two projects, the first of which passes; `state` is the current state of their tasks. */
export const makeRecord = async (
  { db, make, accelerator, people, track }: Pick<World, 'db' | 'make' | 'accelerator' | 'people' | 'track'>,
  status: RecordState = 'READY',
  state?: TaskState,
): Promise<{ id: number }> => {
  const on = await track()
  const tasks = [
    await make.task({ track: on, state: state ?? 'AUTO_SELECT_PASS' }),
    await make.task({ track: on, state: state ?? 'AUTO_SELECT_FAIL' }),
  ]
  const record = await insertOne(db, 'selection_record', {
    accelerator_id: accelerator.id,
    trackpoint_id: tasks[0]!.trackpoint_id,
    track_id: on.id,
    programme_id: on.programme_id,
    trackpoint_name: 'Заявка на отбор',
    track_name: on.name,
    programme_name: 'Программа',
    settings: document({ settings: noSettings, fields: {}, names: {}, streams: {} }),
    status,
    participants: 2,
    passed: 1,
    created_by: people.admin.uid,
  })
  await insertAll(
    db,
    'selection_record_item',
    tasks.map((task, at) => ({
      record_id: record.id,
      place: at + 1,
      accelerator_id: accelerator.id,
      task_id: task.id,
      project_id: null,
      project_name: `Проект ${at + 1}`,
      outcome: at === 0 ? 'PASSED' : 'QUOTA',
      points: 100 - at,
      by_rule: [],
      step: status === 'RUNNING' ? 'WAITING' : 'SELECTED',
    })),
  )
  return record
}
