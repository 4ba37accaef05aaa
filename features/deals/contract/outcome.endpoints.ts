import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { currencies } from '../../fields/domain/element-types.ts'
import { dealStates } from '../domain/states.ts'
import { survivalPoint } from './deal.schemas.ts'

const outcomes = z.object({
  byState: z.array(z.object({ status: z.enum(dealStates), deals: z.int() })),
  /** Investments by what the teams say of them: only confirmed ones count in the sums and the survival. */
  checked: z.object({ confirmed: z.int(), waiting: z.int(), disputed: z.int() }),
  invested: z.array(z.object({ currency: z.enum(currencies), amount: z.string(), deals: z.int() })),
  survival: z.array(survivalPoint),
})

/** Outcomes of the caller's deals and of their firm's. */
export const getOwnOutcomes = endpoint({
  name: 'getOwnOutcomes',
  method: 'GET',
  path: '/deals/outcomes/own',
  summary: 'Outcomes of my investments',
  response: outcomes,
  reads: ['deal', 'firm'],
  permission: 'signed-in',
})

/** Outcomes of deals with an accelerator's projects, without names. */
export const getAcceleratorOutcomes = endpoint({
  name: 'getAcceleratorOutcomes',
  method: 'GET',
  path: '/deals/outcomes/accelerator',
  summary: 'Outcomes of an accelerator’s projects with investors',
  headers: z.object({ 'accelerator-id': idParam() }),
  response: outcomes,
  reads: ['deal', 'project', 'dataRequest'],
  permission: 'signed-in',
})

/** Investors' interest in the projects of an accelerator's showcases: counts without names. */
export const listInvestorInterest = list({
  name: 'listInvestorInterest',
  path: '/deals/interest/list',
  summary: 'Which projects investors look at',
  permission: 'signed-in',
  headers: z.object({ 'accelerator-id': idParam() }),
  reads: ['deal', 'project', 'dataRequest', 'publication'],
  row: z.object({
    id: id(),
    project: namedRef,
    /** Number of pipelines with the project; null if it is so small that it could identify people. */
    followers: z.int().nullable(),
    requests: z.int(),
    waiting: z.int(),
    introductions: z.int(),
    deals: z.int().nullable(),
    invested: z.int(),
  }),
  sortings: ['FOLLOWERS', 'REQUESTS', 'INVESTED', 'NAME'],
  defaultSort: '-REQUESTS',
  search: true,
  table: {
    texts: 'deals:interest',
    columns: {
      project: 'project',
      followers: ({ followers }, t) => (followers === null ? t('interest.few') : followers),
      requests: 'requests',
      waiting: 'waiting',
      introductions: 'introductions',
      deals: ({ deals }, t) => (deals === null ? t('interest.few') : deals),
      invested: 'invested',
    },
  },
})
