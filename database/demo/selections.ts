import type { Outcome } from '../../features/selection/domain/rank.rules.ts'
import { noSettings, type SelectionSettings } from '../../features/selection/domain/settings.ts'
import { insertAll, insertOne } from '../../tests/support/factories/insert.ts'
import type { DemoAccelerator } from './accelerators.ts'
import type { Scene } from './scene.ts'
import type { Chore, Work } from './work.ts'

/** Rows are inserted as one JSON document, so a value may be an object. */
const document = (value: object) => value as { length?: undefined }

const fields = {
  interviews_count: { ru: 'Сколько проведено интервью', en: 'Customer interviews held' },
  has_prototype: { ru: 'Есть ли прототип', en: 'Is there a prototype' },
  presentation: { ru: 'Презентация', en: 'Presentation' },
  pitch: { ru: 'Проект в одном предложении', en: 'The project in a sentence' },
}

/** Interviews, a prototype and a presentation earn points; a description of the project is mandatory. */
const settingsFor = (quota: number): SelectionSettings => ({
  ...noSettings,
  rules: [
    {
      kind: 'SCALE',
      code: 'interviews_count',
      points: 600,
      worst: '0',
      best: '40',
      least: null,
      most: null,
      currency: null,
    },
    {
      kind: 'CHOICE',
      code: 'has_prototype',
      values: [
        { value: 'true', points: 300, refuses: false },
        { value: 'false', points: 0, refuses: false },
      ],
    },
    { kind: 'FILLED', code: 'presentation', points: 100 },
  ],
  required: ['pitch'],
  quota,
})

type Selected = { work: Work; chore: Chore }

const passes = ({ chore }: Selected): boolean =>
  chore.row.state === 'ACCEPT_CODE' || chore.row.state === 'AUTO_SELECT_PASS'

/** Ranks of the projects by the state of their tasks after a selection: those that passed first, with decreasing points. */
const itemsOf = (recordId: number, selected: readonly Selected[], step: 'SELECTED' | 'APPLIED') =>
  [...selected.filter(passes), ...selected.filter((one) => !passes(one))].map(({ work, chore }, at) => {
    const interviews = Math.max(0, 600 - at * 37)
    // Points decrease with the rank.
    const prototype = at * 3 < selected.length * 2 ? 300 : 0
    const outcome: Outcome = passes({ work, chore }) ? 'PASSED' : 'QUOTA'
    return {
      record_id: recordId,
      place: at + 1,
      accelerator_id: work.row.accelerator_id,
      task_id: chore.row.id,
      project_id: work.row.project_id,
      project_name: work.filed.venture.row.name,
      outcome,
      points: interviews + prototype + 100,
      by_rule: [interviews, prototype, 100],
      step,
    }
  })

const write = async (
  scene: Scene,
  selected: readonly Selected[],
  { status, day }: { status: 'READY' | 'APPLIED'; day: number },
): Promise<void> => {
  const [first] = selected
  if (!first) return
  const { lane } = first.work.filed
  const by = lane.house.admins[0]!.uid
  const passed = selected.filter(passes).length
  const point = lane.points.find(({ id }) => id === first.chore.row.trackpoint_id)!
  const programme = lane.house.plan.programmes.find(({ tracks }) => tracks.includes(lane.plan))!
  const { id } = await insertOne(scene.db, 'selection_record', {
    accelerator_id: lane.row.accelerator_id,
    trackpoint_id: point.id,
    track_id: lane.row.id,
    programme_id: lane.row.programme_id,
    trackpoint_name: point.name,
    track_name: lane.row.name,
    programme_name: programme.name,
    settings: document({ settings: settingsFor(passed), fields, names: {}, streams: {} }),
    status,
    participants: selected.length,
    passed,
    created_by: by,
    created_at: scene.calendar.ago(day),
    ...(status === 'APPLIED' ? { applied_by: by, applied_at: scene.calendar.ago(day - 0.5) } : {}),
  })
  await insertAll(
    scene.db,
    'selection_record_item',
    itemsOf(id, selected, status === 'APPLIED' ? 'APPLIED' : 'SELECTED'),
  )
}

/** Tasks of the demo in some states, by trackpoint. */
const byTrackpoint = (works: readonly Work[], states: readonly string[]): Selected[][] => {
  const found = new Map<number, Selected[]>()
  for (const work of works)
    for (const chore of work.chores)
      if (states.includes(chore.row.state)) {
        const key = chore.row.trackpoint_id
        found.set(key, [...(found.get(key) ?? []), { work, chore }])
      }
  return [...found.values()].toSorted((a, b) => b.length - a.length)
}

/**
 * Selections: results to be applied where tasks went through one, an applied one in the first accelerator, and
 * settings on its task with most pending projects.
 */
export const runSelections = async (
  scene: Scene,
  houses: readonly DemoAccelerator[],
  works: readonly Work[],
): Promise<void> => {
  for (const selected of byTrackpoint(works, ['AUTO_SELECT_PASS', 'AUTO_SELECT_FAIL']))
    await write(scene, selected, { status: 'READY', day: 1.2 })
  const own = works.filter(({ filed }) => filed.lane.house === houses[0])
  const [decided = []] = byTrackpoint(own, ['ACCEPT_CODE', 'DISCARD_CODE'])
  await write(scene, decided, { status: 'APPLIED', day: 6 })
  const [waiting] = byTrackpoint(own, ['DONE_CODE'])
  if (!waiting) return
  await insertOne(scene.db, 'selection_settings', {
    trackpoint_id: waiting[0]!.chore.row.trackpoint_id,
    accelerator_id: houses[0]!.row.id,
    settings: document(settingsFor(Math.ceil(waiting.length / 2))),
    updated_by: houses[0]!.admins[0]!.uid,
    updated_at: scene.calendar.ago(2),
  })
}
