import { sql } from 'kysely'
import {
  programmeRow,
  trackpointRow,
  trackRow,
  type Stream,
  type Track,
  type Trackpoint,
} from '../../tests/support/factories/content.ts'
import { insertAll } from '../../tests/support/factories/insert.ts'
import type { DemoAccelerator } from './accelerators.ts'
import type { ProgrammePlan, TrackPlan } from './content/accelerators.ts'
import { englishTrackpoints, russianTrackpoints } from './content/trackpoints.ts'
import { words } from './content/words.ts'
import type { Scene } from './scene.ts'

/** An intake with its first and last day, in days from now. */
export type Intake = { row: Stream; from: number; to: number }

/** A track of the demo with its related rows. */
export type Lane = {
  house: DemoAccelerator
  strategy: 'STRICT' | 'NOT_STRICT'
  plan: TrackPlan
  row: Track
  points: Trackpoint[]
  intakes: Intake[]
}

type Shelf = { house: DemoAccelerator; plan: ProgrammePlan; seq: number }

const makeProgrammes = async (scene: Scene, houses: readonly DemoAccelerator[]) => {
  const shelves = houses.flatMap((house) =>
    house.plan.programmes.map((plan, i): Shelf => ({ house, plan, seq: i + 1 })),
  )
  const rows = await insertAll(
    scene.db,
    'programme',
    shelves.map(({ house, plan, seq }) =>
      programmeRow(house.row, {
        name: plan.name,
        description: plan.description,
        duration_days: plan.days,
        creation_strategy: plan.strategy,
        content_status: plan.status ?? 'PUBLISHED',
        seq,
        created_at: scene.calendar.ago(house.plan.age - 3),
        updated_at: scene.calendar.ago(house.plan.age / 3),
      }),
    ),
  )
  return shelves.map((shelf, i) => ({ ...shelf, row: rows[i]! }))
}

const columnsOf = (scene: Scene, house: DemoAccelerator, plan: TrackPlan, seq: number) => ({
  name: plan.name,
  description: plan.description,
  selection_conditions: plan.conditions,
  duration_days: plan.days,
  // Most promise a day for their answer; a reader sees next to it how long it took in fact.
  decision_days: plan.acceptsAutomatically ? null : [14, 30, 45][seq % 3]!,
  // Every fourth track does not state its terms, as is common.
  fee_amount: [null, '0', '50000', '0'][seq % 4]!,
  share_percent: [null, plan.investment ? 7 : 0, 0, 5][seq % 4]!,
  investment_type: plan.investment ? ('INVESTMENT' as const) : ('NONE' as const),
  short_link: plan.link,
  accept_automatically: plan.acceptsAutomatically ?? false,
  expertise_visible_to_team: seq % 2 === 0,
  request_type: (plan.schedule ?? plan.sharesWith) ? ('ON_SCHEDULE' as const) : ('CONTINUOUS' as const),
  access_status: plan.blocked ? ('BLOCKED' as const) : ('ALLOWED_TO_WORK' as const),
  content_status: plan.status ?? ('PUBLISHED' as const),
  seq,
  created_at: scene.calendar.ago(house.plan.age - 4 - seq / 10),
  updated_at: scene.calendar.ago(house.plan.age / 4),
})

const intakeDays = {
  open: [
    [-230, -200],
    [-110, -80],
    [-14, 21],
    [75, 105],
  ],
  between: [
    [-260, -225],
    [-120, -85],
    [28, 60],
  ],
} as const

/** Each scheduled track has its own schedule, or shares that of another track. */
const makeSchedules = async (scene: Scene, lanes: readonly Lane[]): Promise<Map<Lane, number>> => {
  const owners = lanes.filter((lane) => lane.plan.schedule)
  const rows = await insertAll(
    scene.db,
    'stream_schedule',
    owners.map((lane) => ({ accelerator_id: lane.row.accelerator_id, created_at: lane.row.created_at })),
  )
  const schedules = new Map(owners.map((lane, i) => [lane, rows[i]!.id]))
  const followed = lanes.flatMap((lane) => {
    const { sharesWith } = lane.plan
    const owner = sharesWith ? owners.find(({ plan }) => plan.link === sharesWith) : lane
    const id = owner && schedules.get(owner)
    return id === undefined ? [] : [{ track: lane.row.id, id }]
  })
  await sql`update track t set stream_schedule_id = f.id
    from jsonb_to_recordset(${JSON.stringify(followed)}::jsonb) as f (track bigint, id bigint)
    where t.id = f.track`.execute(scene.db)
  return schedules
}

