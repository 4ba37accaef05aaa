import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getSelectionRecord } from '../contract/record.endpoints.ts'
import type { getSelection, previewSelection } from '../contract/selection.endpoints.ts'

/** The selection of a task, as returned by the server. */
export type Selection = ResponseOf<typeof getSelection>

/** A field that a rule can assess. */
export type SelectionField = Selection['fields'][number]

export type Preview = ResponseOf<typeof previewSelection>

/** A record with the details of its page. */
export type ShownRecord = ResponseOf<typeof getSelectionRecord>
