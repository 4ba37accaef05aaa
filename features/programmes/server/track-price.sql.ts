import { sql } from 'kysely'

/** The fee and the share of track `t`, as pairs of a JSON object. */
export const priceJson = sql`'feeAmount', trim_scale(t.fee_amount)::text, 'feeCurrency', t.fee_currency,
  'sharePercent', t.share_percent::float`

/** The fee and the share of track `t`, as columns. */
export const priceColumns = sql`trim_scale(t.fee_amount)::text as "feeAmount", t.fee_currency as "feeCurrency",
  t.share_percent::float as "sharePercent"`
