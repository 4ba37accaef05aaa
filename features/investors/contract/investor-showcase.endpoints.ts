import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam, uid } from '#platform/contract/fields.ts'
import { namedRef, pageSize, someOf, whole } from '#platform/contract/lists.ts'
import { investorPageSize, investorSortings } from '../domain/investor-limits.ts'
import { investorCard, investorDetails, investorFilter } from './investor.schemas.ts'

/** The accelerator whose setting decides; by default any approved accelerator's. */
const forAccelerator = z.object({ 'accelerator-id': idParam().optional() })

/** A page of the investor showcase (spec 7). */
export const getInvestorsCards = endpoint({
  name: 'getInvestorsCards',
  method: 'POST',
  path: '/showcase/investors/get-investors-cards',
  summary: 'Cards of investors',
  headers: forAccelerator,
  query: z.object({ limit: pageSize().default(investorPageSize), offset: whole(100_000).default(0) }),
  body: investorFilter,
  response: someOf(investorCard),
  reads: ['investor', 'person'],
  permission: 'public',
})

/** Whether the caller may see investors; guards their pages (spec 2). */
export const showInvestorsCards = endpoint({
  name: 'showInvestorsCards',
  method: 'GET',
  path: '/showcase/investors/show-investors-cards',
  summary: 'Whether cards of investors are shown',
  headers: forAccelerator,
  response: z.object({ show: z.boolean() }),
  reads: ['investor', 'accelerator'],
  permission: 'public',
})

/** Filters and sortings of the showcase. */
export const getInvestorFilters = endpoint({
  name: 'getInvestorFilters',
  method: 'GET',
  path: '/showcase/investors/get-filters',
  summary: 'Filters of the showcase of investors',
  headers: forAccelerator,
  response: z.object({
    sortings: z.array(z.enum(investorSortings)),
    industries: z.array(namedRef.extend({ count: z.int() })),
    possibilityOfTransferTrack: z.array(z.object({ value: z.boolean(), count: z.int() })),
  }),
  reads: ['investor', 'person'],
  permission: 'public',
})

export const getInvestorById = endpoint({
  name: 'getInvestorById',
  method: 'GET',
  path: '/showcase/investors/get-by-id',
  summary: 'The card of an investor',
  headers: forAccelerator,
  query: z.object({ investorId: uid() }),
  response: investorDetails,
  reads: ['investor', 'person'],
  permission: 'public',
})
