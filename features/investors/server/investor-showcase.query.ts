import { sql } from 'kysely'
import type { z } from 'zod'
import { countLimit } from '#platform/contract/lists.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { countUpTo, groupsOf, matchingOf, whereOf } from '#platform/server/lists/row-set.ts'
import * as contract from '../contract/investor-showcase.endpoints.ts'
import type { investorCard, investorDetails, investorFilter } from '../contract/investor.schemas.ts'
import { investorSortings } from '../domain/investor-limits.ts'
import {
  investorCards,
  investorShowcase,
  type InvestorCardFacts,
  type InvestorShowcaseFacts,
} from '../domain/investor-showcase.policy.ts'
import { cardColumns } from './investor.sql.ts'
import { findInvestorCard, shownInvestors } from './investors.row-set.ts'

type ShowcaseInput = { headers: { 'accelerator-id'?: number | undefined } }

/** Whether the chosen accelerator shows investors; without one, whether any approved one does. */
const findInvestorShowcase = async (
  db: Db,
  { headers: { 'accelerator-id': acceleratorId } }: ShowcaseInput,
): Promise<InvestorShowcaseFacts> => {
  const { rows } = await sql<InvestorShowcaseFacts>`
    select exists (select from accelerator a where a.approval = 'COORDINATED' and a.investor_cards_shown
      and (${acceleratorId ?? null}::bigint is null or a.id = ${acceleratorId ?? null})) as "showsInvestors"`.execute(
    db,
  )
  return rows[0]!
}

type Card = z.output<typeof investorCard>
type Filter = z.output<typeof investorFilter>

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
    const where = await matchingOf(shownInvestors, ctx, null, {
      findText: body.findText,
      industries: body.industries,
      possibilityOfTransferTrack: body.possibilityOfTransferTrack ?? undefined,
    })
    const order = orderOf(body)
    const [page, counted] = await Promise.all([
      // The cards are read for one page of ids: sorting whole cards took 100 ms for 10,000 investors.
      sql<Card>`
        select ${cardColumns(ctx.locale, ctx.actor)} from ${shownInvestors.from} where p.uid in (
          select p.uid from ${shownInvestors.from} where ${where} order by ${order} limit ${limit} offset ${offset})
        order by ${order}`.execute(ctx.db),
      sql<{ total: number }>`select ${countUpTo(shownInvestors, where, countLimit)} as total`.execute(ctx.db),
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
  run: async (ctx) => {
    const countedBy = (value: 'INDUSTRY' | 'TRANSFER'): Sql =>
      groupsOf(shownInvestors, ctx.locale, {
        subject: null,
        by: { value },
        measures: { count: sql`count(*)::int` },
        where: whereOf(shownInvestors, ctx, null),
      })
    const [industries, transfers] = await Promise.all([
      sql<{ id: number; name: string; count: number }>`
        select n.value_key::bigint as id, n.value_name as name, n.count from ${countedBy('INDUSTRY')} n
        order by n.count desc, 1 limit 50`.execute(ctx.db),
      sql<{ value: boolean; count: number }>`
        select n.value_key::boolean as value, n.count from ${countedBy('TRANSFER')} n order by 1 desc`.execute(
        ctx.db,
      ),
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
    const { investorId: id } = input.query
    const [showcase, card] = await Promise.all([
      findInvestorShowcase(ctx.db, input),
      findInvestorCard(ctx.db, id),
    ])
    return card && { id, ...card, ...showcase }
  },
  authorize: investorCards.view,
  run: async (ctx, _input, { id }) => {
    const { rows } = await sql<z.output<typeof investorDetails>>`
      select ${cardColumns(ctx.locale, ctx.actor)}, coalesce(f.about, '') as about,
        coalesce(i.regions, '') as regions, coalesce(i.portfolio, '') as portfolio
      from ${shownInvestors.from} where p.uid = ${id}`.execute(ctx.db)
    return stillThere(rows[0])
  },
})
