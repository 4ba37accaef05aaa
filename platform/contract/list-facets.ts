import { z } from 'zod'

/** One value of a filter: its name, if the server knows it, and the number of rows with it. */
export const facetValue = z.object({ value: z.string(), name: z.string().nullable(), count: z.int() })

export type FacetValue = z.output<typeof facetValue>

/**
 * Facets of a list whose filters are chips with counts: the values of each filter, counted under all other filters,
 * so that a chip shows the number of rows after pressing it.
 */
export const facetsOf = <const N extends string>(...names: N[]) =>
  z.object(
    Object.fromEntries(names.map((name) => [name, z.array(facetValue)])) as Record<
      N,
      z.ZodArray<typeof facetValue>
    >,
  )
