import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { flagParam, id, idParam } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { historyEntry } from '#platform/contract/lists.ts'
import { dictionaryDetails, dictionaryFields, dictionaryNames, dictionaryRow } from './dictionary.schemas.ts'

const ofDictionary = z.object({ id: idParam() })

/** All dictionaries. Templates choose from them, administrators manage them. */
export const listDictionaries = list({
  name: 'listDictionaries',
  path: '/dictionary/list',
  summary: 'Dictionaries',
  permission: 'signed-in',
  reads: ['dictionary'],
  row: dictionaryRow,
  sortings: ['NAME', 'CODE', 'UPDATE_DATE', 'VALUES'],
  defaultSort: 'NAME',
  // Only linked dictionaries; the search then also matches the parent's names.
  filters: { linkedOnly: flagParam() },
  search: true,
  table: {
    texts: 'dictionaries:list',
    columns: {
      name: 'name',
      code: 'code',
      parent: 'parent',
      values: 'valuesCount',
      archived: 'archivedCount',
      version: 'version',
      updated: 'updatedAt',
    },
  },
})

/** One dictionary with its links. */
export const getDictionary = endpoint({
  name: 'getDictionary',
  method: 'GET',
  path: '/dictionary/get',
  summary: 'A dictionary',
  query: ofDictionary,
  response: dictionaryDetails,
  reads: ['dictionary'],
  permission: 'signed-in',
})

/** History of actions on a dictionary and its values. */
export const getDictionaryHistory = endpoint({
  name: 'getDictionaryHistory',
  method: 'GET',
  path: '/dictionary/history',
  summary: 'The history of a dictionary',
  query: ofDictionary,
  response: z.object({ items: z.array(historyEntry) }),
  reads: ['dictionary'],
  permission: 'signed-in',
})

/** Creates an empty dictionary; its code is permanent. */
export const createDictionary = endpoint({
  name: 'createDictionary',
  method: 'POST',
  path: '/dictionary/create',
  summary: 'Create a dictionary',
  body: dictionaryFields,
  response: dictionaryDetails,
  changes: ['dictionary'],
  permission: 'signed-in',
})

export const editDictionary = endpoint({
  name: 'editDictionary',
  method: 'POST',
  path: '/dictionary/edit',
  summary: 'Rename a dictionary',
  body: dictionaryNames,
  response: dictionaryDetails,
  changes: ['dictionary'],
  permission: 'signed-in',
})

/** Deletes a dictionary that has no links and is not used. */
export const deleteDictionary = endpoint({
  name: 'deleteDictionary',
  method: 'POST',
  path: '/dictionary/delete',
  summary: 'Delete a dictionary',
  body: z.strictObject({ id: id() }),
  response: null,
  errors: ['DICTIONARY_LINKED', 'OBJECT_IN_USE'],
  changes: ['dictionary'],
  removes: true,
  permission: 'signed-in',
})

/** Makes one dictionary the parent of another. */
export const linkDictionaries = endpoint({
  name: 'linkDictionaries',
  method: 'POST',
  path: '/dictionary/link',
  summary: 'Link two dictionaries',
  body: z.strictObject({ parentId: id(), childId: id() }),
  response: dictionaryDetails,
  errors: ['DICTIONARY_SELF_LINK', 'DICTIONARY_CYCLIC_LINK', 'DICTIONARY_IN_OTHER_CHAIN'],
  changes: ['dictionary'],
  permission: 'signed-in',
})

/** Removes a dictionary's parent, unless a value of the chain depends on the link. */
export const unlinkDictionary = endpoint({
  name: 'unlinkDictionary',
  method: 'POST',
  path: '/dictionary/unlink',
  summary: 'Remove the link of a dictionary',
  body: z.strictObject({ childId: id() }),
  response: dictionaryDetails,
  errors: ['DICTIONARY_LINKED'],
  changes: ['dictionary'],
  permission: 'signed-in',
})
