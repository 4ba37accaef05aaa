import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import { transition, type Locked } from '#platform/server/transition.ts'
import { expertJobMachine } from '../domain/expert-job.machine.ts'
import type { ExpertJobMove } from '../domain/states.ts'
import type { ExpertJobSubject } from './expert-job.repository.ts'
import { noRequestedTerm } from './terms.ts'

type Moved = {
  /** The version that the caller saw; without one the current version moves. */
  version?: number
  comment?: string
  ahead?: () => Promise<void>
  details?: Record<string, unknown>
  /** Additional columns to set. */
  set?: Record<string, unknown>
  /** Additional payload of the event. */
  payload?: Record<string, unknown>
}

const columnsOf = (
  { actor, now }: Pick<SignedIn, 'actor' | 'now'>,
  move: ExpertJobMove,
  job: ExpertJobSubject,
  comment: string,
): Record<string, unknown> => {
  const at = now.toISOString()
  const ended = { rejected_at: at, reason: comment, ended_by: actor.uid }
  const columns: Record<ExpertJobMove, Record<string, unknown>> = {
    take: { taken_at: at },
    complete: { completed_at: at, ...noRequestedTerm },
    reject: ended,
    leave: ended,
    withdraw: { ...ended, withdrawn: true },
    correct: {
      completed_at: null,
      first_completed_at: sql`coalesce(first_completed_at, completed_at)`,
      corrections: job.corrections + 1,
      correction: comment,
    },
  }
  return columns[move]
}

/** Moves a locked job, with the columns of each move. */
export const moveJob = async (
  ctx: Pick<SignedIn, 'db' | 'actor' | 'now'>,
  job: Locked<ExpertJobSubject>,
  move: ExpertJobMove,
  { version, comment = '', ahead, details, set, payload = {} }: Moved,
): Promise<void> => {
  await transition(ctx, expertJobMachine, move, {
    id: job.id,
    acceleratorId: job.acceleratorId,
    facts: job,
    comment,
    ...(version === undefined ? {} : { expectedVersion: version }),
    ...(ahead ? { ahead } : {}),
    ...(details ? { details } : {}),
    set: { version: job.version + 1, ...columnsOf(ctx, move, job, comment), ...set },
    payload: { expertUid: job.expertUid, taskId: job.taskId, ...payload },
  })
}
