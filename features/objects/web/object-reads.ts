import { listObjectGroups } from '../contract/group.endpoints.ts'
import { listObjects, listSingleIndicators } from '../contract/object.endpoints.ts'

/** What is no longer true after a deed on an object. */
export const objectReads = [listObjects, listObjectGroups, listSingleIndicators]
