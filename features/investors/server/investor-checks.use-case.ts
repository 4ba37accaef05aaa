import { sql } from 'kysely'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import * as contract from '../contract/investor-check.endpoints.ts'
import type { InvestorEvent } from '../domain/events.ts'
import { investorChecks } from '../domain/investor-check.policy.ts'
import { isInvestor } from './investor.sql.ts'

/** Loads an investor under a lock, so that of two concurrent decisions the second is refused. */
const lockInvestor = async ({ db }: Context, uid: string) => {
  const { rows } = await sql<{ uid: string }>`
    select p.uid from person p where p.uid = ${uid} and ${isInvestor} for no key update of p`.execute(db)
  return rows[0]
}

export const verifyInvestorUseCase = useCase({
  endpoint: contract.verifyInvestor,
  load: (ctx, { body: { personUid } }) => lockInvestor(ctx, personUid),
  authorize: investorChecks.decide,
  run: async (ctx, { body: { personUid, evidence, checkedDay } }) => {
    const latest = new Date(ctx.now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
    if (checkedDay > latest) throw invalid({ checkedDay: 'DATE_IN_FUTURE' })
    const { rows } = await sql`
      insert into investor_verification (person_uid, evidence, checked_day, given_by, given_at)
      values (${personUid}, ${evidence}, ${checkedDay}, ${ctx.actor.uid}, ${ctx.now.toISOString()})
      on conflict (person_uid) where taken_at is null do nothing returning id`.execute(ctx.db)
    if (rows.length === 0) throw new ProductError('INVESTOR_VERIFIED')
    await audit(ctx, {
      acceleratorId: null,
      subject: 'investor',
      subjectId: personUid,
      action: 'verify',
      to: 'VERIFIED',
      comment: evidence,
      details: { checkedDay },
    })
    await raise(ctx, 'InvestorVerified' satisfies InvestorEvent, { personUid }, null)
    return undefined
  },
})

/** Withdraws the verification; the row is retained. Errors: `STATE_CHANGED` if there is none. */
export const unverifyInvestorUseCase = useCase({
  endpoint: contract.unverifyInvestor,
  load: (ctx, { body: { personUid } }) => lockInvestor(ctx, personUid),
  authorize: investorChecks.decide,
  run: async (ctx, { body: { personUid, reason } }) => {
    const { rows } = await sql`
      update investor_verification set taken_by = ${ctx.actor.uid}, taken_at = ${ctx.now.toISOString()}, taken_reason = ${reason}
      where person_uid = ${personUid} and taken_at is null returning id`.execute(ctx.db)
    if (rows.length === 0) throw new ProductError('STATE_CHANGED')
    await audit(ctx, {
      acceleratorId: null,
      subject: 'investor',
      subjectId: personUid,
      action: 'unverify',
      from: 'VERIFIED',
      comment: reason,
    })
    await raise(ctx, 'InvestorUnverified' satisfies InvestorEvent, { personUid, comment: reason }, null)
    return undefined
  },
})
