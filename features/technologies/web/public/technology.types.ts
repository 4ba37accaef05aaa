import type { z } from 'zod'
import type {
  listedTechnology,
  neighbourhood,
  shownTechnology,
  wholeGraph,
} from '../../contract/technology.schemas.ts'
import type { getTechnologyTree } from '../../contract/shown-technology.endpoints.ts'

/** A technology in the public list. */
export type ListedTechnology = z.output<typeof listedTechnology>

/** The public page of a technology. */
export type ShownTechnology = z.output<typeof shownTechnology>

/** A branch of the tree. */
export type TechnologyBranch = z.output<typeof getTechnologyTree.response>['branches'][number]

/** A technology with its neighbours. */
export type Neighbourhood = z.output<typeof neighbourhood>

/** The whole catalogue as a graph. */
export type WholeGraph = z.output<typeof wholeGraph>
