import { serveThread } from '#platform/server/threads/serve-thread.ts'
import { planOf, pose, type AssignmentFacts, type AssignmentPlan } from '../domain/assignment.rules.ts'
import { solve } from './solve.ts'

/** Plans who reviews what: comparing everybody with everything takes as long as solving it, so both are done in a thread. */
const assign = async (facts: AssignmentFacts): Promise<AssignmentPlan> => {
  const posed = pose(facts)
  return planOf(facts, posed, await solve(posed.problem))
}

// The entry of a thread that plans who reviews what while requests go on.
serveThread(assign)
