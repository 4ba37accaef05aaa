import { sql } from 'kysely'
import type { z } from 'zod'
import { valueName, valuesCounted } from '#features/dictionaries'
import { portalPolicy } from '#platform/domain/policy.ts'
import type { Context } from '#platform/server/context.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { codesCounted, readFacets } from '#platform/server/lists/facets.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { findRow, type RowSource } from '#platform/server/lists/rows.ts'
import {
  getShowcaseAccelerator,
  listShowcaseAccelerators,
} from '../contract/showcase-accelerators.endpoints.ts'
import { showcaseAccelerators, type ShowcaseFacts } from '../domain/showcase-accelerator.policy.ts'
import { acceleratorText, isOpen, isShown, shownColumns } from './showcase-accelerators.sql.ts'

type Row = z.output<typeof listShowcaseAccelerators.response>['items'][number]
type Page = z.output<typeof getShowcaseAccelerator.response>

/** Maximum length of a description on a card, in characters. */
const leadLength = 240

const from = sql`accelerator a left join dictionary_value c on c.id = a.country_id`
const key = sql`a.id`

const rows: RowSource<Row, Row> = {
  from,
  key,
  columns: ({ locale }) => sql`
    ${shownColumns((alias) => valueName(alias, locale))}, left(a.description, ${sql.lit(leadLength)}) as lead`,
}

const listed = {
  from,
  key,
  scope: () => isShown,
  filters: {
    open: (isOn: boolean) => sql`${isOpen} = ${isOn}`,
    status: (states: readonly string[]) => sql`a.status = any(${states})`,
    industryId: (ids: readonly number[]) =>
      sql`a.id in (select i.accelerator_id from accelerator_industry i where i.value_id = any(${ids}))`,
    countryId: (ids: readonly number[]) => sql`a.country_id = any(${ids})`,
  },
  search: acceleratorText,
}

const ofRow = (column: ReturnType<typeof sql>) =>
  codesCounted<Context>({ from: sql`accelerator a`, key, column })

export const listShowcaseAcceleratorsQuery = listOf(listShowcaseAccelerators, {
  load: nothing,
  authorize: portalPolicy.visit,
  rows,
  ...listed,
  sortings: () => ({ NAME: sql`lower(a.name)`, REGISTRATION_DATE: sql`a.created_at` }),
  more: async (ctx, { query: params }) => ({
    facets: await readFacets(ctx, params, listed, {
      open: ofRow(isOpen),
      status: ofRow(sql`a.status`),
      industryId: valuesCounted<Context>({
        from: sql`accelerator_industry i`,
        key: sql`i.accelerator_id`,
        value: sql`i.value_id`,
      }),
      countryId: valuesCounted<Context>({ from: sql`accelerator a`, key, value: sql`a.country_id` }),
    }),
  }),
})

const page: RowSource<Page & ShowcaseFacts, Page> = {
  from,
  key,
  columns: ({ locale }) => sql`
    ${shownColumns((alias) => valueName(alias, locale))}, a.approval, a.description, a.site, a.type,
    a.target_audience as "targetAudience", a.selection_conditions as "selectionConditions", a.finalists,
    (select json_build_object('accepted', count(distinct q.project_id)::int,
        'passed', count(distinct q.project_id) filter (where q.tasks_total > 0 and q.tasks_accepted = q.tasks_total)::int)
      from project_track q where q.accelerator_id = a.id and q.access_status <> 'TRANSFERRED') as projects,
    coalesce((select json_agg(json_build_object('fileId', k.id, 'name', m.name, 'description', m.description,
        'mime', k.mime, 'size', k.size) order by m.id desc)
      from (select * from marketing_file m where m.accelerator_id = a.id and m.access = 'EVERYONE' order by m.id desc limit 50) m
      join file k on k.id = m.file_id), '[]') as files`,
}

export const getShowcaseAcceleratorQuery = query({
  endpoint: getShowcaseAccelerator,
  load: (ctx, { query: { acceleratorId } }) => findRow(ctx, page, sql`a.id = ${acceleratorId}`),
  authorize: showcaseAccelerators.view,
  run: async (_ctx, _input, { approval: _approval, ...shown }) => shown,
})
