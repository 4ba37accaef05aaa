import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { flagParam, id, idParam, text } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { outcomes } from '../domain/rank.rules.ts'
import { recordStateTable } from '../domain/state-tables.ts'
import { recordStates } from '../domain/states.ts'
import { resultInWords, stepInWords, wholePoints, whyInWords } from './item-words.ts'
import { recordItem, recordRow, selectionRecord, totalRow } from './selection.schemas.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })
const whichRecord = z.object({ recordId: idParam() })

/** The accelerator's selection records, newest first. */
export const listSelectionRecords = list({
  name: 'listSelectionRecords',
  path: '/selection/record/list',
  summary: 'Selection records',
  permission: 'signed-in',
  headers: onAccelerator,
  reads: ['selection'],
  row: recordRow,
  sortings: ['CREATE_DATE'],
  defaultSort: '-CREATE_DATE',
  filters: { status: listParam(recordStates), trackpointId: idParam() },
  search: true,
  table: {
    texts: 'selection:records',
    columns: {
      task: 'trackpointName',
      track: 'trackName',
      programme: 'programmeName',
      status: ({ status }, t) => t(stateKey(recordStateTable, status)),
      participants: 'participants',
      passed: 'passed',
      by: 'createdBy',
      created: 'createdAt',
      applied: 'appliedAt',
    },
  },
  errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
})

export const getSelectionRecord = endpoint({
  name: 'getSelectionRecord',
  method: 'GET',
  path: '/selection/record/get',
  summary: 'A selection record',
  query: whichRecord,
  response: selectionRecord,
  reads: ['selection'],
  permission: 'signed-in',
})

/** Projects of a record in order of their places, with the reasons. */
export const listSelectionRecordItems = list({
  name: 'listSelectionRecordItems',
  path: '/selection/record/items',
  summary: 'Projects of a selection record',
  permission: 'signed-in',
  reads: ['selection'],
  row: recordItem,
  sortings: ['PLACE', 'NAME'],
  defaultSort: 'PLACE',
  filters: { passed: flagParam(), outcome: listParam(outcomes) },
  search: true,
  table: {
    texts: 'selection:items',
    columns: {
      place: 'place',
      project: 'projectName',
      stream: 'streamName',
      points: wholePoints,
      result: resultInWords,
      why: whyInWords,
      step: stepInWords,
    },
  },
  of: { recordId: idParam() },
})

/** The total selection record: results of all selections of the accelerator, a programme, a track or a task. */
export const listTotalSelection = list({
  name: 'listTotalSelection',
  path: '/selection/total',
  summary: 'Results of all selections',
  permission: 'signed-in',
  headers: onAccelerator,
  reads: ['selection'],
  row: totalRow,
  sortings: ['CREATE_DATE', 'NAME'],
  defaultSort: '-CREATE_DATE',
  filters: {
    programmeId: idParam(),
    trackId: idParam(),
    trackpointId: idParam(),
    passed: flagParam(),
    status: listParam(recordStates),
  },
  search: true,
  table: {
    texts: 'selection:total',
    columns: {
      project: 'projectName',
      programme: 'programmeName',
      track: 'trackName',
      task: 'trackpointName',
      stream: 'streamName',
      place: 'place',
      points: wholePoints,
      result: resultInWords,
      why: whyInWords,
      status: ({ status }, t) => t(stateKey(recordStateTable, status)),
      created: 'createdAt',
    },
  },
  errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
})

/** A record as a document to print or as a spreadsheet. */
export const downloadSelectionRecord = endpoint({
  name: 'downloadSelectionRecord',
  method: 'POST',
  path: '/selection/record/file',
  summary: 'Download a selection record',
  body: z.strictObject({ recordId: id(), format: z.enum(['docx', 'xlsx'], 'NOT_IN_LIST') }),
  transport: 'file',
  response: null,
  errors: ['RATE_LIMITED'],
  // Only counts the user's downloads for the rate limit.
  changes: [],
  permission: 'signed-in',
})

/** Applies the results: passed projects are accepted, the others rejected, and every team is notified of the reason. */
export const applySelection = endpoint({
  name: 'applySelection',
  method: 'POST',
  path: '/selection/record/apply',
  summary: 'Apply the results of a selection',
  body: z.strictObject({ recordId: id(), message: text(1200) }),
  response: selectionRecord,
  errors: ['STATE_CHANGED', 'NOTHING_TO_SELECT', 'SELECTION_RUNNING'],
  changes: ['selection', 'task'],
  permission: 'signed-in',
})
