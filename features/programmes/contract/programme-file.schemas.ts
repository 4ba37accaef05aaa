import { z } from 'zod'
import { requiredText, text } from '#platform/contract/fields.ts'
import { elementCode } from '../../fields/contract/value.schemas.ts'
import { maxPoints } from '../domain/checklist.rules.ts'
import { maxContents } from '../domain/content-limits.rules.ts'
import { taskReports } from '../domain/report-types.ts'
import { pointText, programmeFields, trackFields, trackpointFields } from './content.schemas.ts'

/** Maximum size of a programme file, in bytes. */
export const programmeFileLimit = 1024 * 1024

const fileField = z.strictObject({
  code: elementCode(),
  /** Its name in the source: identifies fields that are missing here. */
  name: text(255).default(''),
  required: z.boolean().default(false),
  readOnly: z.boolean().default(false),
})

const fileTask = trackpointFields.extend({
  reportType: z.enum(taskReports, 'NOT_IN_LIST').nullable().default(null),
  /** The name of its report by template, instead of a report of the portal. */
  template: requiredText(200).optional(),
  fields: z.array(fileField).max(400, 'TOO_MANY').default([]),
  checklist: z.array(pointText()).max(maxPoints, 'TOO_MANY').default([]),
})

const fileTrack = trackFields.omit({ shortLink: true }).extend({
  trackpoints: z.array(fileTask).max(maxContents.trackpoint, 'TOO_MANY').default([]),
  /** Fields of the application form. */
  form: z.array(fileField).max(400, 'TOO_MANY').default([]),
})

/**
 * A programme as a file, without data specific to one accelerator: no ids, short links, intakes or projects. Texts
 * have the limits of their forms, and unknown properties are refused.
 */
export const programmeFile = z.strictObject({
  format: z.literal('accelerator-programme', 'INVALID'),
  version: z.literal(1, 'INVALID'),
  programme: programmeFields.extend({
    tracks: z.array(fileTrack).max(maxContents.track, 'TOO_MANY').default([]),
  }),
})

/**
 * A profile field that a task of the file, or an application (`trackpoint` is empty), requests and that no active
 * template here has.
 */
const missingField = z.object({
  track: z.string(),
  trackpoint: z.string(),
  code: z.string(),
  name: z.string(),
})

/** A report by template of a task of the file that the accelerator does not have: the task gets none. */
const missingReport = missingField.omit({ code: true })

/** The result of importing a file here. */
export const programmePreview = z.object({
  name: z.string(),
  tracks: z.array(z.object({ name: z.string(), trackpoints: z.int() })),
  missing: z.array(missingField),
  missingReports: z.array(missingReport),
})
