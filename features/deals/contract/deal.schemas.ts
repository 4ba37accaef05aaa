import { z } from 'zod'
import { day, id, instant, money, requiredText, text, version } from '#platform/contract/fields.ts'
import { currencies } from '../../fields/domain/element-types.ts'
import { companyStates, figureSources, instruments, maxPeople } from '../domain/states.ts'

const currency = () => z.enum(currencies, 'NOT_IN_LIST')

/** Reports an amount without a currency, or the reverse, at the missing field. */
const wholeSum = <F extends z.ZodType<{ amount: string | null; currency: string | null }>>(form: F): F =>
  form
    .refine(({ amount, currency: of }) => amount === null || of !== null, {
      path: ['currency'],
      error: 'REQUIRED',
    })
    .refine(({ amount, currency: of }) => of === null || amount !== null, {
      path: ['amount'],
      error: 'REQUIRED',
    })

const positive = () => money().refine((amount) => Number(amount) > 0, 'TOO_SMALL')

const onDeal = { dealId: id(), version: version() }

/** Fields of an offer or terms: an amount with its currency, or a text, or both; a currency alone is ignored. */
export const dealProposed = z
  .strictObject({
    ...onDeal,
    amount: positive().nullable(),
    currency: currency().nullable(),
    terms: text(2000),
  })
  .refine(({ amount, currency: of }) => amount === null || of !== null, {
    path: ['currency'],
    error: 'REQUIRED',
  })
  .refine(({ amount, terms }) => amount !== null || terms !== '', { path: ['terms'], error: 'REQUIRED' })

/** Fields of an investment, all required, including its source. */
export const dealInvested = z.strictObject({
  ...onDeal,
  amount: positive(),
  currency: currency(),
  dealDay: day(),
  instrument: z.enum(instruments, 'NOT_IN_LIST'),
  source: z.enum(figureSources, 'NOT_IN_LIST'),
})

/** Figures of a company for a half-year: its state, revenue and number of employees. */
const dealFields = {
  company: z.enum(companyStates, 'NOT_IN_LIST'),
  amount: money().nullable(),
  currency: currency().nullable(),
  people: z.int('NOT_AN_INTEGER').min(0, 'TOO_SMALL').max(maxPeople, 'TOO_BIG').nullable(),
  comment: text(1200),
}

export const figuresByLink = wholeSum(z.strictObject({ link: requiredText(100), ...dealFields }))

export const ownFigures = wholeSum(z.strictObject({ askId: id(), ...dealFields }))

/** Answered figures; null where not answered. */
export const figures = z.object({
  company: z.enum(companyStates),
  amount: z.string().nullable(),
  currency: currency().nullable(),
  people: z.int().nullable(),
  comment: z.string(),
  answeredAt: instant(),
})

export const survivalPoint = z.object({
  halfYears: z.int(),
  companies: z.int(),
  living: z.int(),
  closed: z.int(),
  unknown: z.int(),
})
