import { sql } from 'kysely'
import { nothing, query } from '#platform/server/handler.ts'
import { readHistory } from '#platform/server/history.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { getTechnology, getTechnologyHistory, listTechnologies } from '../contract/technology.endpoints.ts'
import { technologies } from '../domain/technology.machine.ts'
import { allTechnologies } from './technologies.row-set.ts'
import { findTechnology, readTechnology, technologyRows } from './technology.repository.ts'

export const listTechnologiesQuery = listOf(listTechnologies, {
  load: nothing,
  authorize: technologies.view,
  rows: technologyRows,
  ...allTechnologies,
  sortings: ({ locale }) => ({
    NAME: sql`t.${sql.ref(`name_${locale}`)} collate ${sql.id(`${locale}-x-icu`)}`,
    CODE: sql`t.code`,
    CHANGE_DATE: sql`t.updated_at`,
    LEVEL: sql`coalesce(t.level, 0)`,
  }),
})

export const getTechnologyQuery = query({
  endpoint: getTechnology,
  load: (ctx, { query: { technologyId } }) => findTechnology(ctx.db, technologyId),
  authorize: technologies.view,
  run: (ctx, _input, { id }) => readTechnology(ctx, id),
})

export const getTechnologyHistoryQuery = query({
  endpoint: getTechnologyHistory,
  load: (ctx, { query: { technologyId } }) => findTechnology(ctx.db, technologyId),
  authorize: technologies.view,
  run: async ({ db }, _input, { id }) => ({
    items: await readHistory(db, sql`values ('technology', ${String(id)})`),
  }),
})
