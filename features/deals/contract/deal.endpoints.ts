import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, instant, requiredText, text, version } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam, namedRef, personRef } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { currencies } from '../../fields/domain/element-types.ts'
import { dealStateTable } from '../domain/state-tables.ts'
import { dealActions, dealStates, figureSources, instruments } from '../domain/states.ts'
import { dealInvested, dealProposed, figures } from './deal.schemas.ts'

/** Whether the caller may declare interest in the project, and the state of their deal. */
export const getDealPlace = endpoint({
  name: 'getDealPlace',
  method: 'GET',
  path: '/deals/place',
  summary: 'Whether I may record a deal with a project',
  query: z.object({ projectId: idParam() }),
  response: z.object({
    project: namedRef,
    allowed: z.boolean(),
    /** State of the caller's current or latest deal with the project. */
    status: z.enum(dealStates).nullable(),
  }),
  reads: ['deal', 'project', 'firm'],
  permission: 'signed-in',
})

/** Declares interest to the project's team. */
export const openDeal = endpoint({
  name: 'openDeal',
  method: 'POST',
  path: '/deals/open',
  summary: 'Tell a project that I am interested',
  body: z.strictObject({ projectId: id(), terms: text(2000) }),
  response: z.object({ id: id() }),
  errors: ['DEAL_EXISTS', 'DEAL_LIMIT', 'ACCESS_DENIED'],
  changes: ['deal'],
  permission: 'signed-in',
})

/**
 * Deals visible to the caller: their own and their firm's, those of their projects, and those introduced by their
 * accelerators.
 */
export const listDeals = list({
  name: 'listDeals',
  path: '/deals/list',
  summary: 'Deals with investors',
  permission: 'signed-in',
  reads: ['deal', 'project', 'firm', 'dataRequest'],
  row: z.object({
    id: id(),
    project: namedRef,
    investor: personRef,
    firm: namedRef.nullable(),
    status: z.enum(dealStates),
    /** The amount of an offer or terms is visible to the two sides only, of an investment also to the accelerator. */
    amount: z.string().nullable(),
    currency: z.enum(currencies).nullable(),
    dealDay: day().nullable(),
    instrument: z.enum(instruments).nullable(),
    source: z.enum(figureSources).nullable(),
    terms: z.string(),
    /** The reason for passing; visible to the project's team only with the investor's consent. */
    reason: z.string(),
    reasonShared: z.boolean(),
    /** Whether the project's team has confirmed the investment; null before it. */
    confirmed: z.boolean().nullable(),
    /** Why the team says that the investment is not so, for the two sides; null if it does not. */
    dispute: z.string().nullable(),
    changedAt: instant(),
    version: version(),
    actions: z.array(z.enum(dealActions)),
  }),
  sortings: ['STATE', 'CHANGE_DATE', 'NAME'],
  defaultSort: 'STATE',
  filters: { status: listParam(dealStates), projectId: idParam(), id: idParam() },
  search: true,
  table: {
    texts: 'deals:list',
    columns: {
      project: 'project',
      investor: 'investor',
      firm: 'firm',
      status: ({ status }, t) => t(stateKey(dealStateTable, status)),
      amount: ({ amount, currency }) => (amount === null ? '' : `${amount} ${currency ?? ''}`),
      day: 'dealDay',
      instrument: ({ instrument }, t) => (instrument === null ? '' : t(`instruments.${instrument}`)),
      source: ({ source }, t) => (source === null ? '' : t(`sources.${source}`)),
      terms: 'terms',
      reason: 'reason',
      changed: 'changedAt',
    },
  },
})

const moved = {
  response: null,
  errors: ['STATE_CHANGED', 'ACCESS_DENIED'],
  changes: ['deal'],
  permission: 'signed-in',
} as const

export const offerDeal = endpoint({
  name: 'offerDeal',
  method: 'POST',
  path: '/deals/offer',
  summary: 'Record an offer to a project',
  body: dealProposed,
  ...moved,
})

export const termsOfDeal = endpoint({
  name: 'termsOfDeal',
  method: 'POST',
  path: '/deals/terms',
  summary: 'Record terms agreed on with a project',
  body: dealProposed,
  ...moved,
})

export const investDeal = endpoint({
  name: 'investDeal',
  method: 'POST',
  path: '/deals/invest',
  summary: 'Record an investment in a project',
  body: dealInvested,
  ...moved,
})

export const passDeal = endpoint({
  name: 'passDeal',
  method: 'POST',
  path: '/deals/pass',
  summary: 'Pass on a project',
  body: z.strictObject({
    dealId: id(),
    version: version(),
    reason: requiredText(1200),
    /** Whether the project's team may read the reason. */
    share: z.boolean('INVALID'),
  }),
  ...moved,
})

export const correctDeal = endpoint({
  name: 'correctDeal',
  method: 'POST',
  path: '/deals/correct',
  summary: 'Correct what is recorded of an investment',
  body: dealInvested,
  ...moved,
})

/**
 * Confirms an investment for the project's team: from then on it counts, and the investor sees the company's figures.
 */
export const confirmDeal = endpoint({
  name: 'confirmDeal',
  method: 'POST',
  path: '/deals/confirm',
  summary: 'Confirm an investment in my project',
  body: z.strictObject({ dealId: id(), version: version() }),
  ...moved,
})

/** Says for the project's team that a recorded investment is not so: it does not count until it is corrected. */
export const disputeDeal = endpoint({
  name: 'disputeDeal',
  method: 'POST',
  path: '/deals/dispute',
  summary: 'Say that an investment in my project is not so',
  body: z.strictObject({ dealId: id(), version: version(), reason: requiredText(1200) }),
  ...moved,
})

/** The company's half-yearly figures since the investment, for those who can view the deal. */
export const getDealFigures = endpoint({
  name: 'getDealFigures',
  method: 'GET',
  path: '/deals/figures',
  summary: 'Half-yearly figures of a company',
  query: z.object({ dealId: idParam() }),
  response: z.object({
    project: namedRef,
    halfYears: z.array(
      z.object({
        id: id(),
        periodEnd: day(),
        /** Null if nobody answered, which implies nothing about the company. */
        said: figures.nullable(),
      }),
    ),
  }),
  reads: ['deal', 'project'],
  permission: 'signed-in',
})
