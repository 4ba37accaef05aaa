import { sql } from 'kysely'
import { checkValues } from '#features/dictionaries'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { deleteRow } from '#platform/server/delete-row.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import * as contract from '../contract/search.endpoints.ts'
import { maxSearches } from '../domain/firms.ts'
import { investorProfiles } from '../domain/investor-showcase.policy.ts'
import { investorSearches } from '../domain/pipeline.policy.ts'
import { findSearch } from './searches.repository.ts'

type Sought = { name: string; findText: string; industryIds: number[]; stageIds: number[]; mails: boolean }

const columnsOf = async ({ db }: Context, sought: Sought) => {
  const { name, findText, industryIds, stageIds, mails } = sought
  await checkValues(db, 'INDUSTRIES', industryIds, 'industryIds')
  await checkValues(db, 'PROJECT_STAGES', stageIds, 'stageIds')
  return { name, find_text: findText, industry_ids: industryIds, stage_ids: stageIds, mails }
}

const load = (ctx: Context, { body }: { body: { searchId: number } }) => findSearch(ctx.db, body.searchId)

export const createInvestorSearchUseCase = useCase({
  endpoint: contract.createInvestorSearch,
  load: nothing,
  authorize: investorProfiles.view,
  run: async (ctx, { body }) => {
    const { db, actor } = ctx
    const columns = await columnsOf(ctx, body)
    await sql`select from person where uid = ${actor.uid} for no key update`.execute(db)
    const { rows } = await sql<{ saved: number }>`
      select count(*)::int as saved from investor_search where owner_uid = ${actor.uid}`.execute(db)
    if (rows[0]!.saved >= maxSearches) throw new ProductError('SEARCH_LIMIT', { limit: maxSearches })
    return db
      .insertInto('investor_search')
      .values({ owner_uid: actor.uid, ...columns })
      .returning('id')
      .executeTakeFirstOrThrow()
  },
})

export const editInvestorSearchUseCase = useCase({
  endpoint: contract.editInvestorSearch,
  load,
  authorize: investorSearches.edit,
  run: async (ctx, { body: { searchId, ...sought } }) => {
    await ctx.db
      .updateTable('investor_search')
      .set({ ...(await columnsOf(ctx, sought)), version: sql<number>`version + 1` })
      .where('id', '=', searchId)
      .execute()
    return undefined
  },
})

export const deleteInvestorSearchUseCase = useCase({
  endpoint: contract.deleteInvestorSearch,
  load,
  authorize: investorSearches.edit,
  run: async ({ db }, { body: { searchId } }) => {
    await deleteRow(db, 'investor_search', searchId)
    return undefined
  },
})

export const markSearchSeenUseCase = useCase({
  endpoint: contract.markSearchSeen,
  load,
  authorize: investorSearches.edit,
  run: async ({ db, now }, { body: { searchId } }) => {
    await db
      .updateTable('investor_search')
      .set({ seen_at: now.toISOString(), told_at: now.toISOString() })
      .where('id', '=', searchId)
      .execute()
    return undefined
  },
})
