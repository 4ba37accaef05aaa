import { sql } from 'kysely'
import { checkValues } from '#features/dictionaries'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { lockSubject, transition } from '#platform/server/transition.ts'
import { cancelDecisionRun, decideOnMany, releaseDecisions } from '../../contract/decision.endpoints.ts'
import { decisionRunMachine } from '../../domain/decision-run.machine.ts'
import { decisionsPolicy } from '../../domain/decision.policy.ts'
import { runLimit, type DecisionWords, type RunKind } from '../../domain/decision.rules.ts'
import { decideJob } from './job-name.ts'
import { planAsSeen, type PlannedRequest } from './plan.ts'
import { findRun, readRun } from './run.repository.ts'

/** Records what is to be decided, as the person saw it, and enqueues the job. */
const begin = async (
  ctx: SignedIn,
  acceleratorId: number,
  planned: readonly PlannedRequest[],
  { kind, words }: { kind: RunKind; words: DecisionWords | null },
) => {
  await countHit(ctx.db, `decision-runs:${ctx.actor.uid}`, runLimit)
  const ids = planned.map(({ id }) => id)
  const { id } = await ctx.db
    .insertInto('decision_run')
    .values({ accelerator_id: acceleratorId, kind, total: ids.length, created_by: ctx.actor.uid })
    .returning('id')
    .executeTakeFirstOrThrow()
  // A decision for all ignores staged ones; a released one is as read under the lock.
  const written = await sql`
    insert into decision_run_item (run_id, place, request_id, project_id, project_name, track_id, track_name, decision, words, staged_version, staged_by)
    select ${id}, row_number() over (order by r.created_at, r.id), r.id, r.project_id, r.project_name, r.track_id, t.name,
      ${words ? sql`${kind}` : sql`s.decision`}, ${words ? sql`${JSON.stringify(words)}::jsonb` : sql`s.words`},
      ${words ? sql`null::int` : sql`s.version`}, s.staged_by
    from acceleration_request r join track t on t.id = r.track_id left join staged_decision s on s.request_id = r.id
    where r.id = any(${ids})
    on conflict do nothing`.execute(ctx.db)
  // Another run already has some of them and decides on these.
  if (Number(written.numAffectedRows ?? 0) !== ids.length) throw new ProductError('PLAN_CHANGED')
  await audit(ctx, {
    acceleratorId,
    subject: 'decision_run',
    subjectId: id,
    action: kind.toLowerCase() as AuditAction,
    to: 'RUNNING',
    details: { total: ids.length },
  })
  await enqueue(ctx.db, decideJob, { runId: id }, { key: `${decideJob}:${id}`, queue: decideJob })
  return id
}

/** One decision for all chosen applications. */
export const decideOnManyUseCase = useCase({
  endpoint: decideOnMany,
  load: chosenAccelerator,
  authorize: decisionsPolicy.manage,
  run: async (ctx, { query: chosen, body: { decision, fingerprint, ...words } }, { acceleratorId }) => {
    await checkValues(ctx.db, 'REJECTION_REASONS', words.reasonIds, 'reasonIds')
    const planned = await planAsSeen(ctx, acceleratorId, chosen, { kind: decision, fingerprint })
    const id = await begin(ctx, acceleratorId, planned, { kind: decision, words })
    return (after) => readRun(after, id)
  },
})

/** The staged decision for each chosen application. */
export const releaseDecisionsUseCase = useCase({
  endpoint: releaseDecisions,
  load: chosenAccelerator,
  authorize: decisionsPolicy.manage,
  run: async (ctx, { query: chosen, body: { fingerprint } }, { acceleratorId }) => {
    const planned = await planAsSeen(ctx, acceleratorId, chosen, { kind: 'RELEASE', fingerprint })
    const id = await begin(ctx, acceleratorId, planned, { kind: 'RELEASE', words: null })
    return (after) => readRun(after, id)
  },
})

/** Stops a run after the current application: the rest is unchanged. */
export const cancelDecisionRunUseCase = useCase({
  endpoint: cancelDecisionRun,
  load: (ctx, { body }) =>
    lockSubject(ctx.db, decisionRunMachine, body.runId, () => findRun(ctx.db, body.runId)),
  authorize: decisionsPolicy.manage,
  run: async (ctx, _input, run) => {
    await transition(ctx, decisionRunMachine, 'cancel', {
      id: run.id,
      acceleratorId: run.acceleratorId,
      facts: run,
      set: { finished_at: ctx.now.toISOString() },
    })
    await sql`update decision_run_item set step = 'LEFT' where run_id = ${run.id} and step = 'WAITING'`.execute(
      ctx.db,
    )
    return (after) => readRun(after, run.id)
  },
})
