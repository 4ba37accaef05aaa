import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import type { Subscriber } from './events/subscriber.ts'
import type { Handler } from './handler.ts'
import type { Job } from './jobs/job.ts'

/** What a feature gives the portal; the portal refuses to start when endpoints and handlers do not match. */
export type Feature = {
  name: string
  /** Everything its `contract/` declares. */
  endpoints: readonly Endpoint[]
  handlers: readonly Handler[]
  subscribers?: readonly Subscriber[]
  /** Further jobs. */
  jobs?: readonly Job[]
  /** Database constraints that say a rule, and the code that tells the person. */
  constraintErrors?: Readonly<Record<string, ErrorCode>>
}
