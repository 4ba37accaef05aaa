import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import {
  headline,
  id,
  idParam,
  instant,
  longText,
  plainName,
  requiredLongText,
  requiredText,
  version,
} from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam, personRef } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { proposalMoves, proposalStates } from '../domain/proposals.ts'
import { proposalStateTable } from '../domain/state-tables.ts'
import { technologyCode } from './technology.schemas.ts'

/** A proposal in lists. */
const proposalRow = z.object({
  id: id(),
  version: z.int(),
  name: z.string(),
  purpose: z.string(),
  source: z.string(),
  status: z.enum(proposalStates),
  reason: z.string(),
  person: personRef.nullable(),
  /** The technology created from it; its code is visible after publication, or to administrators. */
  technologyId: id().nullable(),
  technologyCode: z.string().nullable(),
  createdAt: instant(),
  actions: z.array(z.enum(proposalMoves)),
})

/** All proposals, for administrators of the catalogue. */
export const listTechnologyProposals = list({
  name: 'listTechnologyProposals',
  path: '/technology/proposals/list',
  summary: 'Proposals for the catalogue of technologies',
  permission: 'signed-in',
  reads: ['technologyProposal', 'technology'],
  row: proposalRow,
  sortings: ['CREATE_DATE', 'NAME'],
  defaultSort: '-CREATE_DATE',
  filters: { status: listParam(proposalStates), id: idParam() },
  search: true,
  table: {
    texts: 'technologies:proposals.queue',
    columns: {
      name: 'name',
      purpose: 'purpose',
      person: 'person',
      status: ({ status }, t) => t(stateKey(proposalStateTable, status)),
      created: 'createdAt',
    },
  },
})

/** The caller's proposals. */
export const listOwnTechnologyProposals = list({
  name: 'listOwnTechnologyProposals',
  path: '/technology/proposals/own',
  summary: 'My proposals for the catalogue of technologies',
  permission: 'signed-in',
  reads: ['technologyProposal', 'technology'],
  row: proposalRow,
  sortings: ['CREATE_DATE'],
  defaultSort: '-CREATE_DATE',
  search: true,
  table: {
    texts: 'technologies:proposals.own',
    columns: {
      name: 'name',
      status: ({ status }, t) => t(stateKey(proposalStateTable, status)),
      reason: 'reason',
      created: 'createdAt',
    },
  },
})

/** Proposes a technology; the number of pending proposals per person is limited. */
export const proposeTechnology = endpoint({
  name: 'proposeTechnology',
  method: 'POST',
  path: '/technology/proposals/propose',
  summary: 'Propose a technology for the catalogue',
  body: z.strictObject({
    name: plainName(255),
    purpose: requiredLongText(4000),
    source: longText(2000),
  }),
  response: proposalRow,
  errors: ['RATE_LIMITED', 'PROPOSAL_LIMIT'],
  changes: ['technologyProposal'],
  permission: 'signed-in',
})

const which = { id: id(), version: version() }
const moved = {
  response: proposalRow,
  errors: ['STATE_CHANGED'],
  permission: 'signed-in',
} as const

/** Creates a draft technology from a proposal. */
export const acceptTechnologyProposal = endpoint({
  ...moved,
  name: 'acceptTechnologyProposal',
  method: 'POST',
  path: '/technology/proposals/accept',
  summary: 'Accept a proposal for the catalogue',
  body: z.strictObject({ ...which, code: technologyCode(), nameRu: headline(255), nameEn: headline(255) }),
  changes: ['technologyProposal', 'technology'],
})

export const declineTechnologyProposal = endpoint({
  ...moved,
  name: 'declineTechnologyProposal',
  method: 'POST',
  path: '/technology/proposals/decline',
  summary: 'Decline a proposal for the catalogue',
  body: z.strictObject({ ...which, reason: requiredText(1200) }),
  changes: ['technologyProposal'],
})

export const withdrawTechnologyProposal = endpoint({
  ...moved,
  name: 'withdrawTechnologyProposal',
  method: 'POST',
  path: '/technology/proposals/withdraw',
  summary: 'Take back my proposal for the catalogue',
  body: z.strictObject(which),
  changes: ['technologyProposal'],
})
