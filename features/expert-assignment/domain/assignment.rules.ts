import { conflictsOf, type Compared, type ProjectNearby } from '../../expertise/domain/conflict.rules.ts'
import { readinessOf, roomOf, type ExpertTime } from '../../expertise/domain/readiness.rules.ts'
import { fitOf, pointsOf, type ExpertFacts, type FitReason } from './fit.rules.ts'
import type { AssignmentProblem, AssignmentSolution } from './problem.ts'

/** A task and an expert. */
export type Pair = { taskId: number; expertUid: string }

/** A task in review, as input of the plan. */
export type PlannedTask = {
  id: number
  projectId: number
  /** Whether the caller is a member of the project. */
  own: boolean
  /** Number of finished and ordered reviews. */
  reviews: number
  /** Experts who ever had a job for this task, whatever the outcome. */
  had: readonly string[]
  /** Experts who reviewed the project before. */
  seenBy: readonly string[]
}

/** An expert, as input of the plan. */
export type PlannedExpert = Compared &
  Omit<ExpertFacts, 'partlyAbsent'> & {
    /** Open jobs plus those of the last weeks. */
    load: number
    /** Languages of reviews; empty means any. */
    languages: readonly string[]
    time: ExpertTime
  }

/** Complete input of a plan, which is deterministic. */
export type AssignmentFacts = {
  tasks: readonly PlannedTask[]
  experts: readonly PlannedExpert[]
  projects: readonly { id: number; nearby: ProjectNearby }[]
  /** Number of reviews that each task should have. */
  reviews: number
  language: string | null
  keep: readonly Pair[]
  ruledOut: readonly Pair[]
}

/** Reasons why an expert cannot review a task, by priority: the first one that applies is reported. */
export const barriers = [
  'OWN_PROJECT',
  'HAD_TASK',
  'CONFLICT',
  'ABSENT',
  'LANGUAGE',
  'FULL',
  'RULED_OUT',
  /** There is no obstacle, but the expert's capacity is used for other tasks. */
  'TAKEN',
] as const

export type Barrier = (typeof barriers)[number]

/** Reasons that apply even to pairs fixed by hand. */
const firm = new Set<Barrier>(['OWN_PROJECT', 'HAD_TASK', 'CONFLICT', 'ABSENT'])

/** A planned pair with the reasons for it, and the expert's load without and with the whole plan. */
export type PlannedPair = Pair & { kept: boolean; reasons: FitReason[]; before: number; after: number }

export type AssignmentPlan = {
  pairs: PlannedPair[]
  /** Tasks with too few reviews: number of missing reviews, and number of experts ruled out by reason. */
  unstaffed: { taskId: number; missing: number; barriers: { barrier: Barrier; experts: number }[] }[]
  loads: { expertUid: string; before: number; after: number }[]
  /** Fixed pairs that are no longer possible. */
  lost: (Pair & { barrier: Barrier })[]
}

const keyOf = ({ taskId, expertUid }: Pair): string => `${taskId} ${expertUid}`

type Candidate = { task: number; expert: number; locked: boolean; reasons: FitReason[] }

/** The optimization problem, with the reasons for pairs that are not part of it. */
export type Posed = {
  problem: AssignmentProblem
  candidates: Candidate[]
  /** For each task, number of experts ruled out by reason. */
  barred: Map<Barrier, number>[]
  lost: AssignmentPlan['lost']
}

/** Builds the optimization problem: possible pairs with a score, and the reasons why other pairs are impossible. */
export const pose = (facts: AssignmentFacts): Posed => {
  const { tasks, experts, language } = facts
  const nearby = new Map(facts.projects.map(({ id, nearby: around }) => [id, around]))
  const fixedPairs = new Set(facts.keep.map(keyOf))
  const ruledOut = new Set(facts.ruledOut.map(keyOf))
  const rooms = experts.map(({ time }) => roomOf(time))
  const absences = experts.map(({ time }) => readinessOf(time, 0).absence)
  const barrierOf = (task: PlannedTask, at: number): Barrier | null => {
    const expert = experts[at]!
    const project = nearby.get(task.projectId)
    if (task.own) return 'OWN_PROJECT'
    if (task.had.includes(expert.uid)) return 'HAD_TASK'
    if (absences[at] === 'WHOLE') return 'ABSENT'
    if (!project || conflictsOf(project, expert).length > 0) return 'CONFLICT'
    if (fixedPairs.has(keyOf({ taskId: task.id, expertUid: expert.uid }))) return null
    if (language !== null && expert.languages.length > 0 && !expert.languages.includes(language))
      return 'LANGUAGE'
    if (rooms[at] === 0) return 'FULL'
    return ruledOut.has(keyOf({ taskId: task.id, expertUid: expert.uid })) ? 'RULED_OUT' : null
  }
  const candidates: Candidate[] = []
  const barred = tasks.map(() => new Map<Barrier, number>())
  const lost: AssignmentPlan['lost'] = []
  tasks.forEach((task, at) =>
    experts.forEach((expert, of) => {
      const pair = { taskId: task.id, expertUid: expert.uid }
      const barrier = barrierOf(task, of)
      if (barrier === null) {
        const reasons = fitOf(
          { ...expert, partlyAbsent: absences[of] === 'PART' },
          task.seenBy.includes(expert.uid),
        )
        candidates.push({ task: at, expert: of, locked: fixedPairs.has(keyOf(pair)), reasons })
        return
      }
      barred[at]!.set(barrier, (barred[at]!.get(barrier) ?? 0) + 1)
      if (firm.has(barrier) && fixedPairs.has(keyOf(pair))) lost.push({ ...pair, barrier })
    }),
  )
  return {
    problem: {
      needs: tasks.map(({ reviews }) => Math.max(0, facts.reviews - reviews)),
      experts: experts.map(({ load }, at) => ({ load, room: rooms[at] ?? tasks.length })),
      pairs: candidates.map(({ task, expert, locked, reasons }) => ({
        task,
        expert,
        locked,
        fit: pointsOf(reasons),
      })),
    },
    candidates,
    barred,
    lost,
  }
}

/** Converts the solution to a plan: pairs with reasons, tasks with too few reviews, and resulting loads. */
export const planOf = (
  { tasks, experts }: AssignmentFacts,
  { candidates, barred, lost }: Posed,
  { chosen, short }: AssignmentSolution,
): AssignmentPlan => {
  const picks = chosen.map((at) => candidates[at]!)
  const after = experts.map(({ load }) => load)
  const offered = tasks.map(() => 0)
  for (const { expert } of picks) after[expert]! += 1
  for (const { task } of candidates) offered[task]! += 1
  for (const { task } of picks) offered[task]! -= 1
  return {
    pairs: picks.map(({ task, expert, locked, reasons }) => ({
      taskId: tasks[task]!.id,
      expertUid: experts[expert]!.uid,
      kept: locked,
      reasons,
      before: experts[expert]!.load,
      after: after[expert]!,
    })),
    unstaffed: tasks.flatMap(({ id }, at) => {
      const missing = short[at]!
      if (missing === 0) return []
      const counted = new Map(barred[at]).set('TAKEN', offered[at]!)
      return {
        taskId: id,
        missing,
        barriers: barriers
          .map((barrier) => ({ barrier, experts: counted.get(barrier) ?? 0 }))
          .filter((one) => one.experts > 0),
      }
    }),
    loads: experts.map(({ uid, load }, at) => ({ expertUid: uid, before: load, after: after[at]! })),
    lost,
  }
}
