import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { selectionSettings } from './rule.schemas.ts'
import { selection, selectionPreview, selectionRecord, selectionRow } from './selection.schemas.ts'

/** The version that the caller loaded; 0 if nothing was saved yet. */
const seenVersion = () => z.int('NOT_AN_INTEGER').min(0, 'INVALID').max(2_147_483_646, 'TOO_BIG')

/** Selection settings of a task, and the number of participants. */
export const getSelection = endpoint({
  name: 'getSelection',
  method: 'GET',
  path: '/selection/get',
  summary: 'Auto-selection of a task',
  query: z.object({ trackpointId: idParam() }),
  response: selection,
  reads: ['selection', 'programme', 'task'],
  permission: 'signed-in',
})

/** Saves the selection settings of a task; `STATE_CHANGED` if they were saved by somebody else in the meantime. */
export const saveSelection = endpoint({
  name: 'saveSelection',
  method: 'POST',
  path: '/selection/save',
  summary: 'Save the settings of an auto-selection',
  body: z.strictObject({ trackpointId: id(), version: seenVersion(), settings: selectionSettings }),
  response: selection,
  errors: ['STATE_CHANGED'],
  changes: ['selection'],
  permission: 'signed-in',
})

/** The result of settings that may be unsaved: the places of all projects, as numbers. */
export const previewSelection = endpoint({
  name: 'previewSelection',
  method: 'POST',
  path: '/selection/preview',
  summary: 'What an auto-selection would come to',
  body: z.strictObject({ trackpointId: id(), settings: selectionSettings }),
  response: selectionPreview,
  errors: ['SELECTION_TOO_LARGE'],
  reads: ['selection', 'task', 'projectProfile'],
  permission: 'signed-in',
})

/** Names and reasons for some participants; those that no longer participate are omitted. */
export const explainSelection = endpoint({
  name: 'explainSelection',
  method: 'POST',
  path: '/selection/explain',
  summary: 'Why projects get their points',
  body: z.strictObject({
    trackpointId: id(),
    settings: selectionSettings,
    taskIds: z.array(id()).min(1, 'REQUIRED').max(50, 'TOO_MANY'),
  }),
  response: z.object({ items: z.array(selectionRow) }),
  reads: ['selection', 'task', 'projectProfile'],
  permission: 'signed-in',
})

/**
 * Runs the saved settings: writes the record and moves the tasks in the background. `STATE_CHANGED` if the settings or
 * the places differ from those shown; `SELECTION_RUNNING` if another run is active.
 */
export const runSelection = endpoint({
  name: 'runSelection',
  method: 'POST',
  path: '/selection/run',
  summary: 'Run an auto-selection',
  body: z.strictObject({
    trackpointId: id(),
    version: seenVersion(),
    fingerprint: z.string().regex(/^[0-9a-f]{64}$/, 'INVALID'),
  }),
  response: selectionRecord,
  errors: ['STATE_CHANGED', 'NOTHING_TO_SELECT', 'SELECTION_RUNNING', 'SELECTION_TOO_LARGE'],
  changes: ['selection', 'task'],
  permission: 'signed-in',
})
