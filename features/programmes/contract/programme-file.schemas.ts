import { z } from 'zod'
import { text } from '#platform/contract/fields.ts'
import { elementCode } from '../../fields/contract/value.schemas.ts'
import { mostContents } from '../domain/content-limits.rules.ts'
import { mostPoints } from '../domain/checklist.rules.ts'
import { pointText, programmeFields, trackFields, trackpointFields } from './content.schemas.ts'

/** The largest file of a programme in bytes. */
export const programmeFileLimit = 1024 * 1024

const fileField = z.strictObject({
  code: elementCode(),
  /** What it is called where the file comes from: it names what cannot be found. */
  name: text(255).default(''),
  required: z.boolean().default(false),
  readOnly: z.boolean().default(false),
})

const fileTask = trackpointFields.extend({
  fields: z.array(fileField).max(400, 'TOO_MANY').default([]),
  checklist: z.array(pointText()).max(mostPoints, 'TOO_MANY').default([]),
})

const fileTrack = trackFields.omit({ shortLink: true }).extend({
  trackpoints: z.array(fileTask).max(mostContents.trackpoint, 'TOO_MANY').default([]),
  /** What an application asks for. */
  form: z.array(fileField).max(400, 'TOO_MANY').default([]),
})

/**
 * A programme as a file, without what belongs to one accelerator: no ids, no short links, no intakes, no projects. Each
 * text keeps the limits it has where it is typed, and what the format does not name is refused.
 */
export const programmeFile = z.strictObject({
  format: z.literal('accelerator-programme', 'INVALID'),
  version: z.literal(1, 'INVALID'),
  programme: programmeFields.extend({
    tracks: z.array(fileTrack).max(mostContents.track, 'TOO_MANY').default([]),
  }),
})

/** A profile field that a task of the file, or an application (`trackpoint` is empty), asks for and no active template here has. */
const missingField = z.object({
  track: z.string(),
  trackpoint: z.string(),
  code: z.string(),
  name: z.string(),
})

/** What a file would become here. */
export const programmePreview = z.object({
  name: z.string(),
  tracks: z.array(z.object({ name: z.string(), trackpoints: z.int() })),
  missing: z.array(missingField),
})
