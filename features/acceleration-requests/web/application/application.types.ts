import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type {
  getApplicationDraft,
  listApplicationDrafts,
} from '../../contract/application-draft.endpoints.ts'

/** An application that is not sent yet, among others. */
export type Draft = ResponseOf<typeof listApplicationDrafts>['items'][number]

/** The same with everything its page shows. */
export type DraftPage = ResponseOf<typeof getApplicationDraft>
