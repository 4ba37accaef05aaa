import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getTaskChanges } from '../../contract/remark.endpoints.ts'

/** Changes of a task, as returned by the server. */
export type Changes = ResponseOf<typeof getTaskChanges>

/** Number of changes: fields, files and the answer. */
export const countChanges = ({ fieldsTotal, answer, addedFiles, removedFiles }: Changes): number =>
  fieldsTotal + (answer ? 1 : 0) + addedFiles.length + removedFiles.length
