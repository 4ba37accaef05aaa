import { threadPool } from '#platform/server/threads/thread-pool.ts'
import type { AssignmentFacts, AssignmentPlan } from '../domain/assignment.rules.ts'

/** In the build, the entry file is next to the program (`tools/build.mjs`). */
const entry = new URL(
  import.meta.url.endsWith('.ts') ? './assign.thread.ts' : './assign-thread.js',
  import.meta.url,
)

const threads = threadPool<AssignmentFacts, AssignmentPlan>({
  entry,
  size: 1,
  waiting: 20,
  waitSeconds: 25,
  idleSeconds: 60,
  megabytes: 400,
  seconds: 30,
})

/**
 * Computes a plan in a worker thread; callers take turns. Errors: `SERVICE_UNAVAILABLE` if too many others are waiting.
 */
export const planInThread = (by: string, facts: AssignmentFacts): Promise<AssignmentPlan> =>
  threads.run(by, facts)
