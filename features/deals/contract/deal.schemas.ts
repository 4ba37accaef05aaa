import { z } from 'zod'
import { day, id, instant, money, requiredText, text, version } from '#platform/contract/fields.ts'
import { investmentCurrencies } from '../../people/domain/lists.ts'
import { companyStates, figureSources, instruments, mostPeople } from '../domain/states.ts'

const currency = () => z.enum(investmentCurrencies, 'NOT_IN_LIST')

/** Names the field where an amount has no currency, or a currency no amount. */
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

const onDeal = { dealId: id(), version: version() }

/** What an offer and terms may say: a sum with its currency, and words. */
export const dealProposed = wholeSum(
  z.strictObject({
    ...onDeal,
    amount: money().nullable(),
    currency: currency().nullable(),
    terms: text(2000),
  }),
)

/** Money that was given: every part of the figure is said, its source as well. */
export const dealInvested = z.strictObject({
  ...onDeal,
  amount: money().refine((amount) => Number(amount) > 0, 'TOO_SMALL'),
  currency: currency(),
  dealDay: day(),
  instrument: z.enum(instruments, 'NOT_IN_LIST'),
  source: z.enum(figureSources, 'NOT_IN_LIST'),
})

/** What a company says of a half-year: whether it works, and what it earned, with how many people. */
const said = {
  company: z.enum(companyStates, 'NOT_IN_LIST'),
  amount: money().nullable(),
  currency: currency().nullable(),
  people: z.int('NOT_AN_INTEGER').min(0, 'TOO_SMALL').max(mostPeople, 'TOO_BIG').nullable(),
  comment: text(1200),
}

export const figuresByLink = wholeSum(z.strictObject({ link: requiredText(100), ...said }))

export const ownFigures = wholeSum(z.strictObject({ askId: id(), ...said }))

/** Figures as they were said; null of what nobody said. */
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
