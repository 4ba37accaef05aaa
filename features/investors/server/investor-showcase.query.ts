import { sql } from 'kysely'
import type { z } from 'zod'
import { cardSearch } from '#features/people'
import { valueName } from '#features/dictionaries'
import { countLimit } from '#platform/contract/lists.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import * as contract from '../contract/investor-showcase.endpoints.ts'
import type { investorCard, investorDetails, investorFilter } from '../contract/investor.schemas.ts'
import { investorSortings } from '../domain/investor-limits.ts'
import {
  investorCards,
  investorShowcase,
  type InvestorCardFacts,
} from '../domain/investor-showcase.policy.ts'
import { findInvestorShowcase } from './find-showcase.ts'
import { cardColumns, investorsFrom, isInvestor, shownInvestors } from './investor.sql.ts'

type Card = z.output<typeof investorCard>
type Filter = z.output<typeof investorFilter>

const conditions = (ctx: Context, { findText, industries = [], possibilityOfTransferTrack }: Filter): Sql =>
  sql.join(
    [
      shownInvestors(ctx.actor),
      ...(findText ? [cardSearch.matches(findText)] : []),
      ...(industries.length > 0
        ? [sql`p.uid in (select c.person_uid from person_industry c where c.value_id = any(${industries}))`]
        : []),
      ...(possibilityOfTransferTrack == null
        ? []
        : [sql`coalesce(i.takes_transferred, false) = ${possibilityOfTransferTrack}`]),
    ],
    sql` and `,
  )

const orderOf = ({ sorting = 'NAME', sortingDirection = 'ASC' }: Filter): Sql => {
  const way = sortingDirection === 'DESC' ? sql`desc` : sql`asc`
  return sorting === 'NAME'
    ? sql`lower(p.last_name) ${way}, lower(p.first_name) ${way}, p.uid ${way}`
    : // Both directions read the index of people by registration.
      sortingDirection === 'DESC'
      ? sql`p.created_at desc, p.uid`
      : sql`p.created_at, p.uid desc`
}

export const getInvestorsCardsQuery = query({
  endpoint: contract.getInvestorsCards,
  load: (ctx, input) => findInvestorShowcase(ctx.db, input),
  authorize: investorShowcase.view,
  run: async (ctx, { query: { limit, offset }, body }) => {
    const where = conditions(ctx, body)
    const order = orderOf(body)
    const [page, counted] = await Promise.all([
      // The cards are read for one page of ids: sorting whole cards took 100 ms for 10,000 investors.
      sql<Card>`
        select ${cardColumns(ctx.locale, ctx.actor)} from ${investorsFrom} where p.uid in (
          select p.uid from ${investorsFrom} where ${where} order by ${order} limit ${limit} offset ${offset})
        order by ${order}`.execute(ctx.db),
      sql<{ total: number }>`
        select count(*)::int as total from (select from ${investorsFrom} where ${where} limit ${countLimit + 1}) n`.execute(
        ctx.db,
      ),
    ])
    const found = counted.rows[0]!.total
    return { items: page.rows, total: Math.min(found, countLimit), totalIsExact: found <= countLimit }
  },
})

/** Open to all callers, because the screen's guard asks before it knows the permission. */
export const showInvestorsCardsQuery = query({
  endpoint: contract.showInvestorsCards,
  load: (ctx, input) => findInvestorShowcase(ctx.db, input),
  authorize: portalPolicy.visit,
  run: async (ctx, _input, facts) => ({ show: investorShowcase.view.allows(ctx.actor, facts) }),
})

export const getInvestorFiltersQuery = query({
  endpoint: contract.getInvestorFilters,
  load: (ctx, input) => findInvestorShowcase(ctx.db, input),
  authorize: investorShowcase.view,
  run: async ({ db, actor, locale }) => {
    const shown = sql`select p.uid from ${investorsFrom} where ${shownInvestors(actor)}`
    const [industries, transfers] = await Promise.all([
      sql<{ id: number; name: string; count: number }>`
        select v.id, ${valueName('v', locale)} as name, count(*)::int as count
        from person_industry c join dictionary_value v on v.id = c.value_id where c.person_uid in (${shown})
        group by v.id order by count(*) desc, v.id limit 50`.execute(db),
      sql<{ value: boolean; count: number }>`
        select coalesce(i.takes_transferred, false) as value, count(*)::int as count
        from ${investorsFrom} where ${shownInvestors(actor)} group by 1 order by 1 desc`.execute(db),
    ])
    return {
      sortings: [...investorSortings],
      industries: industries.rows,
      possibilityOfTransferTrack: transfers.rows,
    }
  },
})

type Found = InvestorCardFacts & { id: string }

export const getInvestorByIdQuery = query({
  endpoint: contract.getInvestorById,
  load: async (ctx, input): Promise<Found | undefined> => {
    const [showcase, { rows }] = await Promise.all([
      findInvestorShowcase(ctx.db, input),
      sql<Omit<Found, 'showsInvestors'>>`
        select p.uid as id, ${isInvestor} as "isInvestor", p.card_published as published, p.card_to_world as "toWorld"
        from person p where p.uid = ${input.query.investorId}`.execute(ctx.db),
    ])
    return rows[0] && { ...rows[0], ...showcase }
  },
  authorize: investorCards.view,
  run: async (ctx, _input, { id }) => {
    const { rows } = await sql<z.output<typeof investorDetails>>`
      select ${cardColumns(ctx.locale, ctx.actor)}, coalesce(f.about, '') as about,
        coalesce(i.regions, '') as regions, coalesce(i.portfolio, '') as portfolio
      from ${investorsFrom} where p.uid = ${id}`.execute(ctx.db)
    return stillThere(rows[0])
  },
})
