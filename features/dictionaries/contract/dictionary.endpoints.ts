import { endpoint } from '#platform/contract/endpoint.ts'
import { dictionariesQuery, dictionaryList } from './dictionary.schemas.ts'

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
