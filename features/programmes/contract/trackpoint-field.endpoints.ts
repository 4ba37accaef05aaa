import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, version } from '#platform/contract/fields.ts'
import { elementCode } from '../../fields/contract/value.schemas.ts'
import { dataTypes, elementKinds } from '../../fields/domain/element-types.ts'

const words = z.object({ ru: z.string(), en: z.string() })

/** An element of a profile as one chooses it. */
const choice = z.object({
  code: z.string(),
  name: words,
  kind: z.enum(elementKinds),
  type: z.enum(dataTypes).nullable(),
  /** Whether its template demands it. */
  required: z.boolean(),
})

const asked = { code: elementCode(), required: z.boolean(), readOnly: z.boolean() }

/** What a trackpoint or the application to a track asks for, in order, in the words of the templates. */
const askedFields = z.object({
  /** Send it back when saving: fields saved by somebody else meanwhile answer `STATE_CHANGED`. */
  version: z.int(),
  editable: z.boolean(),
  fields: z.array(
    choice.extend({
      ...asked,
      section: words,
      /** An active template still has it; what none has is asked for no more. */
      available: z.boolean(),
    }),
  ),
})

/** The fields of a trackpoint, and how many tasks began already: from the first on they stay as they are. */
const trackpointFields = askedFields.extend({ startedTasks: z.int() })

const fieldsToSave = z.array(z.strictObject(asked)).max(400, 'TOO_MANY')

const choices = z.object({
  templates: z.array(
    z.object({
      id: id(),
      name: z.string(),
      main: z.boolean(),
      sections: z.array(z.object({ id: z.string(), name: words, elements: z.array(choice) })),
    }),
  ),
})

/** What a trackpoint asks for of the project's profile. */
export const getTrackpointFields = endpoint({
  name: 'getTrackpointFields',
  method: 'GET',
  path: '/trackpoint/fields',
  summary: 'Fields of the profile that a trackpoint asks for',
  query: z.object({ trackpointId: idParam() }),
  response: trackpointFields,
  reads: ['programme'],
  permission: 'signed-in',
})

/** Everything a trackpoint may ask for: elements of the active templates by sections. */
export const getTrackpointFieldChoices = endpoint({
  name: 'getTrackpointFieldChoices',
  method: 'GET',
  path: '/trackpoint/field-choices',
  summary: 'Elements of profile templates to choose from',
  query: z.object({ trackpointId: idParam() }),
  response: choices,
  reads: ['profileTemplate'],
  permission: 'signed-in',
})

/** Saves what a trackpoint asks for, whole and in order; once a task of it began, nothing of it changes. */
export const saveTrackpointFields = endpoint({
  name: 'saveTrackpointFields',
  method: 'POST',
  path: '/trackpoint/save-fields',
  summary: 'Choose the fields that a trackpoint asks for',
  body: z.strictObject({
    trackpointId: id(),
    version: version(),
    fields: fieldsToSave,
  }),
  response: trackpointFields,
  errors: ['STATE_CHANGED', 'EDIT_FORBIDDEN_TRACKPOINTS_STARTED', 'TRANSFER_REQUEST_EXISTS'],
  changes: ['programme'],
  permission: 'signed-in',
})

/** What one fills in of the project's profile to apply to a track. */
export const getTrackForm = endpoint({
  name: 'getTrackForm',
  method: 'GET',
  path: '/accelerator-program-track/form',
  summary: 'Fields of the profile that an application to a track asks for',
  query: z.object({ trackId: idParam() }),
  response: askedFields,
  reads: ['programme'],
  permission: 'signed-in',
})

/** Everything an application may ask for. */
export const getTrackFormChoices = endpoint({
  name: 'getTrackFormChoices',
  method: 'GET',
  path: '/accelerator-program-track/form-choices',
  summary: 'Elements of profile templates for the application to a track',
  query: z.object({ trackId: idParam() }),
  response: choices,
  reads: ['profileTemplate'],
  permission: 'signed-in',
})

/** Saves what an application asks for, whole and in order, at any time: each application keeps what it was asked. */
export const saveTrackForm = endpoint({
  name: 'saveTrackForm',
  method: 'POST',
  path: '/accelerator-program-track/save-form',
  summary: 'Choose the fields that an application to a track asks for',
  body: z.strictObject({ trackId: id(), version: version(), fields: fieldsToSave }),
  response: askedFields,
  errors: ['STATE_CHANGED', 'TRANSFER_REQUEST_EXISTS'],
  changes: ['programme'],
  permission: 'signed-in',
})
