import { sql } from 'kysely'
import { z } from 'zod'
import { actorNow } from '#features/identity'
import { systemFor, type Person } from '#platform/domain/actor.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { job } from '#platform/server/jobs/job.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { transition } from '#platform/server/transition.ts'
import { accelerationRequests } from '../../domain/acceleration-request.machine.ts'
import { decisionRunMachine } from '../../domain/decision-run.machine.ts'
import { actionOfDecision, type Decision, type DecisionWords } from '../../domain/decision.rules.ts'
import {
  lockAccelerationRequest,
  type AccelerationRequestSubject,
} from '../acceleration-request.repository.ts'
import { decide } from '../decide.ts'
import { decideJob } from './job-name.ts'
import { findRun, type RunSubject } from './run.repository.ts'

type Item = {
  place: number
  requestId: number | null
  /** The track that the person saw; null for items older than this column. */
  trackId: number | null
  decision: Decision
  words: DecisionWords
  stagedVersion: number | null
  stagedBy: string | null
  /** The current version of the staging; null if deleted. */
  versionNow: number | null
}

/** Number of applications between two progress updates to the team's pages. */
const reportEvery = 20

/** The next application of a running run: stopping it waits for the current one. */
const nextItem = async (db: Db, runId: number): Promise<Item | undefined> => {
  const { rows } = await sql<Item>`
    select i.place, i.request_id as "requestId", i.track_id as "trackId", i.decision, i.words, i.staged_version as "stagedVersion",
      i.staged_by as "stagedBy", s.version as "versionNow"
    from (select id from decision_run where id = ${runId} and status = 'RUNNING' for share) r
      join decision_run_item i on i.run_id = r.id left join staged_decision s on s.request_id = i.request_id
    where i.step = 'WAITING' order by i.place limit 1 for update of i`.execute(db)
  return rows[0]
}

const note = (db: Db, runId: number, place: number, refused: string | null) =>
  sql`update decision_run_item set step = ${refused === null ? 'DONE' : 'REFUSED'}, refused = ${refused}
    where run_id = ${runId} and place = ${place}`.execute(db)

/** Decides on one application by the rules for one. Errors: those of the machine, `NOT_FOUND`, `ACCESS_DENIED`. */
const decideItem = async (
  ctx: { db: Db; actor: Person; now: Date },
  runId: number,
  { requestId, trackId, decision, words, stagedVersion, stagedBy, versionNow }: Item,
): Promise<AccelerationRequestSubject> => {
  const request = requestId === null ? undefined : await lockAccelerationRequest(ctx.db, requestId)
  if (!request) throw new ProductError('NOT_FOUND')
  if (!accelerationRequests.decide.allows(ctx.actor, request)) throw new ProductError('ACCESS_DENIED')
  if (trackId !== null && trackId !== request.trackId) throw new ProductError('STATE_CHANGED')
  if (stagedVersion !== null && stagedVersion !== versionNow) throw new ProductError('STATE_CHANGED')
  await decide(ctx, request, actionOfDecision[decision], { words, origin: { runId, stagedBy } })
  return request
}

/** A refusal is recorded in a separate transaction: nothing of the refused decision remains. */
const refuse = (db: Db, runId: number, place: number, code: string) =>
  db.transaction().execute(async (tx) => {
    await sql`update decision_run_item set step = 'REFUSED', refused = ${code}
      where run_id = ${runId} and place = ${place} and step = 'WAITING'`.execute(tx)
  })

/**
 * One application, with its decision and result committed together; false if none is left. The person who started the run
 * decides with their current rights: if they lose them meanwhile, the remaining applications are refused.
 */
const step = async (db: Db, run: RunSubject): Promise<boolean> => {
  let at: number | null = null
  try {
    return await db.transaction().execute(async (tx) => {
      const [item, actor] = await Promise.all([nextItem(tx, run.id), actorNow(tx, run.createdByUid)])
      if (!item) return false
      at = item.place
      const { leaderUid, memberUids } = await decideItem({ db: tx, actor, now: new Date() }, run.id, item)
      await note(tx, run.id, item.place, null)
      const people = [...memberUids, ...(leaderUid ? [leaderUid] : [])]
      await announceChanges(tx, ['accelerationRequest', 'participation', 'task'], { people })
      if (item.place % reportEvery === 0)
        await announceChanges(tx, ['decision', 'accelerationRequest'], { accelerators: [run.acceleratorId] })
      return true
    })
  } catch (error) {
    if (!(error instanceof ProductError) || at === null) throw error
    await refuse(db, run.id, at, error.code)
    return true
  }
}

const finish = (db: Db, { id, acceleratorId, createdByUid }: RunSubject): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const now = await findRun(tx, id)
    // Stopped by a person, which has already ended it.
    if (now?.status !== 'RUNNING') return
    await transition({ db: tx, actor: systemFor(createdByUid) }, decisionRunMachine, 'finish', {
      id,
      acceleratorId,
      facts: async () => ({ acceleratorId }),
      set: { finished_at: sql`now()` },
    })
    await announceChanges(tx, ['decision', 'accelerationRequest', 'participation', 'task'], {
      accelerators: [acceleratorId],
    })
  })

/** Decides on the applications of a run one by one; a killed job continues with the next one. */
export const decideOnManyJob = job({
  name: decideJob,
  lane: 'bulk',
  seconds: 7200,
  payload: z.object({ runId: z.int() }),
  run: async ({ db, signal }, { runId }) => {
    const run = await findRun(db, runId)
    if (run?.status !== 'RUNNING') return
    while (await step(db, run)) signal.throwIfAborted()
    await finish(db, run)
  },
})
