import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type {
  getApplicationDraft,
  listApplicationDrafts,
} from '../../contract/application-draft.endpoints.ts'

/** An unsent application in a list. */
export type Draft = ResponseOf<typeof listApplicationDrafts>['items'][number]

/** The same with all data of its page. */
export type DraftPage = ResponseOf<typeof getApplicationDraft>
