import type { Endpoint } from '#platform/contract/endpoint.ts'

/** Every call of this feature. */
export const endpoints: Endpoint[] = []
