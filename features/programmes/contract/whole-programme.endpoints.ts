import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { elementCode } from '../../fields/contract/value.schemas.ts'
import { trackLimits } from '../domain/content-limits.rules.ts'
import { programme, track } from './content.schemas.ts'
import { programmeFile, programmeFileLimit, programmePreview } from './programme-file.schemas.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })

/** Copies a track with its tasks into a draft next to it, for future projects; archived tasks are not copied. */
export const createTrackVersion = endpoint({
  name: 'createTrackVersion',
  method: 'POST',
  path: '/accelerator-program-track/new-version',
  summary: 'Create a new version of a track',
  body: z.strictObject({ trackId: id() }),
  response: track,
  errors: ['STATE_CHANGED', ...trackLimits],
  changes: ['programme'],
  permission: 'signed-in',
})

/** Copies a programme with its tracks and tasks as drafts, to the end of the list; archived ones are not copied. */
export const copyProgramme = endpoint({
  name: 'copyProgramme',
  method: 'POST',
  path: '/accelerator-program/copy',
  summary: 'Copy a programme',
  body: z.strictObject({ programmeId: id() }),
  response: programme,
  errors: ['PROGRAMME_LIMIT', ...trackLimits],
  changes: ['programme'],
  permission: 'signed-in',
})

/** A programme with its tracks and tasks as a JSON file, for this or another accelerator. */
export const exportProgramme = endpoint({
  name: 'exportProgramme',
  method: 'GET',
  path: '/accelerator-program/export',
  summary: 'Export a programme',
  query: z.object({ programmeId: idParam() }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'signed-in',
})

/** Dry run of an import: the result, and the fields that are missing here; writes nothing. */
export const previewProgrammeFile = endpoint({
  name: 'previewProgrammeFile',
  method: 'POST',
  path: '/accelerator-program/import-preview',
  summary: 'Look into a programme file before importing it',
  headers: onAccelerator,
  body: z.strictObject({ file: programmeFile }),
  bodyLimit: programmeFileLimit,
  response: programmePreview,
  reads: [],
  permission: 'signed-in',
})

/**
 * Imports a programme from a file, as drafts. Missing fields are omitted, if they are those that the person saw:
 * otherwise `STATE_CHANGED`.
 */
export const importProgramme = endpoint({
  name: 'importProgramme',
  method: 'POST',
  path: '/accelerator-program/import',
  summary: 'Import a programme from a file',
  headers: onAccelerator,
  body: z.strictObject({ file: programmeFile, without: z.array(elementCode()).max(5000, 'TOO_MANY') }),
  bodyLimit: programmeFileLimit,
  response: programme,
  errors: ['STATE_CHANGED', 'PROGRAMME_LIMIT', ...trackLimits],
  changes: ['programme'],
  permission: 'signed-in',
})
