import type { z } from 'zod'
import { portalPolicy } from '#platform/domain/policy.ts'
import { invalid, notFound, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { countAsking } from '#platform/server/count-asking.ts'
import { raise } from '#platform/server/events/raise.ts'
import { nothing, useCase, type Handler } from '#platform/server/handler.ts'
import { transition } from '#platform/server/transition.ts'
import { askErasure, withdrawErasure } from '../contract/own-data.endpoints.ts'
import type { ownErasure } from '../contract/profile.schemas.ts'
import { erasureRequestMachine, erasureRequests } from '../domain/erasure-request.machine.ts'
import type { PeopleEvent } from '../domain/states.ts'
import { findErasure, readObstacles, refuseObstacles } from './erasure.repository.ts'
import { lockProfile, ownUid } from './profile.repository.ts'
import { readProfile } from './read-profile.ts'
import type { PeopleSettings } from './settings.ts'

const readOwn = async (ctx: SignedIn): Promise<z.output<typeof ownErasure>> => {
  const erasure = (await readProfile(ctx, ownUid(ctx)))?.erasure
  if (!erasure) throw notFound()
  return erasure
}

const ask = async (ctx: SignedIn, comment: string): Promise<z.output<typeof ownErasure>> => {
  const uid = ownUid(ctx)
  await countAsking(ctx)
  // Serialized: a second request waits here and finds the first.
  await lockProfile(ctx.db, uid)
  refuseObstacles(await readObstacles(ctx.db, uid))
  const inserted = await ctx.db
    .insertInto('erasure_request')
    .values({ person_uid: uid, comment })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) throw new ProductError('ERASURE_REQUESTED')
  const { id } = inserted
  await audit(ctx, {
    acceleratorId: null,
    subject: 'erasure_request',
    subjectId: id,
    action: 'ask',
    to: 'ASKED',
  })
  await raise(ctx, 'ErasureAsked' satisfies PeopleEvent, { id, uid }, null)
  return readOwn(ctx)
}

/** Requests erasure. The sign-on service checks the password first, because it counts failures separately. */
export const askErasureUseCase = ({ accounts }: PeopleSettings): Handler =>
  useCase({
    endpoint: askErasure,
    load: nothing,
    authorize: portalPolicy.beThemselves,
    prepare: async (ctx, { body: { password } }) => {
      if (!(await accounts.checkPassword({ uid: ownUid(ctx), password })))
        throw invalid({ password: 'WRONG_PASSWORD' })
    },
    run: (ctx, { body: { comment } }) => ask(ctx, comment),
  })

/** Withdraws the caller's request. */
export const withdrawErasureUseCase = useCase({
  endpoint: withdrawErasure,
  load: (ctx, { body }) => findErasure(ctx.db, body.requestId),
  authorize: erasureRequests.withdraw,
  run: async (ctx, _input, { id, personUid }) => {
    await transition(ctx, erasureRequestMachine, 'withdraw', {
      id,
      acceleratorId: null,
      facts: async () => ({ personUid, obstacles: [] }),
      set: { decided_at: ctx.now.toISOString() },
      payload: { uid: personUid },
    })
    return readOwn(ctx)
  },
})
