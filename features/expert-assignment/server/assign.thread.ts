import { serveThread } from '#platform/server/threads/serve-thread.ts'
import { planOf, pose, type AssignmentFacts, type AssignmentPlan } from '../domain/assignment.rules.ts'
import { solve } from './solve.ts'

/** Computes a plan. Comparing all tasks with all experts takes as long as solving, so both run in the worker thread. */
const assign = async (facts: AssignmentFacts): Promise<AssignmentPlan> => {
  const posed = pose(facts)
  return planOf(facts, posed, await solve(posed.problem))
}

// Entry file of the worker thread, so that planning does not block other requests.
serveThread(assign)
