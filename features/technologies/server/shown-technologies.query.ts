import { sql } from 'kysely'
import type { z } from 'zod'
import { valuesCounted } from '#features/dictionaries'
import { portalPolicy } from '#platform/domain/policy.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { perDatabase } from '#platform/server/database/per-database.ts'
import { expiringMap } from '#platform/server/expiring-map.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { codesCounted, readFacets } from '#platform/server/lists/facets.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { findRow, readRows, type RowSource } from '#platform/server/lists/rows.ts'
import * as contract from '../contract/shown-technology.endpoints.ts'
import { branchSize, neighbourRoom } from '../domain/catalogue.rules.ts'
import { shownTechnologies } from '../domain/technology.machine.ts'
import { graphKinds, graphRoom } from '../domain/whole-graph.rules.ts'
import {
  assessmentsOf,
  industriesOf,
  nameIn,
  relationsOf,
  technologyFilters,
  technologySearch,
  wordsIn,
} from './technology.sql.ts'

type Row = z.output<typeof contract.listShownTechnologies.response>['items'][number]
type Page = z.output<typeof contract.getShownTechnology.response>
type Branch = z.output<typeof contract.getTechnologyTree.response>['branches'][number]

/** Maximum length of a purpose on a card. */
const leadLength = 240

const from = sql`technology t`
const key = sql`t.id`

const rows: RowSource<Row, Row> = {
  from,
  key,
  columns: ({
    locale,
  }) => sql`t.id, t.code, ${nameIn('t', locale)} as name, t.level, ${industriesOf(locale)} as industries,
    left(${wordsIn('purpose', locale)}, ${sql.lit(leadLength)}) as lead`,
}

/** Whether technology `t` is in the public list: neither a draft nor archived. */
const isListed = sql`t.status = 'ACTIVE'`

const listed = { from, key, scope: () => isListed, filters: technologyFilters, search: technologySearch }

export const listShownTechnologiesQuery = listOf(contract.listShownTechnologies, {
  load: nothing,
  authorize: portalPolicy.visit,
  rows,
  ...listed,
  sortings: ({ locale }) => ({
    NAME: sql`t.${sql.ref(`name_${locale}`)} collate ${sql.id(`${locale}-x-icu`)}`,
    LEVEL: sql`coalesce(t.level, 0)`,
    CREATE_DATE: sql`t.created_at`,
  }),
  more: async (ctx, { query: params }) => ({
    facets: await readFacets(ctx, params, listed, {
      level: codesCounted<Context>({
        from: sql`(select * from technology where level is not null) t`,
        key,
        column: sql`t.level`,
      }),
      industryId: valuesCounted<Context>({
        from: sql`technology_industry i`,
        key: sql`i.technology_id`,
        value: sql`i.value_id`,
      }),
    }),
  }),
})

const page: RowSource<Page, Page> = {
  from,
  key,
  columns: ({ locale }) => sql`
    t.id, t.code, ${nameIn('t', locale)} as name, t.status, t.level, ${industriesOf(locale)} as industries,
    ${sql.join(
      (['purpose', 'requirements', 'examples', 'areas', 'restrictions'] as const).map(
        (part) => sql`${wordsIn(part, locale)} as ${sql.id(part)}`,
      ),
      sql`, `,
    )}, ${assessmentsOf} as assessments, ${relationsOf(locale, sql`o.status <> 'DRAFT'`)} as relations,
    coalesce((select json_agg(json_build_object('id', d.id, 'name', d.name, 'mime', k.mime, 'size', k.size) order by d.id)
      from technology_document d join file k on k.id = d.file_id where d.technology_id = t.id), '[]') as documents`,
}

export const getShownTechnologyQuery = query({
  endpoint: contract.getShownTechnology,
  load: (ctx, { query: { technologyId = 0, code = '' } }) =>
    findRow(ctx, page, sql`t.id = ${technologyId} or t.code = ${code.toUpperCase()}`),
  authorize: shownTechnologies.view,
  run: async (_ctx, _input, shown) => shown,
})

