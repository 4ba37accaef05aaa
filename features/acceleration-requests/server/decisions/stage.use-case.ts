import { sql } from 'kysely'
import { checkValues } from '#features/dictionaries'
import { personOf } from '#platform/domain/actor.ts'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { stageDecisions, unstageDecisions } from '../../contract/decision.endpoints.ts'
import { decisionsPolicy } from '../../domain/decision.policy.ts'
import { planAsSeen, type PlannedRequest } from './plan.ts'

const idsOf = (requests: readonly PlannedRequest[]): number[] => requests.map(({ id }) => id)

/** Records changes of staged decisions per application: under a separate audit subject, which no team's history includes. */
const auditStaging = ({ db, actor }: SignedIn, acceleratorId: number, ids: number[], to: string | null) => {
  const person = personOf(actor)
  return sql`
    insert into audit_entry (accelerator_id, subject, subject_id, action, to_state, actor_uid, acting_uid)
    select ${acceleratorId}, 'staged_decision', id::text, ${to === null ? 'unstage' : 'stage'}, ${to}, ${person?.uid ?? null},
      ${person?.impersonatedBy ?? null}
    from unnest(${ids}::bigint[]) as id`.execute(db)
}

/** Stages a decision for the chosen applications, replacing earlier ones; the team is not notified. */
export const stageDecisionsUseCase = useCase({
  endpoint: stageDecisions,
  load: chosenAccelerator,
  authorize: decisionsPolicy.manage,
  run: async (ctx, { query: chosen, body }, { acceleratorId }) => {
    const { decision, fingerprint, ...words } = body
    await checkValues(ctx.db, 'REJECTION_REASONS', words.reasonIds, 'reasonIds')
    const ids = idsOf(await planAsSeen(ctx, acceleratorId, chosen, { kind: decision, fingerprint }))
    await sql`
      insert into staged_decision (request_id, accelerator_id, decision, words, staged_by, staged_at)
      select r.id, r.accelerator_id, ${decision}, ${JSON.stringify(words)}::jsonb, ${ctx.actor.uid}, ${ctx.now}
      from acceleration_request r where r.id = any(${ids})
      on conflict (request_id) do update set decision = excluded.decision, words = excluded.words,
        staged_by = excluded.staged_by, staged_at = excluded.staged_at, version = staged_decision.version + 1`.execute(
      ctx.db,
    )
    await auditStaging(ctx, acceleratorId, ids, decision)
    return { count: ids.length }
  },
})

/** Withdraws staged decisions; the applications await a decision as before. */
export const unstageDecisionsUseCase = useCase({
  endpoint: unstageDecisions,
  load: chosenAccelerator,
  authorize: decisionsPolicy.manage,
  run: async (ctx, { query: chosen, body: { fingerprint } }, { acceleratorId }) => {
    const seen = { kind: 'RELEASE', fingerprint, anyway: true } as const
    const ids = idsOf(await planAsSeen(ctx, acceleratorId, chosen, seen))
    await sql`delete from staged_decision where request_id = any(${ids})`.execute(ctx.db)
    await auditStaging(ctx, acceleratorId, ids, null)
    return { count: ids.length }
  },
})
