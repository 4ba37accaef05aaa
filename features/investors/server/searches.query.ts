import { sql } from 'kysely'
import { valueName } from '#features/dictionaries'
import { visibleProjects } from '#features/projects'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { getInvestorSearches, listFoundProjects } from '../contract/search.endpoints.ts'
import { investorProfiles } from '../domain/investor-showcase.policy.ts'
import { investorSearches } from '../domain/pipeline.policy.ts'
import { fitColumns, withFit, type FitRaw } from './fit.sql.ts'
import { findSearch, type SearchSubject } from './searches.repository.ts'
import { isSought, shownProjects } from './searches.sql.ts'

/** Maximum of the count, which is shown as approximate. */
const maxFresh = 100

export const getInvestorSearchesQuery = query({
  endpoint: getInvestorSearches,
  load: nothing,
  authorize: investorProfiles.view,
  run: async ({ db, actor, locale }) => {
    const named = (ids: ReturnType<typeof sql>) => sql`coalesce((
      select json_agg(json_build_object('id', v.id, 'name', ${valueName('v', locale)}) order by v.seq, v.id)
      from dictionary_value v where v.id = any(${ids})), '[]')`
    const { rows } = await sql<ResponseOf<typeof getInvestorSearches>['items'][number]>`
      select q.id, q.name, q.find_text as "findText", ${named(sql`q.industry_ids`)} as industries,
        ${named(sql`q.stage_ids`)} as stages, q.mails, q.seen_at as "seenAt",
        (select count(*)::int from (select from ${shownProjects} where s.published_at > q.seen_at and ${isSought}
          and ${whereOf(visibleProjects, { actor }, null)} limit ${maxFresh}) n) as fresh
      from investor_search q where q.owner_uid = ${actor.uid} order by lower(q.name), q.id`.execute(db)
    return {
      items: rows.map((row) => ({
        ...row,
        actions: ['edit' as const, ...(row.fresh > 0 ? (['seen'] as const) : []), 'delete' as const],
      })),
    }
  },
})

type Row = ResponseOf<typeof listFoundProjects>['items'][number]
type Raw = Omit<Row, 'fit'> & FitRaw

const foundRows = ({ id }: SearchSubject): RowSource<Raw, Row, SignedIn> => ({
  from: sql`${shownProjects} join investor_search q on q.id = ${id}`,
  key: sql`p.id`,
  columns: (ctx) => sql`p.id, json_build_object('id', p.id, 'name', p.name) as project, p.summary,
    s.published_at as "publishedAt", s.published_at > q.seen_at as fresh, ${fitColumns(ctx)}`,
  row: withFit,
})

export const listFoundProjectsQuery = listOf(listFoundProjects, {
  load: (ctx, { query: { searchId } }) => findSearch(ctx.db, searchId),
  authorize: investorSearches.view,
  rows: (_ctx, search) => foundRows(search),
  scope: (ctx) => sql`${isSought} and ${whereOf(visibleProjects, ctx, null)}`,
  sortings: () => ({ PUBLISHED: sql`s.published_at`, NAME: sql`lower(p.name)` }),
  filters: { fresh: (fresh) => (fresh ? sql`s.published_at > q.seen_at` : sql`s.published_at <= q.seen_at`) },
  search: sql`concat_ws(' ', p.name, p.summary)`,
})
