import { z } from 'zod'
import { passOn, raiseUntaken } from '#features/expertise'
import type { Person } from '#platform/domain/actor.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { job, type JobContext } from '#platform/server/jobs/job.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import type { ReviewLanguage } from '../../../expertise/domain/experts.ts'
import { assignmentLimits } from '../../domain/limits.ts'
import { readFacts } from '../read-facts.ts'
import { planInThread } from '../threads.ts'
import { orderer, plannedTogether, readUntaken, type Untaken } from './untaken.ts'

/** Chooses an expert for each order in the same way as a plan. */
const chooseExperts = async (
  db: Db,
  actor: Person,
  group: readonly Untaken[],
): Promise<Map<number, string>> => {
  const { acceleratorId, dueOn, competencyId, language } = group[0]!
  const lacking = new Map<number, number>()
  for (const { taskId } of group) lacking.set(taskId, (lacking.get(taskId) ?? 0) + 1)
  const planInput = {
    taskIds: [...lacking.keys()],
    programmeId: null,
    trackId: null,
    reviews: Math.max(...lacking.values()),
    expertUids: [],
    dueOn,
    competencyId,
    language: language as ReviewLanguage | null,
    keep: [],
    ruledOut: [],
  }
  const { facts } = await readFacts({ db, actor }, acceleratorId, planInput, lacking)
  const { pairs } = await planInThread('reassign', facts)
  const free = [...group]
  return new Map(
    pairs.flatMap(({ taskId, expertUid }) => {
      const at = free.findIndex((one) => one.taskId === taskId)
      const [one] = at === -1 ? [] : free.splice(at, 1)
      return one ? [[one.id, expertUid] as const] : []
    }),
  )
}

type Reassigning = Pick<JobContext, 'db' | 'log'>

/** Logs an error of one item and continues with the others; the next hourly run tries the item again. */
const apart = async ({ log }: Reassigning, about: Record<string, number>, run: () => Promise<void>) => {
  try {
    await run()
  } catch (error) {
    log.error({ err: error, ...about }, 'an untaken review could not be passed on')
  }
}

const leaveUntaken = (db: Db, actor: Person, { id }: Untaken): Promise<void> =>
  db.transaction().execute((tx) => raiseUntaken({ db: tx, actor, now: new Date() }, id))

/** Reassigns one order in its own transaction. If the rules refuse it, this is reported as if nobody was available. */
const pass = async (db: Db, actor: Person, one: Untaken, expertUid: string | undefined): Promise<void> => {
  if (expertUid === undefined) return leaveUntaken(db, actor, one)
  try {
    await db.transaction().execute(async (tx) => {
      if (await passOn({ db: tx, actor, now: new Date() }, one.id, expertUid))
        await announceChanges(tx, ['expertJob', 'task'], { accelerators: [one.acceleratorId] })
    })
  } catch (error) {
    if (!(error instanceof ProductError)) throw error
    await leaveUntaken(db, actor, one)
  }
}

const passGroup = async (ctx: Reassigning, group: readonly Untaken[]): Promise<void> => {
  const actor = await orderer(ctx.db, group[0]!)
  if (!actor) return
  const some = group.slice(0, assignmentLimits.tasks)
  const chosen = await chooseExperts(ctx.db, actor, some)
  for (const one of some)
    await apart(ctx, { jobId: one.id }, () => pass(ctx.db, actor, one, chosen.get(one.id)))
}

/**
 * Reassigns orders that were not accepted within the accelerator's time limit, on the same terms. If nobody is
 * available, the client is notified once and the order remains. Each order is locked, so that concurrent workers do not
 * reassign it twice.
 */
export const reassignUntaken = job({
  name: 'reassign-untaken-reviews',
  cron: '41 * * * *',
  seconds: 600,
  payload: z.unknown(),
  run: async ({ db, log, signal }) => {
    for (const group of plannedTogether(await readUntaken(db))) {
      signal.throwIfAborted()
      const { acceleratorId } = group[0]!
      await apart({ db, log }, { acceleratorId }, () => passGroup({ db, log }, group))
    }
  },
})
