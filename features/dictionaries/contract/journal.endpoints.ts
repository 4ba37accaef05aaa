import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, requiredText } from '#platform/contract/fields.ts'
import { whole } from '#platform/contract/lists.ts'
import { importResult } from './dictionary.schemas.ts'
import {
  changesQuery,
  journalEntry,
  valueChanges,
  versionValues,
  versionValuesQuery,
} from './journal.schemas.ts'

const ofDictionary = z.object({ id: idParam() })

/** The versions of a dictionary, newest first. */
export const listDictionaryVersions = endpoint({
  name: 'listDictionaryVersions',
  method: 'GET',
  path: '/dictionary/journal',
  summary: 'Published versions of a dictionary',
  query: ofDictionary,
  response: z.object({ items: z.array(journalEntry) }),
  permission: 'signed-in',
})

/** What changed from one version to another, or up to now. */
export const compareDictionaryVersions = endpoint({
  name: 'compareDictionaryVersions',
  method: 'GET',
  path: '/dictionary/journal/changes',
  summary: 'What changed between two versions',
  query: changesQuery,
  response: valueChanges,
  permission: 'signed-in',
})

/** The values of a version. */
export const listVersionValues = endpoint({
  name: 'listVersionValues',
  method: 'GET',
  path: '/dictionary/journal/values',
  summary: 'Values of a published version',
  query: versionValuesQuery,
  response: versionValues,
  permission: 'signed-in',
})

/** Publishes what stands now under a number or a name. */
export const publishDictionary = endpoint({
  name: 'publishDictionary',
  method: 'POST',
  path: '/dictionary/journal/publish',
  summary: 'Publish a version of a dictionary',
  body: z.strictObject({ id: id(), name: requiredText(200) }),
  response: journalEntry,
  errors: ['JOURNAL_VERSION_EXISTS'],
  permission: 'signed-in',
})

/** The dictionary as xlsx: what stands now, or a version. */
export const exportDictionary = endpoint({
  name: 'exportDictionary',
  method: 'GET',
  path: '/dictionary/export',
  summary: 'Download a dictionary as xlsx',
  query: ofDictionary.extend({ number: whole(1_000_000).optional() }),
  transport: 'file',
  response: null,
  permission: 'signed-in',
})

/** Says what a spreadsheet would change, and what is wrong in it. */
export const checkDictionaryImport = endpoint({
  name: 'checkDictionaryImport',
  method: 'POST',
  path: '/dictionary/import/check',
  summary: 'Try a spreadsheet of values',
  query: ofDictionary,
  transport: 'multipart',
  response: importResult,
  errors: ['FILE_INCORRECT', 'FILE_TOO_LARGE', 'SHEET_TOO_LARGE', 'SHEET_TOO_HEAVY'],
  permission: 'signed-in',
})

/** Brings a spreadsheet in as a whole, if the dictionary is still what it was when it was tried. */
export const applyDictionaryImport = endpoint({
  name: 'applyDictionaryImport',
  method: 'POST',
  path: '/dictionary/import/apply',
  summary: 'Bring a spreadsheet of values in',
  query: ofDictionary.extend({ revision: whole(999_999_999) }),
  transport: 'multipart',
  response: importResult,
  errors: ['FILE_INCORRECT', 'FILE_TOO_LARGE', 'SHEET_TOO_LARGE', 'SHEET_TOO_HEAVY', 'STATE_CHANGED'],
  permission: 'signed-in',
})