/** Loads all open branches in one query. */
export const getTechnologyTreeQuery = query({
  endpoint: contract.getTechnologyTree,
  load: nothing,
  authorize: portalPolicy.visit,
  run: async ({ db, locale }, { query: { open = [] } }) => {
    const name = sql`t.${sql.ref(`name_${locale}`)} collate ${sql.id(`${locale}-x-icu`)}`
    const { rows: branches } = await sql<Branch>`
      with placed as (
        select t.id, 0::bigint as parent from technology t where ${isListed} and not exists (
          select from technology_relation r join technology p on p.id = r.related_id and p.status = 'ACTIVE'
          where r.technology_id = t.id and r.kind = 'PARENT')
        union all
        select r.related_id, r.technology_id from technology_relation r join technology t on t.id = r.related_id
          join technology p on p.id = r.technology_id and p.status = 'ACTIVE'
        where r.kind = 'CHILD' and r.technology_id = any(${[...open]}::bigint[]) and ${isListed}
      ), numbered as (
        select p.parent, t.id, t.code, ${nameIn('t', locale)} as name, t.level,
          row_number() over (partition by p.parent order by ${name}, t.id) as place,
          count(*) over (partition by p.parent)::int as total
        from placed p join technology t on t.id = p.id
      )
      select n.parent as "parentId", max(n.total) as total, json_agg(json_build_object('id', n.id, 'code', n.code,
          'name', n.name, 'level', n.level, 'childrenCount', (select count(*) from technology_relation r
            join technology c on c.id = r.related_id and c.status = 'ACTIVE'
            where r.technology_id = n.id and r.kind = 'CHILD')) order by n.place) as nodes
      from numbered n where n.place <= ${sql.lit(branchSize)} group by n.parent order by n.parent`.execute(db)
    return { branches }
  },
})

type Neighbourhood = z.output<typeof contract.getTechnologyNeighbours.response>

/** The requested technology if published; by default the one with the most relations. */
const middleOf = async (
  { db }: Pick<Context, 'db'>,
  chosenId: number | undefined,
): Promise<number | undefined> => {
  const { rows } = await (
    chosenId === undefined
      ? sql<{ id: number }>`
    select id from (
      select t.id, c.n from (
        select r.technology_id as id, count(*) as n from technology_relation r group by 1 order by 2 desc, 1 limit 200) c
        join technology t on t.id = c.id and t.status = 'ACTIVE'
      union all (select t.id, 0 from technology t where t.status = 'ACTIVE' order by t.id limit 1)
    ) most order by n desc, id limit 1`
      : sql<{ id: number }>`select t.id from technology t where t.status = 'ACTIVE' and t.id = ${chosenId}`
  ).execute(db)
  return rows[0]?.id
}

/** Two steps in one query; `hidden` counts relations that are not included. */
export const getTechnologyNeighboursQuery = query({
  endpoint: contract.getTechnologyNeighbours,
  load: async (ctx, { query: { technologyId } }) => {
    const middle = await middleOf(ctx, technologyId)
    return middle === undefined && technologyId !== undefined ? undefined : { middle }
  },
  authorize: portalPolicy.visit,
  run: async ({ db, locale }, _input, { middle }) => {
    if (middle === undefined) return { nodes: [], edges: [] }
    const { rows } = await sql<Neighbourhood>`
      with first as (
        select r.related_id as id, r.technology_id as through from technology_relation r
        join technology o on o.id = r.related_id and o.status = 'ACTIVE' where r.technology_id = ${middle}
        group by r.related_id, r.technology_id, o.code order by min(r.kind), o.code limit ${sql.lit(neighbourRoom.first)}
      ), near as materialized (
        select r.technology_id as id, r.related_id as other, min(r.kind) as kind
        from first f join technology_relation r on r.technology_id = f.id
        join technology o on o.id = r.related_id and o.status = 'ACTIVE' group by 1, 2
      ), second as (
        select distinct on (id) id, through from (
          select n.other as id, n.id as through, row_number() over (partition by n.id order by n.kind, n.other) as place
          from near n where n.other <> ${middle} and n.other not in (select id from first)
        ) met where place <= ${sql.lit(neighbourRoom.second)} order by id, through
      ), met as (
        select ${middle}::bigint as id, 0 as step, null::bigint as through
        union all select id, 1, through from first
        union all select id, 2, through from second
      ), around as materialized (
        select distinct r.technology_id as id, r.related_id as other
        from met m join technology_relation r on r.technology_id = m.id
        join technology o on o.id = r.related_id and o.status = 'ACTIVE'
      )
      select
        (select json_agg(json_build_object('id', t.id, 'code', t.code, 'name', ${nameIn('t', locale)}, 'level', t.level,
            'step', m.step, 'through', m.through, 'hidden', (select count(*) from around n where n.id = m.id
              and n.other not in (select id from met))) order by m.step, t.code)
          from met m join technology t on t.id = m.id) as nodes,
        coalesce((select json_agg(json_build_object('from', r.technology_id, 'to', r.related_id, 'kind', r.kind)
            order by r.technology_id, r.related_id, r.kind)
          from technology_relation r join met a on a.id = r.technology_id join met b on b.id = r.related_id
          where r.kind in ('PARENT', 'NEXT', 'HEAD') or (r.kind = 'RELATED' and r.technology_id < r.related_id)), '[]') as edges`.execute(
      db,
    )
    return rows[0]!
  },
})

