import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getTaskChanges } from '../../contract/remark.endpoints.ts'

/** What changed in a task, as the portal answers it. */
export type Changes = ResponseOf<typeof getTaskChanges>

/** How many things changed: fields, files, the answer. */
export const countChanges = ({ fieldsTotal, answer, addedFiles, removedFiles }: Changes): number =>
  fieldsTotal + (answer ? 1 : 0) + addedFiles.length + removedFiles.length
