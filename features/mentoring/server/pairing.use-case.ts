import { sql } from 'kysely'
import { personOf } from '#platform/domain/actor.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, Db, SignedIn } from '#platform/server/context.ts'
import { countAsking } from '#platform/server/count-asking.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { transition, type Locked } from '#platform/server/transition.ts'
import * as contract from '../contract/pairing.endpoints.ts'
import { pairingMachine, mentorSearch, pairings } from '../domain/pairing.machine.ts'
import type { PairingMove, PairingEvent } from '../domain/states.ts'
import { mentorOf } from './mentor-of.ts'
import {
  findPaired,
  lockPairing,
  isMentorIn,
  maxTeamsOf,
  readPairing,
  type PairingSubject,
} from './pairing.repository.ts'

/**
 * Errors: `MENTOR_FULL` when the mentor accompanies as many teams as their limit allows. Requests and answers of one mentor wait for each
 * other here, or two would take the last place.
 */
const requirePlace = async (db: Db, mentorId: number, acceleratorId: number): Promise<void> => {
  await sql`select from mentor where id = ${mentorId} for no key update`.execute(db)
  const { rows } = await sql<{ taken: number; most: number }>`
    select count(*)::int as taken, ${maxTeamsOf(sql`${mentorId}::bigint`, sql`${acceleratorId}::bigint`)} as most
    from project_mentor w where w.mentor_id = ${mentorId} and w.accelerator_id = ${acceleratorId}
      and w.status = 'AGREED'`.execute(db)
  if (rows[0]!.taken >= rows[0]!.most) throw new ProductError('MENTOR_FULL')
}

/** Asks a mentor of the accelerator; nobody mentors a project they work on. */
export const askProjectMentorUseCase = useCase({
  endpoint: contract.askProjectMentor,
  load: async (ctx, { body: { projectId, acceleratorId, mentorUid } }) => {
    const [paired, isMentor] = await Promise.all([
      findPaired(ctx.db, projectId, acceleratorId),
      isMentorIn(ctx.db, mentorUid, acceleratorId),
    ])
    return paired && isMentor && !paired.memberUids.includes(mentorUid)
      ? { ...paired, personUid: mentorUid }
      : undefined
  },
  authorize: mentorSearch.ask,
  run: async (ctx, { body: { mentorUid, message } }, { projectId, acceleratorId, memberUids }) => {
    await countAsking(ctx)
    const mentorId = await mentorOf(ctx.db, mentorUid)
    await requirePlace(ctx.db, mentorId, acceleratorId)
    const { id } = await ctx.db
      .insertInto('project_mentor')
      .values({
        project_id: projectId,
        mentor_id: mentorId,
        accelerator_id: acceleratorId,
        by_team: memberUids.includes(ctx.actor.uid),
        message,
        asked_by: ctx.actor.uid,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(ctx, { acceleratorId, subject: 'project_mentor', subjectId: id, action: 'ask' })
    await raise(ctx, 'MentorAsked' satisfies PairingEvent, { id }, acceleratorId)
    return (after: Context) => readPairing(after, id)
  },
})

const load = (ctx: Context, { body }: { body: { id: number } }) => lockPairing(ctx, body.id)

const move = async (ctx: SignedIn, one: Locked<PairingSubject>, action: PairingMove, reason = '') => {
  await transition(ctx, pairingMachine, action, {
    id: one.id,
    acceleratorId: one.acceleratorId,
    facts: one,
    comment: reason,
    set: { ...(reason === '' ? {} : { reason }), changed_at: ctx.now.toISOString() },
  })
  return (after: Context) => readPairing(after, one.id)
}

export const answerProjectMentorUseCase = useCase({
  endpoint: contract.answerProjectMentor,
  load,
  authorize: pairings.answer,
  run: async (ctx, { body }, one) => {
    if (!body.agrees) return move(ctx, one, 'decline', body.reason ?? '')
    if (one.status === 'ASKED')
      await requirePlace(ctx.db, await mentorOf(ctx.db, personOf(ctx.actor)!.uid), one.acceleratorId)
    return move(ctx, one, 'agree')
  },
})

export const withdrawProjectMentorUseCase = useCase({
  endpoint: contract.withdrawProjectMentor,
  load,
  authorize: pairings.withdraw,
  run: (ctx, _input, one) => move(ctx, one, 'withdraw'),
})

export const endProjectMentorUseCase = useCase({
  endpoint: contract.endProjectMentor,
  load,
  authorize: pairings.end,
  run: (ctx, { body: { reason } }, one) => move(ctx, one, 'end', reason),
})
