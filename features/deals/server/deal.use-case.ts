import { sql } from 'kysely'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { transition, type Locked } from '#platform/server/transition.ts'
import * as contract from '../contract/deal.endpoints.ts'
import { dealMachine, dealOpenings, deals } from '../domain/deal.machine.ts'
import { maxDeals, openingsOfDay, type DealMove, type DealEvent } from '../domain/states.ts'
import { findDealOpening, findFirmId } from './deal-opening.ts'
import { lockDeal, madeBy, partiesOf, type DealSubject } from './deal.repository.ts'

const load = (ctx: Context, { body }: { body: { dealId: number } }) => lockDeal(ctx, body.dealId)

/** Declares interest; locks the person to count their deals. */
export const openDealUseCase = useCase({
  endpoint: contract.openDeal,
  load: (ctx, { body: { projectId } }) => findDealOpening(ctx, projectId),
  authorize: dealOpenings.open,
  concerns: ({ memberUids, firmUids }) => ({ memberUids, firmUids }),
  run: async (ctx, { body: { terms } }, { id: projectId }) => {
    const { uid } = ctx.actor
    await sql`select from person where uid = ${uid} for no key update`.execute(ctx.db)
    await countHit(ctx.db, `deals.open:${uid}`, openingsOfDay)
    const firmId = await findFirmId(ctx)
    const { rows } = await sql<{ going: number; ofProject: boolean }>`
      select count(*)::int as going, coalesce(bool_or(d.project_id = ${projectId}), false) as "ofProject"
      from deal d where d.status in ('INTEREST', 'OFFERED', 'TERMS') and ${madeBy(uid)}`.execute(ctx.db)
    if (rows[0]!.ofProject) throw new ProductError('DEAL_EXISTS')
    if (rows[0]!.going >= maxDeals) throw new ProductError('DEAL_LIMIT', { limit: maxDeals })
    const { id } = await ctx.db
      .insertInto('deal')
      .values({ project_id: projectId, investor_uid: uid, firm_id: firmId, terms })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(ctx, {
      acceleratorId: null,
      subject: 'deal',
      subjectId: id,
      action: 'open',
      to: 'INTEREST',
      details: { projectId },
    })
    await raise(ctx, 'DealOpened' satisfies DealEvent, { id }, null)
    return { id }
  },
})

const move = (
  ctx: SignedIn,
  deal: Locked<DealSubject>,
  action: DealMove,
  { version, comment = '', set }: { version: number; comment?: string; set: Record<string, unknown> },
) =>
  transition(ctx, dealMachine, action, {
    id: deal.id,
    acceleratorId: null,
    facts: deal,
    expectedVersion: version,
    comment,
    set: { version: version + 1, updated_at: ctx.now.toISOString(), ...set },
  })

type Proposed = { amount: string | null; currency: string | null; terms: string }

/** Forms preselect a currency, which says nothing without an amount. */
const proposedOf = ({ amount, currency, terms }: Proposed): Proposed => ({
  amount,
  currency: amount === null ? null : currency,
  terms,
})

export const offerDealUseCase = useCase({
  endpoint: contract.offerDeal,
  load,
  authorize: deals.move,
  concerns: partiesOf,
  run: async (ctx, { body: { version, amount, currency, terms } }, deal) => {
    await move(ctx, deal, 'offer', { version, set: proposedOf({ amount, currency, terms }) })
    return undefined
  },
})

export const termsOfDealUseCase = useCase({
  endpoint: contract.termsOfDeal,
  load,
  authorize: deals.move,
  concerns: partiesOf,
  run: async (ctx, { body: { version, amount, currency, terms } }, deal) => {
    await move(ctx, deal, 'terms', { version, set: proposedOf({ amount, currency, terms }) })
    return undefined
  },
})

/** Refuses an investment in the future. */
const checkDay = ({ now }: SignedIn, dealDay: string): void => {
  // The latest current date of any time zone, which is fourteen hours ahead.
  const latest = new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
  if (dealDay > latest) throw invalid({ dealDay: 'DATE_IN_FUTURE' })
}

