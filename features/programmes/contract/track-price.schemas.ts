import { z } from 'zod'
import { money } from '#platform/contract/fields.ts'
import { currencies } from '../../fields/domain/element-types.ts'
import { hasTwoDecimals } from '../../fields/domain/two-decimals.rules.ts'

/** Price of a track as its administrator enters it. */
export const priceFields = {
  /** Fee for taking part: 0 is free of charge, null is not stated. */
  feeAmount: money().nullable().default(null),
  feeCurrency: z.enum(currencies, 'NOT_IN_LIST').default('RUB'),
  /** Share of the project in percent: 0 is none, null is not stated. */
  sharePercent: z
    .number('NOT_A_NUMBER')
    .min(0, 'NEGATIVE')
    .max(100, 'TOO_BIG')
    .refine(hasTwoDecimals, 'TOO_MANY_DECIMALS')
    .nullable()
    .default(null),
}

/** The same for an existing track: absent fields are not changed. */
export const editedPriceFields = {
  feeAmount: priceFields.feeAmount.unwrap().optional(),
  feeCurrency: priceFields.feeCurrency.unwrap().optional(),
  sharePercent: priceFields.sharePercent.unwrap().optional(),
}

/** Price of a track as visitors see it. */
export const shownPrice = {
  /** Decimal string; 0 is free of charge, null is not stated. */
  feeAmount: z.string().nullable(),
  feeCurrency: z.enum(currencies),
  /** 0 is no share, null is not stated. */
  sharePercent: z.number().nullable(),
}
