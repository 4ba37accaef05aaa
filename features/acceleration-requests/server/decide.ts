import { sql } from 'kysely'
import { createParticipation } from '#features/participations'
import { publishOnAcceptance } from '#features/showcases'
import type { SignedIn } from '#platform/server/context.ts'
import { sendAhead } from '#platform/server/database/pipelined-database.ts'
import { transition, type Locked } from '#platform/server/transition.ts'
import { accelerationRequestMachine } from '../domain/acceleration-request.machine.ts'
import type { DecisionWords } from '../domain/decision.rules.ts'
import type { AccelerationRequestAction } from '../domain/states.ts'
import type { AccelerationRequestSubject } from './acceleration-request.repository.ts'

/** The run of a decision, for the audit trail. */
type Origin = { runId: number; stagedBy: string | null }

/**
 * Changes an application's state in the caller's transaction, with texts for its team; deletes its staged decision in
 * any case. Errors: those of the machine.
 */
export const decide = async (
  ctx: Pick<SignedIn, 'db' | 'actor' | 'now'>,
  request: Locked<AccelerationRequestSubject>,
  action: AccelerationRequestAction,
  { words, origin }: { words?: Partial<DecisionWords>; origin?: Origin } = {},
): Promise<void> => {
  const { reasonIds = [], reason = '', advice = '' } = words ?? {}
  await transition(ctx, accelerationRequestMachine, action, {
    id: request.id,
    acceleratorId: request.acceleratorId,
    facts: request,
    comment: reason,
    // One update, which includes the position of its tasks.
    ...(action === 'accept' ? { ahead: () => createParticipation(ctx.db, request.id) } : {}),
    set: { reason, advice, decided_by: ctx.actor.uid, decided_at: ctx.now.toISOString() },
    ...(origin || reasonIds.length > 0 ? { details: { ...origin, reasonIds } } : {}),
  })
  if (reasonIds.length > 0)
    await sendAhead(
      ctx.db,
      sql`insert into acceleration_request_reason (request_id, reason_id)
        select ${request.id}, id from dictionary_value where id = any(${[...reasonIds]}::bigint[])`,
    )
  await sendAhead(ctx.db, sql`delete from staged_decision where request_id = ${request.id}`)
  if (action === 'accept') await publishOnAcceptance(ctx, request.id)
}
