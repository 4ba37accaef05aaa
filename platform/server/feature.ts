import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import type { Subscriber } from './events/subscriber.ts'
import type { SweptFiles } from './files/sweep-files.job.ts'
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
  /** Kept files that go once nothing refers to them. */
  files?: readonly SweptFiles[]
  /** Database constraints that say a rule, and the code that tells the person. */
  constraintErrors?: Readonly<Record<string, ErrorCode>>
}
