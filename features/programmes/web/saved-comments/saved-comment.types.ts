import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getSavedComment } from '../../contract/saved-comment.endpoints.ts'

/** A saved comment in responses. */
export type SavedComment = ResponseOf<typeof getSavedComment>
