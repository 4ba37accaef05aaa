import { sql } from 'kysely'
import type { z } from 'zod'
import { possibleActions } from '#platform/domain/machine.ts'
import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { findRow, type Reader, type RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { lockSubject, type Locked } from '#platform/server/transition.ts'
import type { technologyDetails, technologyRow } from '../contract/technology.schemas.ts'
import type { TechnologyAction, TechnologyState } from '../domain/states.ts'
import { technologyMachine, technologies } from '../domain/technology.machine.ts'
import { assessmentsOf, industriesOf, relationsOf } from './technology.sql.ts'

type Row = z.output<typeof technologyRow>
type Details = z.output<typeof technologyDetails>

const actionsOf = ({ actor }: Reader, status: TechnologyState): TechnologyAction[] =>
  technologies.manage.allows(actor, null)
    ? [
        'edit',
        ...possibleActions(technologyMachine, status, actor, null),
        ...(status === 'DRAFT' ? (['delete'] as const) : []),
      ]
    : []

const columns = ({ locale }: Reader) => sql<Omit<Row, 'actions'>>`
  t.id, t.version, t.code, t.name_ru as "nameRu", t.name_en as "nameEn", t.level, t.status, t.updated_at as "updatedAt",
  ${industriesOf(locale)} as industries,
  (select count(*)::int from technology_relation r where r.technology_id = t.id) as "relationsCount"`

const from = sql`technology t`
const key = sql`t.id`

/** Row source of technologies `t` with the actor's actions. */
export const technologyRows: RowSource<Omit<Row, 'actions'>, Row> = {
  from,
  key,
  columns,
  row: (row, ctx) => ({ ...row, actions: actionsOf(ctx, row.status) }),
}

const wholeTechnology: RowSource<Omit<Details, 'actions'>, Details> = {
  from,
  key,
  columns: (ctx) => sql`${columns(ctx)},
    t.purpose_ru as "purposeRu", t.purpose_en as "purposeEn", t.requirements_ru as "requirementsRu",
    t.requirements_en as "requirementsEn", t.examples_ru as "examplesRu", t.examples_en as "examplesEn",
    t.areas_ru as "areasRu", t.areas_en as "areasEn", t.restrictions_ru as "restrictionsRu",
    t.restrictions_en as "restrictionsEn",
    ${assessmentsOf} as assessments, ${relationsOf(ctx.locale, sql`true`)} as relations,
    coalesce((select json_agg(json_build_object('kind', w.kind, 'person', ${personRefJson('u')})
        order by w.kind, u.last_name, u.uid)
      from technology_person w join person u on u.uid = w.person_uid where w.technology_id = t.id), '[]') as people,
    coalesce((select json_agg(json_build_object('id', d.id, 'name', d.name, 'mime', k.mime, 'size', k.size,
        'createdAt', to_char(d.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by d.id)
      from technology_document d join file k on k.id = d.file_id where d.technology_id = t.id), '[]') as documents`,
  row: (row, ctx) => ({ ...row, actions: actionsOf(ctx, row.status) }),
}

/** Reloads a technology with all its parts. */
export const readTechnology = async (ctx: Context, id: number): Promise<Details> =>
  wholeTechnology.row(stillThere(await findRow(ctx, wholeTechnology, sql`t.id = ${id}`)), ctx)

/** A technology with the facts of its machine. */
export type TechnologySubject = { id: number; code: string; status: TechnologyState; version: number }

export const findTechnology = async (db: Db, id: number): Promise<TechnologySubject | undefined> => {
  const { rows } = await sql<TechnologySubject>`
    select id, code, status, version from technology where id = ${id}`.execute(db)
  return rows[0]
}

/** Loads a technology under its lock. */
export const lockTechnology = (
  { db }: Pick<Context, 'db'>,
  id: number,
): Promise<Locked<TechnologySubject> | undefined> =>
  lockSubject(db, technologyMachine, id, () => findTechnology(db, id), { versioned: true })

/** Increments the catalogue's revision, which serialises concurrent changes; returns the revision. */
export const touchCatalogue = async ({ db }: Pick<Context, 'db'>): Promise<number> => {
  const { rows } = await sql<{ revision: number }>`
    update technology_catalogue set revision = revision + 1 returning revision`.execute(db)
  return rows[0]!.revision
}

type PartTable = 'technology_relation' | 'technology_readiness' | 'technology_person' | 'technology_document'

/** Errors: `TECHNOLOGY_LIMIT` if a technology has the maximum number of parts of a kind. */
export const requirePlace = async (db: Db, table: PartTable, id: number, limit: number): Promise<void> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where technology_id = ${id}`.execute(db)
  if ((rows[0]?.count ?? 0) >= limit) throw new ProductError('TECHNOLOGY_LIMIT', { limit })
}
