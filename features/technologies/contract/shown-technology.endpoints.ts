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

/** The catalogue as the world sees it: what is neither a draft nor in the archive. */
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
  // Drawn by the public pages only.
  table: null,
  more: { facets: facetsOf('level', 'industryId') },
})

/** A technology of the catalogue by its id or its code, in the archive too; a draft is not found. */
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

/** The tree: what stands at its root, and below each place that is open. */
export const getTechnologyTree = endpoint({
  name: 'getTechnologyTree',
  method: 'GET',
  path: '/technology/shown/tree',
  summary: 'The tree of technologies',
  query: z.object({ open: idsParam().optional() }),
  response: z.object({
    /** By parent, the root under 0; at most fifty of each, and how many there are. */
    branches: z.array(z.object({ parentId: z.int(), total: z.int(), nodes: z.array(treeNode) })),
  }),
  reads: ['technology'],
  permission: 'public',
})

/** A technology with two steps of its relations; without an id the one with the most of them. */
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

/** Every technology of the catalogue with every relation, each once: what the picture of the whole is drawn from. */
export const getTechnologyGraph = endpoint({
  name: 'getTechnologyGraph',
  method: 'GET',
  path: '/technology/shown/graph',
  summary: 'The whole graph of technologies',
  response: wholeGraph,
  reads: ['technology'],
  permission: 'public',
})

/** Technologies side by side, by their codes; one that is not shown is left out. */
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
