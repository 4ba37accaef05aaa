import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getSavedComment } from '../../contract/saved-comment.endpoints.ts'

/** A saved comment as the portal answers it. */
export type SavedComment = ResponseOf<typeof getSavedComment>
