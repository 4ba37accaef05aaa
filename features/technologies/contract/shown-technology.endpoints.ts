import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam, text } from '#platform/contract/fields.ts'
import { facetsOf } from '#platform/contract/list-facets.ts'
import { list } from '#platform/contract/list.ts'
import { idsParam, listParam } from '#platform/contract/lists.ts'
import {
  listedTechnology,
  neighbourhood,
  shownTechnology,
  treeNode,
  wholeGraph,
} from './technology.schemas.ts'

const levelValues = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** The public catalogue: without drafts and archived technologies. */
export const listShownTechnologies = list({
  name: 'listShownTechnologies',
  path: '/technology/shown/list',
  summary: 'Technologies of the catalogue',
  permission: 'public',
  reads: ['technology'],
  row: listedTechnology,
  sortings: ['NAME', 'LEVEL', 'CREATE_DATE'],
  defaultSort: 'NAME',
  filters: { level: listParam(levelValues), industryId: idsParam() },
  search: true,
  // Rendered only by public pages.
  table: null,
  more: { facets: facetsOf('level', 'industryId') },
})

/** A technology by id or code, including archived ones; a draft is not found. */
export const getShownTechnology = endpoint({
  name: 'getShownTechnology',
  method: 'GET',
  path: '/technology/shown/get',
  summary: 'A technology of the catalogue',
  query: z.object({ technologyId: idParam().optional(), code: text(22).optional() }),
  response: shownTechnology,
  reads: ['technology'],
  permission: 'public',
})

/** The tree: its roots, and the children of each open node. */
export const getTechnologyTree = endpoint({
  name: 'getTechnologyTree',
  method: 'GET',
  path: '/technology/shown/tree',
  summary: 'The tree of technologies',
  query: z.object({ open: idsParam().optional() }),
  response: z.object({
    /** By parent, roots under 0; at most fifty nodes each, with the total. */
    branches: z.array(z.object({ parentId: z.int(), total: z.int(), nodes: z.array(treeNode) })),
  }),
  reads: ['technology'],
  permission: 'public',
})

/** A technology with its relations up to two steps; by default the one with the most relations. */
export const getTechnologyNeighbours = endpoint({
  name: 'getTechnologyNeighbours',
  method: 'GET',
  path: '/technology/shown/neighbours',
  summary: 'What a technology is related to, in two steps',
  query: z.object({ technologyId: idParam().optional() }),
  response: neighbourhood,
  reads: ['technology'],
  permission: 'public',
})

/** Every active technology with every relation once, for the map. */
export const getTechnologyGraph = endpoint({
  name: 'getTechnologyGraph',
  method: 'GET',
  path: '/technology/shown/graph',
  summary: 'The whole graph of technologies',
  response: wholeGraph,
  reads: ['technology'],
  permission: 'public',
})

/** Two technologies by their codes; unpublished ones are omitted. */
export const compareTechnologies = endpoint({
  name: 'compareTechnologies',
  method: 'GET',
  path: '/technology/shown/compare',
  summary: 'Two technologies side by side',
  query: z.object({ one: text(22).default(''), other: text(22).default('') }),
  response: z.object({ items: z.array(shownTechnology) }),
  reads: ['technology'],
  permission: 'public',
})