export const investDealUseCase = useCase({
  endpoint: contract.investDeal,
  load,
  authorize: deals.move,
  concerns: partiesOf,
  run: async (ctx, { body: { version, amount, currency, dealDay, instrument, source } }, deal) => {
    checkDay(ctx, dealDay)
    await move(ctx, deal, 'invest', {
      version,
      set: { amount, currency, deal_day: dealDay, instrument, source },
    })
    return undefined
  },
})

export const passDealUseCase = useCase({
  endpoint: contract.passDeal,
  load,
  authorize: deals.move,
  concerns: partiesOf,
  run: async (ctx, { body: { version, reason, share } }, deal) => {
    // The reason is not written to the audit trail and the event, because more people can read them.
    await move(ctx, deal, 'pass', { version, set: { reason, reason_shared: share } })
    return undefined
  },
})

/** Corrects an investment; the audit trail records it. Errors: `STATE_CHANGED`. */
export const correctDealUseCase = useCase({
  endpoint: contract.correctDeal,
  load,
  authorize: deals.move,
  concerns: partiesOf,
  run: async (ctx, { body: { version, amount, currency, dealDay, instrument, source } }, deal) => {
    if (deal.status !== 'INVESTED' || deal.version !== version) throw new ProductError('STATE_CHANGED')
    checkDay(ctx, dealDay)
    await ctx.db
      .updateTable('deal')
      .set({
        amount,
        currency,
        deal_day: dealDay,
        instrument,
        source,
        // A corrected amount must be confirmed again.
        confirmed_by: null,
        confirmed_at: null,
        disputed_at: null,
        dispute: '',
        version: version + 1,
        updated_at: ctx.now.toISOString(),
      })
      .where('id', '=', deal.id)
      .execute()
    await audit(ctx, {
      acceleratorId: null,
      subject: 'deal',
      subjectId: deal.id,
      action: 'correct',
      details: { amount, currency, dealDay, instrument, source },
    })
    return undefined
  },
})

/** Confirms an investment: only then it counts, and the company's figures are visible. Errors: `STATE_CHANGED`. */
export const confirmDealUseCase = useCase({
  endpoint: contract.confirmDeal,
  load,
  authorize: deals.confirm,
  concerns: partiesOf,
  run: async (ctx, { body: { version } }, deal) => {
    if (deal.status !== 'INVESTED' || deal.confirmed || deal.version !== version)
      throw new ProductError('STATE_CHANGED')
    await ctx.db
      .updateTable('deal')
      .set({
        confirmed_by: ctx.actor.uid,
        confirmed_at: ctx.now.toISOString(),
        disputed_at: null,
        dispute: '',
        version: version + 1,
        updated_at: ctx.now.toISOString(),
      })
      .where('id', '=', deal.id)
      .execute()
    await audit(ctx, { acceleratorId: null, subject: 'deal', subjectId: deal.id, action: 'confirm' })
    return undefined
  },
})

/** Says that an investment is not so, which the investor reads with the reason. Errors: `STATE_CHANGED`. */
export const disputeDealUseCase = useCase({
  endpoint: contract.disputeDeal,
  load,
  authorize: deals.confirm,
  concerns: partiesOf,
  run: async (ctx, { body: { version, reason } }, deal) => {
    if (deal.status !== 'INVESTED' || deal.confirmed || deal.disputed || deal.version !== version)
      throw new ProductError('STATE_CHANGED')
    await ctx.db
      .updateTable('deal')
      .set({
        disputed_at: ctx.now.toISOString(),
        dispute: reason,
        version: version + 1,
        updated_at: ctx.now.toISOString(),
      })
      .where('id', '=', deal.id)
      .execute()
    // The reason is the two sides' own, so that neither the audit trail nor the event has it.
    await audit(ctx, { acceleratorId: null, subject: 'deal', subjectId: deal.id, action: 'dispute' })
    await raise(ctx, 'DealDisputed' satisfies DealEvent, { id: deal.id }, null)
    return undefined
  },
})
