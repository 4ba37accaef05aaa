import type { Progress } from './plan-tasks.ts'
import type { Venture } from './projects.ts'
import { initiatorsProjects } from './projects.ts'
import type { Scene } from './scene.ts'
import type { Lane } from './tracks.ts'

/** A planned application: its date, its result, and the progress of the work. */
export type Application = {
  venture: Venture
  lane: Lane
  status: 'NEW' | 'ACCEPT' | 'REJECT' | 'CANCEL'
  /** Days since it was created, and since it was decided. */
  day: number
  decidedDay: number
  /** Set if the demo needs a certain progress. */
  progress?: Progress
  /** Set if the demo needs a certain tracker. */
  tracker?: 'trc'
  /** Decided by the demo's only run. */
  together?: boolean
}

const fieldwork = /сельск|пищ|био|ветер|рыбн|упаков|питани/i

const isOpen = ({ plan }: Lane): boolean =>
  plan.status === undefined && !plan.blocked && plan.schedule !== 'between'

const lanesFor = (lanes: readonly Lane[], venture: Venture): Lane[] =>
  lanes.filter(({ house, plan }) => {
    if (plan.weight === 0 || house.plan.locale !== venture.locale) return false
    const agrarian = fieldwork.test(venture.startup.industry)
    return house.plan.name === 'Агротех Волга' ? agrarian : true
  })

const pickLane = (scene: Scene, lanes: readonly Lane[]): Lane => {
  let rest = scene.chance.next() * lanes.reduce((sum, { plan }) => sum + plan.weight, 0)
  return lanes.find(({ plan }) => (rest -= plan.weight) < 0) ?? lanes[0]!
}

/** A day on which the project could have applied: after its creation, and inside an intake if the track has any. */
const applicationDay = (scene: Scene, lane: Lane, venture: Venture, recent: boolean): number | null => {
  const oldest = Math.min(venture.age - 1, lane.house.plan.age - 10)
  if (!lane.plan.schedule) {
    const earliest = lane.plan.status === 'ARCHIVE' || lane.plan.blocked ? 120 : 15
    if (recent) return scene.chance.next() * Math.min(14, oldest)
    return oldest <= earliest ? null : earliest + scene.chance.next() * (oldest - earliest)
  }
  const fitting = lane.intakes
    .map(({ from, to }) => ({ old: Math.min(-from - 0.5, oldest), young: Math.max(-to + 0.5, 0.05) }))
    .filter(({ old, young }) => old > young && young < 2 === recent)
  if (fitting.length === 0) return null
  const { old, young } = scene.chance.pick(fitting)
  return young + scene.chance.next() * (old - young)
}

const statusOf = (scene: Scene, lane: Lane, recent: boolean): Application['status'] => {
  if (lane.plan.acceptsAutomatically) return 'ACCEPT'
  const drawn = scene.chance.next()
  if (recent) return drawn < 0.72 ? 'NEW' : drawn < 0.86 ? 'ACCEPT' : drawn < 0.93 ? 'REJECT' : 'CANCEL'
  return drawn < 0.72 ? 'ACCEPT' : drawn < 0.9 ? 'REJECT' : 'CANCEL'
}

const applyOnce = (
  scene: Scene,
  lanes: readonly Lane[],
  venture: Venture,
  recent: boolean,
): Application | null => {
  const open = lanes.filter((lane) => !recent || isOpen(lane))
  if (open.length === 0) return null
  const lane = pickLane(scene, open)
  const day = applicationDay(scene, lane, venture, recent)
  if (day === null) return null
  const decidedDay = lane.plan.acceptsAutomatically ? day : day * (0.3 + 0.65 * scene.chance.next())
  return { venture, lane, status: statusOf(scene, lane, recent), day, decidedDay }
}

const byChance = (scene: Scene, lanes: readonly Lane[], venture: Venture): Application[] => {
  const fitting = lanesFor(lanes, venture)
  const tries = Array.from({ length: scene.chance.between(1, 3) }, () =>
    applyOnce(scene, fitting, venture, scene.chance.happens(0.25)),
  )
  const seen = new Set<Lane>()
  return tries.filter(
    (made): made is Application => made !== null && !seen.has(made.lane) && !!seen.add(made.lane),
  )
}

type ApplicationStory = readonly [
  project: number,
  link: string,
  status: Application['status'],
  day: number,
  progress?: Progress,
]

/** Applications of the initiator's own projects: every state of a request, and a returned task. */
const stories: readonly ApplicationStory[] = [
  [0, 'predposev', 'ACCEPT', 118, { accepted: 2, current: 'START' }],
  [0, 'pilot', 'NEW', 2],
  [0, 'eco', 'CANCEL', 160],
  [1, 'posev', 'REJECT', 96],
  [1, 'express', 'ACCEPT', 75, { accepted: 4, current: 'NOT_STARTED' }],
  [1, 'polya', 'NEW', 5],
  [1, 'pilot', 'ACCEPT', 44, { accepted: 1, current: 'DONE_CODE' }],
  [2, 'predposev', 'CANCEL', 64],
  [2, 'express', 'ACCEPT', 12, { accepted: 0, current: 'PROCESS_CODE' }],
  [2, 'student', 'REJECT', 190],
]

const initiators = (lanes: readonly Lane[], ventures: readonly Venture[]): Application[] =>
  stories.map(([project, link, status, day, progress]) => ({
    venture: ventures.find(({ startup }) => startup.name === initiatorsProjects[project])!,
    lane: lanes.find(({ plan }) => plan.link === link)!,
    status,
    day,
    decidedDay: link === 'express' ? day : day - 2,
    ...(progress ? { progress, tracker: 'trc' } : {}),
  }))

/** All applications of the demo, oldest first. */
export const planApplications = (
  scene: Scene,
  lanes: readonly Lane[],
  ventures: readonly Venture[],
): Application[] => {
  const own = new Set<string>(initiatorsProjects)
  return [
    ...initiators(lanes, ventures),
    ...ventures
      .filter(({ startup }) => !own.has(startup.name))
      .flatMap((venture) => byChance(scene, lanes, venture)),
  ].toSorted((a, b) => b.day - a.day)
}