const makeIntakes = async (scene: Scene, lanes: readonly Lane[]): Promise<void> => {
  const schedules = await makeSchedules(scene, lanes)
  const planned = lanes.flatMap((lane) =>
    (lane.plan.schedule ? intakeDays[lane.plan.schedule] : []).map(([from, to], i) => ({
      lane,
      from,
      to,
      i,
    })),
  )
  const rows = await insertAll(
    scene.db,
    'stream',
    planned.map(({ lane, from, to, i }) => ({
      accelerator_id: lane.row.accelerator_id,
      stream_schedule_id: schedules.get(lane)!,
      name: words[lane.house.plan.locale].stream[i]!,
      period: `[${scene.calendar.day(from)},${scene.calendar.day(to)}]`,
      created_at: scene.calendar.ago(Math.max(20, -from + 20)),
    })),
  )
  planned.forEach(({ lane, from, to }, i) => lane.intakes.push({ row: rows[i]!, from, to }))
  for (const lane of lanes) {
    const shared = lanes.find(({ plan }) => plan.link === lane.plan.sharesWith)
    if (shared) lane.intakes = shared.intakes
  }
}

const pointColumns = (scene: Scene, { house, plan, strategy }: Lane, i: number) => {
  const key = plan.points[i]!
  const text = (house.plan.locale === 'ru' ? russianTrackpoints : englishTrackpoints)[key]
  return {
    name: text.name,
    description: text.description,
    expected_result: text.result,
    type: plan.investment && key === 'deal' ? ('INVEST' as const) : ('TASK' as const),
    performer: plan.investment
      ? key === 'plan'
        ? ('TRACKER' as const)
        : ('ACCELERATOR' as const)
      : ('TEAM' as const),
    strictly_accepted: strategy === 'STRICT' || i % 2 === 0,
    duration_days: text.days,
    report_type: key === 'plan' || key === 'profile' || key === 'pitch' ? reports[key] : null,
    content_status: plan.status === 'DRAFT' ? ('DRAFT' as const) : ('PUBLISHED' as const),
    seq: i + 1,
    created_at: scene.calendar.ago(house.plan.age - 5),
    updated_at: scene.calendar.ago(house.plan.age / 5),
  }
}

/** Origins of newer versions: the track, and each task that both have. */
const writeOrigins = async ({ db }: Scene, lanes: readonly Lane[]): Promise<void> => {
  for (const lane of lanes) {
    const origin = lanes.find(({ plan }) => plan.link === lane.plan.newerOf)
    if (!origin) continue
    await db
      .updateTable('track')
      .set({ copied_from_id: origin.row.id })
      .where('id', '=', lane.row.id)
      .execute()
    for (const [at, key] of lane.plan.points.entries()) {
      const copied = origin.points[origin.plan.points.indexOf(key)]
      if (!copied) continue
      await db
        .updateTable('trackpoint')
        .set({ copied_from_id: copied.id })
        .where('id', '=', lane.points[at]!.id)
        .execute()
    }
  }
}

const reports = {
  plan: 'OSTERWALDER_CANVAS',
  profile: 'PROJECT_PROFILE_IN_TASK_REPORT',
  pitch: 'SCORING_REPORT',
} as const

/** Creates programmes, tracks, their trackpoints and intakes. */
export const makeLanes = async (scene: Scene, houses: readonly DemoAccelerator[]): Promise<Lane[]> => {
  const programmes = await makeProgrammes(scene, houses)
  const planned = programmes.flatMap(({ house, plan, row }) =>
    plan.tracks.map((track, i) => ({ house, programme: row, strategy: plan.strategy, track, seq: i + 1 })),
  )
  const rows = await insertAll(
    scene.db,
    'track',
    planned.map(({ house, programme, track, seq }) =>
      trackRow(programme, columnsOf(scene, house, track, seq)),
    ),
  )
  const lanes = planned.map(({ house, strategy, track }, i): Lane => ({
    house,
    strategy,
    plan: track,
    row: rows[i]!,
    points: [],
    intakes: [],
  }))
  const points = lanes.flatMap((lane) => lane.plan.points.map((_, i) => ({ lane, i })))
  const made = await insertAll(
    scene.db,
    'trackpoint',
    points.map(({ lane, i }) => trackpointRow(lane.row, pointColumns(scene, lane, i))),
  )
  points.forEach(({ lane }, i) => lane.points.push(made[i]!))
  await writeOrigins(scene, lanes)
  await makeIntakes(scene, lanes)
  return lanes
}