type WholeGraph = z.output<typeof contract.getTechnologyGraph.response>

/** Cache of the latest graph per language, because the call is public and reads the whole catalogue. */
const graphs = perDatabase(() => expiringMap<WholeGraph>(2))

/**
 * Cache key of the catalogue: its revision, and the versions of all published technologies, because state changes do
 * not increment the revision. Both only increase.
 */
const readRevision = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ revision: string }>`
    select c.revision || '.' || (select coalesce(sum(t.version), 0) from technology t where t.status <> 'DRAFT') as revision
    from technology_catalogue c`.execute(db)
  return rows[0]!.revision
}

/** The catalogue in one query; relations refer to nodes by index, to keep the response small. */
export const getTechnologyGraphQuery = query({
  endpoint: contract.getTechnologyGraph,
  load: nothing,
  authorize: portalPolicy.visit,
  run: async ({ db, locale }) => {
    // Read before the data: a concurrent change makes the data newer than its key, and the next request reloads it.
    const key = `${locale} ${await readRevision(db)}`
    const known = graphs(db).get(key)
    if (known) return known
    const { rows: found } = await sql<WholeGraph>`
      with shown as materialized (
        select t.id, t.code, ${nameIn('t', locale)} as name, t.level, row_number() over (order by t.code)::int - 1 as at
        from technology t where ${isListed} order by t.code limit ${sql.lit(graphRoom.nodes)}
      ), stated as materialized (
        select a.at as a, b.at as b, array_position(${[...graphKinds]}::text[], r.kind) - 1 as kind
        from technology_relation r join shown a on a.id = r.technology_id join shown b on b.id = r.related_id
        where r.kind = any(${[...graphKinds]}::text[]) and (r.kind <> 'RELATED' or r.technology_id < r.related_id)
      )
      select
        coalesce((select json_agg(json_build_object('id', s.id, 'code', s.code, 'name', s.name, 'level', s.level) order by s.at)
          from shown s), '[]') as nodes,
        coalesce((select ('[' || string_agg(l.a || ',' || l.b || ',' || l.kind, ',') || ']')::json
          from (select * from stated order by a, b, kind limit ${sql.lit(graphRoom.links)}) l), '[]') as links,
        ((select count(*) from technology t where ${isListed}) - (select count(*) from shown))::int as "hiddenNodes",
        greatest((select count(*) from stated) - ${sql.lit(graphRoom.links)}, 0)::int as "hiddenLinks"`.execute(
      db,
    )
    const graph = found[0]!
    graphs(db).set(key, graph, Infinity)
    return graph
  },
})

export const compareTechnologiesQuery = query({
  endpoint: contract.compareTechnologies,
  load: nothing,
  authorize: portalPolicy.visit,
  run: async (ctx, { query: { one, other } }) => {
    const codes = [one, other].map((code) => code.toUpperCase())
    return {
      items: await readRows(
        ctx,
        page,
        sql`t.code = any(${codes}) and t.status <> 'DRAFT'`,
        sql`order by array_position(${codes}::text[], t.code)`,
      ),
    }
  },
})
