import type { z } from 'zod'
import type {
  getShowcaseAccelerator,
  listShowcaseAccelerators,
} from '../../contract/showcase-accelerators.endpoints.ts'

/** An accelerator in the list of the showcase. */
export type ListedAccelerator = z.output<typeof listShowcaseAccelerators.response>['items'][number]

export type ShownAccelerator = z.output<typeof getShowcaseAccelerator.response>
