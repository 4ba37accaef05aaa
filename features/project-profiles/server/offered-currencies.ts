import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { usualCurrencies, type Currency } from '../../fields/domain/element-types.ts'

/** Currencies of the accelerators that a project has applied to; the usual ones for a project without applications. */
export const readOfferedCurrencies = async (db: Db, projectId: number): Promise<Currency[]> => {
  const { rows } = await sql<{ currency: Currency }>`
    select distinct unnest(a.currencies) as currency from accelerator a
    where a.id in (
      select r.accelerator_id from acceleration_request r
      where r.project_id = ${projectId} and r.status in ('NEW', 'ACCEPT'))`.execute(db)
  return rows.length > 0 ? rows.map(({ currency }) => currency) : [...usualCurrencies]
}
