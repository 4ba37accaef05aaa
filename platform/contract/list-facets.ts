import { z } from 'zod'

/** One value of a filter: what it is called where the server names it, and how many rows have it. */
const facetValue = z.object({ value: z.string(), name: z.string().nullable(), count: z.int() })

export type FacetValue = z.output<typeof facetValue>

/**
 * What a list answers besides its rows where its filters are chips with counts: for each filter its values, each counted
 * under all the other filters, so that a chip says what pressing it shows.
 */
export const facetsOf = <const N extends string>(...names: N[]) =>
  z.object(
    Object.fromEntries(names.map((name) => [name, z.array(facetValue)])) as Record<
      N,
      z.ZodArray<typeof facetValue>
    >,
  )
