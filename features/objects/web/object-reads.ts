import { getObjectGroupHistory, listObjectGroups } from '../contract/group.endpoints.ts'
import {
  getObject,
  getObjectHistory,
  listObjects,
  listSingleIndicators,
} from '../contract/object.endpoints.ts'

/** What is no longer true of the catalogue after an object is gone; what is gone is not asked for again. */
export const catalogueReads = [listObjects, listObjectGroups, listSingleIndicators]

/** What is no longer true after a deed on an object or a group. */
export const objectReads = [...catalogueReads, getObject, getObjectHistory, getObjectGroupHistory]
