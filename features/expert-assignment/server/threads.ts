import { threadPool } from '#platform/server/threads/thread-pool.ts'
import type { AssignmentFacts, AssignmentPlan } from '../domain/assignment.rules.ts'

/** Built, the entry stands beside the program (`tools/build.mjs`). */
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

/** Plans in a thread, in the turn of whoever asks. Errors: `SERVICE_UNAVAILABLE` while too many others wait. */
export const planInThread = (by: string, facts: AssignmentFacts): Promise<AssignmentPlan> =>
  threads.run(by, facts)
