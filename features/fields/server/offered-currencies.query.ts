import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { getOfferedCurrencies } from '../contract/currencies.endpoints.ts'
import { currencies, usualCurrencies, type Currency } from '../domain/element-types.ts'

/** Currencies of approved accelerators that have not finished; the usual ones if there are none. */
export const getOfferedCurrenciesQuery = query({
  endpoint: getOfferedCurrencies,
  load: nothing,
  authorize: portalPolicy.visit,
  run: async ({ db }) => {
    const { rows } = await sql<{ currency: Currency }>`
      select distinct unnest(a.currencies) as currency from accelerator a
      where a.approval = 'COORDINATED' and a.status <> 'FINISHED'`.execute(db)
    const set = new Set(rows.map(({ currency }) => currency))
    return { currencies: set.size > 0 ? currencies.filter((one) => set.has(one)) : [...usualCurrencies] }
  },
})
