import { sql } from 'kysely'
import { valueName } from '#features/dictionaries'
import { cardSearch } from '#features/people'
import type { Actor } from '#platform/domain/actor.ts'
import type { Db } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { rowSet } from '#platform/server/lists/row-set.ts'
import { seesInvestors } from '../../people/domain/sees-investors.rules.ts'
import { investorCards, type InvestorCardFacts } from '../domain/investor-showcase.policy.ts'
import { investorsFrom, isInvestor } from './investor.sql.ts'

/** The facts of an investor's card; undefined without the person. */
export const findInvestorCard = async (
  db: Db,
  uid: string,
): Promise<Omit<InvestorCardFacts, 'showsInvestors'> | undefined> => {
  const { rows } = await sql<Omit<InvestorCardFacts, 'showsInvestors'>>`
    select ${isInvestor} as "isInvestor", p.card_published as published, p.card_to_world as "toWorld"
    from person p where p.uid = ${uid}`.execute(db)
  return rows[0]
}

/** Investors `p` with their profiles, who are shown where the showcase is open; also to guests. */
export const shownInvestors = rowSet({
  from: investorsFrom,
  key: sql<string>`p.uid`,
  sees: async ({ db, actor }, uid: string) => {
    const card = await findInvestorCard(db, uid)
    return card !== undefined && investorCards.view.allows(actor, { ...card, showsInvestors: true })
  },
  scope: ({ actor }: { actor: Actor }): Sql => {
    if (actor.kind === 'guest') return sql`${isInvestor} and p.card_published and p.card_to_world`
    return seesInvestors(actor) ? sql`${isInvestor} and p.card_published` : sql`false`
  },
  filters: {
    industries: (ids: readonly number[]) =>
      sql`p.uid in (select c.person_uid from person_industry c where c.value_id = any(${ids}))`,
    possibilityOfTransferTrack: (requested: boolean) =>
      sql`coalesce(i.takes_transferred, false) = ${requested}`,
  },
  search: cardSearch,
  dimensions: {
    INDUSTRY: {
      join: sql`join person_industry c on c.person_uid = p.uid`,
      key: () => sql`c.value_id`,
      name: (key, locale) =>
        sql`(select ${valueName('v', locale)} from dictionary_value v where v.id = ${key}::bigint)`,
    },
    TRANSFER: { key: () => sql`coalesce(i.takes_transferred, false)` },
  },
})
