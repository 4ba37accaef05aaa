import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { historyEntry } from '#platform/contract/lists.ts'
import {
  dictionariesQuery,
  dictionaryDetails,
  dictionaryFields,
  dictionaryList,
  dictionaryNames,
} from './dictionary.schemas.ts'

const ofDictionary = z.object({ id: idParam() })

/** All dictionaries: templates choose from them, administrators keep them. */
export const listDictionaries = endpoint({
  name: 'listDictionaries',
  method: 'GET',
  path: '/dictionary/list',
  summary: 'Dictionaries',
  query: dictionariesQuery,
  response: dictionaryList,
  permission: 'signed-in',
})

/** One dictionary with what it is linked to. */
export const getDictionary = endpoint({
  name: 'getDictionary',
  method: 'GET',
  path: '/dictionary/get',
  summary: 'A dictionary',
  query: ofDictionary,
  response: dictionaryDetails,
  permission: 'signed-in',
})

/** What was done with a dictionary and its values. */
export const getDictionaryHistory = endpoint({
  name: 'getDictionaryHistory',
  method: 'GET',
  path: '/dictionary/history',
  summary: 'The history of a dictionary',
  query: ofDictionary,
  response: z.object({ items: z.array(historyEntry) }),
  permission: 'signed-in',
})

/** Adds an empty dictionary; its code stays for ever. */
export const createDictionary = endpoint({
  name: 'createDictionary',
  method: 'POST',
  path: '/dictionary/create',
  summary: 'Create a dictionary',
  body: dictionaryFields,
  response: dictionaryDetails,
  permission: 'signed-in',
})

/** Renames a dictionary. */
export const editDictionary = endpoint({
  name: 'editDictionary',
  method: 'POST',
  path: '/dictionary/edit',
  summary: 'Rename a dictionary',
  body: dictionaryNames,
  response: dictionaryDetails,
  permission: 'signed-in',
})

/** Deletes a dictionary that nothing is linked to and nothing uses. */
export const deleteDictionary = endpoint({
  name: 'deleteDictionary',
  method: 'POST',
  path: '/dictionary/delete',
  summary: 'Delete a dictionary',
  body: z.strictObject({ id: id() }),
  response: null,
  errors: ['DICTIONARY_LINKED', 'OBJECT_IN_USE'],
  permission: 'signed-in',
})

/** Puts a dictionary below another. */
export const linkDictionaries = endpoint({
  name: 'linkDictionaries',
  method: 'POST',
  path: '/dictionary/link',
  summary: 'Link two dictionaries',
  body: z.strictObject({ parentId: id(), childId: id() }),
  response: dictionaryDetails,
  errors: ['DICTIONARY_SELF_LINK', 'DICTIONARY_CYCLIC_LINK', 'DICTIONARY_IN_OTHER_CHAIN'],
  permission: 'signed-in',
})

/** Takes a dictionary out from below another, once no value of the chain hangs on the link. */
export const unlinkDictionary = endpoint({
  name: 'unlinkDictionary',
  method: 'POST',
  path: '/dictionary/unlink',
  summary: 'Remove the link of a dictionary',
  body: z.strictObject({ childId: id() }),
  response: dictionaryDetails,
  errors: ['DICTIONARY_LINKED'],
  permission: 'signed-in',
})
