import { conflictsOf, type Compared, type ProjectNearby } from '../../expertise/domain/conflict.rules.ts'
import { readinessOf, roomOf, type ExpertTime } from '../../expertise/domain/readiness.rules.ts'
import { fitOf, pointsOf, type ExpertFacts, type FitReason } from './fit.rules.ts'
import type { AssignmentProblem, AssignmentSolution } from './problem.ts'

/** A task and an expert. */
export type Pair = { taskId: number; expertUid: string }

/** A task in review as the plan sees it. */
export type PlannedTask = {
  id: number
  projectId: number
  /** Whoever plans is of the project's team. */
  own: boolean
  /** Reviews that are there or on their way. */
  reviews: number
  /** Experts who had the task, whatever came of it. */
  had: readonly string[]
  /** Experts who reviewed the project. */
  seenBy: readonly string[]
}

/** An expert as the plan sees them. */
export type PlannedExpert = Compared &
  Omit<ExpertFacts, 'partlyAbsent'> & {
    /** Jobs that are open, and those of the last weeks. */
    load: number
    /** Languages of reviews; none: any. */
    languages: readonly string[]
    time: ExpertTime
  }

/** All that a plan depends on: the same comes to the same plan. */
export type AssignmentFacts = {
  tasks: readonly PlannedTask[]
  experts: readonly PlannedExpert[]
  projects: readonly { id: number; nearby: ProjectNearby }[]
  /** Reviews that each task shall have. */
  reviews: number
  language: string | null
  keep: readonly Pair[]
  ruledOut: readonly Pair[]
}

/** Why an expert can't review a task, what stands whoever wishes it first. */
export const barriers = [
  'OWN_PROJECT',
  'HAD_TASK',
  'CONFLICT',
  'ABSENT',
  'LANGUAGE',
  'FULL',
  'RULED_OUT',
  /** Nothing stands in the way but that the room goes to other tasks. */
  'TAKEN',
] as const

export type Barrier = (typeof barriers)[number]

/** Barriers that stand although somebody keeps the pair. */
const firm = new Set<Barrier>(['OWN_PROJECT', 'HAD_TASK', 'CONFLICT', 'ABSENT'])

/** Who reviews what, with what speaks for it; loads before the plan and with all of it. */
export type PlannedPair = Pair & { kept: boolean; reasons: FitReason[]; before: number; after: number }

export type AssignmentPlan = {
  pairs: PlannedPair[]
  /** Tasks that go without reviews: how many, and how many experts can't for which reason. */
  unstaffed: { taskId: number; missing: number; barriers: { barrier: Barrier; experts: number }[] }[]
  loads: { expertUid: string; before: number; after: number }[]
  /** Pairs that were to be kept and can't be any more. */
  lost: (Pair & { barrier: Barrier })[]
}

const keyOf = ({ taskId, expertUid }: Pair): string => `${taskId} ${expertUid}`

type Candidate = { task: number; expert: number; locked: boolean; reasons: FitReason[] }

/** What is solved, and what it says of the pairs that are not. */
export type Posed = {
  problem: AssignmentProblem
  candidates: Candidate[]
  /** Of each task how many experts can't for which reason. */
  barred: Map<Barrier, number>[]
  lost: AssignmentPlan['lost']
}

/** Poses the problem: each pair that can be is told apart by its fit, of the others it is known why not. */
export const pose = (facts: AssignmentFacts): Posed => {
  const { tasks, experts, language } = facts
  const nearby = new Map(facts.projects.map(({ id, nearby: around }) => [id, around]))
  const kept = new Set(facts.keep.map(keyOf))
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
    if (kept.has(keyOf({ taskId: task.id, expertUid: expert.uid }))) return null
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
        candidates.push({ task: at, expert: of, locked: kept.has(keyOf(pair)), reasons })
        return
      }
      barred[at]!.set(barrier, (barred[at]!.get(barrier) ?? 0) + 1)
      if (firm.has(barrier) && kept.has(keyOf(pair))) lost.push({ ...pair, barrier })
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

/** What the solution says in words: who reviews what and why, who can't be found, and what becomes of the loads. */
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
