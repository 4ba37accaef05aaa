import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, version } from '#platform/contract/fields.ts'
import { elementCode } from '../../fields/contract/value.schemas.ts'
import { dataTypes, elementKinds } from '../../fields/domain/element-types.ts'

const words = z.object({ ru: z.string(), en: z.string() })

/** An element of a profile in the choice of fields. */
const choice = z.object({
  code: z.string(),
  name: words,
  kind: z.enum(elementKinds),
  type: z.enum(dataTypes).nullable(),
  /** Whether its template requires it. */
  required: z.boolean(),
})

const requestedField = { code: elementCode(), required: z.boolean(), readOnly: z.boolean() }

/** Requested fields of a trackpoint or of the application to a track, in order, with the templates' names. */
const requestedFields = z.object({
  /** Required when saving: `STATE_CHANGED` if the fields were saved by another person meanwhile. */
  version: z.int(),
  editable: z.boolean(),
  fields: z.array(
    choice.extend({
      ...requestedField,
      section: words,
      /** An active template still has it; otherwise it is no longer requested. */
      available: z.boolean(),
    }),
  ),
})

/** The fields of a trackpoint, and the number of started tasks: with any, the fields cannot be changed. */
const trackpointFields = requestedFields.extend({ startedTasks: z.int() })

const fieldsToSave = z.array(z.strictObject(requestedField)).max(400, 'TOO_MANY')

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

/** Profile fields that a trackpoint requests. */
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

/** Fields available to a trackpoint: elements of the active templates by section. */
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

/** Saves all requested fields of a trackpoint, in order; not allowed once one of its tasks was started. */
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

/** Profile fields that an application to a track requires. */
export const getTrackForm = endpoint({
  name: 'getTrackForm',
  method: 'GET',
  path: '/accelerator-program-track/form',
  summary: 'Fields of the profile that an application to a track asks for',
  query: z.object({ trackId: idParam() }),
  response: requestedFields,
  reads: ['programme'],
  permission: 'signed-in',
})

/** Fields available to an application form. */
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

/** Saves all fields of an application form, in order, at any time: each application retains its own. */
export const saveTrackForm = endpoint({
  name: 'saveTrackForm',
  method: 'POST',
  path: '/accelerator-program-track/save-form',
  summary: 'Choose the fields that an application to a track asks for',
  body: z.strictObject({ trackId: id(), version: version(), fields: fieldsToSave }),
  response: requestedFields,
  errors: ['STATE_CHANGED', 'TRANSFER_REQUEST_EXISTS'],
  changes: ['programme'],
  permission: 'signed-in',
})
