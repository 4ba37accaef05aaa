import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { countAsking } from '#platform/server/count-asking.ts'
import { raise } from '#platform/server/events/raise.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { transition, type Locked } from '#platform/server/transition.ts'
import * as contract from '../contract/proposal.endpoints.ts'
import { proposalMachine, technologyProposals } from '../domain/proposal.machine.ts'
import { maxWaiting, type ProposalEvent, type ProposalMove } from '../domain/proposals.ts'
import { lockProposal, readProposal, type ProposalSubject } from './proposal.repository.ts'
import { touchCatalogue } from './technology.repository.ts'

export const proposeTechnologyUseCase = useCase({
  endpoint: contract.proposeTechnology,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx, { body }) => {
    await countAsking(ctx)
    // Locks the person first: within a single statement the count would not include rows committed while waiting.
    await sql`select from person where uid = ${ctx.actor.uid} for update`.execute(ctx.db)
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from technology_proposal
      where person_uid = ${ctx.actor.uid} and status = 'NEW'`.execute(ctx.db)
    if ((rows[0]?.waiting ?? 0) >= maxWaiting) throw new ProductError('PROPOSAL_LIMIT', { count: maxWaiting })
    const { id } = await ctx.db
      .insertInto('technology_proposal')
      .values({ ...body, person_uid: ctx.actor.uid })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(ctx, {
      acceleratorId: null,
      subject: 'technology_proposal',
      subjectId: id,
      action: 'propose',
      comment: body.name,
    })
    await raise(ctx, 'TechnologyProposed' satisfies ProposalEvent, { id }, null)
    return (after) => readProposal(after, id)
  },
})

const move = async (
  ctx: SignedIn,
  one: Locked<ProposalSubject>,
  action: ProposalMove,
  version: number,
  set: { reason?: string; technology_id?: number } = {},
) => {
  await transition(ctx, proposalMachine, action, {
    id: one.id,
    acceleratorId: null,
    facts: one,
    expectedVersion: version,
    set: {
      ...set,
      version: version + 1,
      ...(action === 'withdraw' ? {} : { decided_by: ctx.actor.uid, decided_at: ctx.now.toISOString() }),
    },
    ...(set.reason ? { comment: set.reason } : {}),
  })
  return (after: Context) => readProposal(after, one.id)
}

/** Creates a draft from the proposal, which administrators complete and publish. */
export const acceptTechnologyProposalUseCase = useCase({
  endpoint: contract.acceptTechnologyProposal,
  load: (ctx, { body }) => lockProposal(ctx, body.id),
  authorize: technologyProposals.decide,
  run: async (ctx, { body: { version, code, nameRu, nameEn } }, one) => {
    await touchCatalogue(ctx)
    const { rows } = await sql`select from technology where code = ${code}`.execute(ctx.db)
    if (rows.length > 0) throw invalid({ code: 'ALREADY_TAKEN' })
    const { id } = await ctx.db
      .insertInto('technology')
      .values({
        code,
        name_ru: nameRu,
        name_en: nameEn,
        purpose_ru: one.purpose,
        examples_ru: one.source,
        created_by: ctx.actor.uid,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return move(ctx, one, 'accept', version, { technology_id: id })
  },
})

export const declineTechnologyProposalUseCase = useCase({
  endpoint: contract.declineTechnologyProposal,
  load: (ctx, { body }) => lockProposal(ctx, body.id),
  authorize: technologyProposals.decide,
  run: (ctx, { body: { version, reason } }, one) => move(ctx, one, 'decline', version, { reason }),
})

export const withdrawTechnologyProposalUseCase = useCase({
  endpoint: contract.withdrawTechnologyProposal,
  load: (ctx, { body }) => lockProposal(ctx, body.id),
  authorize: technologyProposals.withdraw,
  run: (ctx, { body: { version } }, one) => move(ctx, one, 'withdraw', version),
})
