import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, requiredText } from '#platform/contract/fields.ts'
import type { TableWords } from '#platform/contract/list-table.ts'
import { list } from '#platform/contract/list.ts'
import { listParam, whole } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { valueStatuses } from '../domain/dictionary-codes.ts'
import { valueStateTable } from '../domain/state-tables.ts'
import { importResult } from './dictionary.schemas.ts'
import { changeKinds, journalEntry, valueChange, valueThen } from './journal.schemas.ts'

const ofDictionary = z.object({ id: idParam() })

type Then = z.output<typeof valueThen>

/** A value before and after a change, if they differ; of a removed value only the former. */
const beforeAndAfter =
  (of: (value: Then, locale: 'ru' | 'en') => string) =>
  ({ before, after }: z.output<typeof valueChange>, _t: TableWords, locale: 'ru' | 'en'): string => {
    const words = [before, after].filter((value) => value !== null).map((value) => of(value, locale))
    return [...new Set(words)].join(' → ')
  }

/** The versions of a dictionary, newest first. */
export const listDictionaryVersions = endpoint({
  name: 'listDictionaryVersions',
  method: 'GET',
  path: '/dictionary/journal',
  summary: 'Published versions of a dictionary',
  query: ofDictionary,
  response: z.object({ items: z.array(journalEntry) }),
  reads: ['dictionary'],
  permission: 'signed-in',
})

/** Differences between two versions, or between one and the current values. */
export const compareDictionaryVersions = list({
  name: 'compareDictionaryVersions',
  path: '/dictionary/journal/changes',
  summary: 'What changed between two versions',
  permission: 'signed-in',
  reads: ['dictionary'],
  row: valueChange,
  sortings: ['ORDER'],
  defaultSort: 'ORDER',
  filters: { kinds: listParam(changeKinds) },
  search: true,
  table: {
    texts: 'dictionaries:changes',
    columns: {
      name: beforeAndAfter((value, locale) => (locale === 'en' ? value.nameEn : value.nameRu)),
      kinds: ({ kinds }, t) => kinds.map((kind) => t(`changes.kinds.${kind}`)).join(', '),
      other: beforeAndAfter((value, locale) => (locale === 'en' ? value.nameRu : value.nameEn)),
      code: 'code',
      parent: beforeAndAfter(({ parent }) => parent ?? '—'),
      order: beforeAndAfter(({ seq }) => String(seq)),
    },
  },
  of: { id: idParam(), from: whole(1_000_000), to: whole(1_000_000).optional() },
  // Number of changes per kind.
  more: { counts: z.partialRecord(z.enum(changeKinds), z.int()) },
})

/** The values of a version. */
export const listVersionValues = list({
  name: 'listVersionValues',
  path: '/dictionary/journal/values',
  summary: 'Values of a published version',
  permission: 'signed-in',
  reads: ['dictionary'],
  row: valueThen,
  sortings: ['ORDER'],
  defaultSort: 'ORDER',
  filters: { status: listParam(valueStatuses) },
  search: true,
  table: {
    texts: 'dictionaries:past',
    columns: {
      name: ({ nameRu, nameEn }, _t, locale) => (locale === 'en' ? nameEn : nameRu),
      other: ({ nameRu, nameEn }, _t, locale) => (locale === 'en' ? nameRu : nameEn),
      code: 'code',
      parent: 'parent',
      order: 'seq',
      status: ({ status }, t) => t(stateKey(valueStateTable, status)),
    },
  },
  of: { id: idParam(), number: whole(1_000_000) },
  more: { version: journalEntry },
})

/** Publishes the current values as a version with a name. */
export const publishDictionary = endpoint({
  name: 'publishDictionary',
  method: 'POST',
  path: '/dictionary/journal/publish',
  summary: 'Publish a version of a dictionary',
  body: z.strictObject({ id: id(), name: requiredText(200) }),
  response: journalEntry,
  errors: ['JOURNAL_VERSION_EXISTS'],
  changes: ['dictionary'],
  permission: 'signed-in',
})

/** The dictionary as xlsx: the current values or those of a version. */
export const exportDictionary = endpoint({
  name: 'exportDictionary',
  method: 'GET',
  path: '/dictionary/export',
  summary: 'Download a dictionary as xlsx',
  query: ofDictionary.extend({ number: whole(1_000_000).optional() }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'signed-in',
})

/** Validates a spreadsheet and returns its changes and errors. */
export const checkDictionaryImport = endpoint({
  name: 'checkDictionaryImport',
  method: 'POST',
  path: '/dictionary/import/check',
  summary: 'Try a spreadsheet of values',
  query: ofDictionary,
  transport: 'multipart',
  response: importResult,
  errors: ['FILE_INCORRECT', 'FILE_TOO_LARGE', 'SHEET_TOO_LARGE', 'SHEET_TOO_HEAVY', 'SHEET_CELL_TOO_LONG'],
  reads: [],
  permission: 'signed-in',
})

/** Imports a spreadsheet, all or nothing, if the dictionary has not changed since the check. */
export const applyDictionaryImport = endpoint({
  name: 'applyDictionaryImport',
  method: 'POST',
  path: '/dictionary/import/apply',
  summary: 'Bring a spreadsheet of values in',
  query: ofDictionary.extend({ revision: whole(999_999_999) }),
  transport: 'multipart',
  response: importResult,
  errors: [
    'FILE_INCORRECT',
    'FILE_TOO_LARGE',
    'SHEET_TOO_LARGE',
    'SHEET_TOO_HEAVY',
    'SHEET_CELL_TOO_LONG',
    'FILE_ENCODING_UNKNOWN',
    'STATE_CHANGED',
  ],
  changes: ['dictionary'],
  permission: 'signed-in',
})
