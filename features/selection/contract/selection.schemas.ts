import { z } from 'zod'
import { id, instant } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { dataTypes } from '../../fields/domain/element-types.ts'
import { outcomes } from '../domain/rank.rules.ts'
import { refusalCodes } from '../domain/rule-kind.ts'
import { itemSteps, recordActions, recordStates } from '../domain/states.ts'
import { shownSettings } from './rule.schemas.ts'

const words = z.object({ ru: z.string(), en: z.string() })

/** A field that a rule can look at. */
const selectionField = z.object({
  code: z.string(),
  name: words,
  section: words,
  type: z.enum(dataTypes),
  /** LIST: the code of its dictionary. */
  dictionary: z.string().nullable(),
  /** MONEY: its only currency. */
  currency: z.string().nullable(),
  /** The task asks for it. */
  asked: z.boolean(),
})

/** The selection of a task as its screen needs it. */
export const selection = z.object({
  trackpoint: namedRef,
  track: namedRef.extend({ onSchedule: z.boolean() }),
  programme: namedRef,
  streams: z.array(namedRef),
  fields: z.array(selectionField),
  /** Names of the dictionary values that the settings mention, by ids. */
  names: z.record(z.string(), words),
  settings: shownSettings,
  /** 0 while nobody has saved any. */
  version: z.int(),
  savedBy: personRef.nullable(),
  savedAt: instant().nullable(),
  /** Projects that take part now: their tasks are handed in. */
  participants: z.int(),
  /** Of these, projects of one's own: one decides on none of them. */
  own: z.int(),
  /** The record that is being run or applied now. */
  running: id().nullable(),
  actions: z.array(z.enum(['edit', 'run'])),
})

/** The places as the settings come to them now, in their order: one number of each list says one thing of one project. */
export const selectionPreview = z.object({
  /** Names exactly these settings and these places: what is run is what was seen. */
  fingerprint: z.string(),
  taskIds: z.array(z.int()),
  /** In hundredths, not rounded. */
  points: z.array(z.number()),
  /** Ids of streams; 0 is none. */
  streams: z.array(z.int()),
  /** From this place on, counted from 0, everybody is kept out by a field. */
  refusedFrom: z.int(),
})

const failure = z.object({ code: z.string(), why: z.enum(refusalCodes) })

/** What the settings make of one project. */
export const selectionRow = z.object({
  taskId: id(),
  projectTrackId: id(),
  project: namedRef,
  points: z.number(),
  byRule: z.array(z.number()),
  failures: z.array(failure),
})

/** A record in the list. */
export const recordRow = z.object({
  id: id(),
  trackpointName: z.string(),
  trackName: z.string(),
  programmeName: z.string(),
  status: z.enum(recordStates),
  participants: z.int(),
  passed: z.int(),
  createdBy: personRef,
  createdAt: instant(),
  appliedAt: instant().nullable(),
  actions: z.array(z.enum(recordActions)),
})

/** A record with what its page shows. */
export const selectionRecord = recordRow.extend({
  trackpointId: id().nullable(),
  appliedBy: personRef.nullable(),
  message: z.string(),
  settings: shownSettings,
  /** What everything in the settings was called. */
  fields: z.record(z.string(), words),
  names: z.record(z.string(), words),
  streams: z.record(z.string(), z.string()),
  /** How many projects came how far. */
  steps: z.record(z.enum(itemSteps), z.int()),
  /** Projects that can still be accepted or rejected. */
  applicable: z.int(),
})

/** A project of a record. */
export const recordItem = z.object({
  place: z.int(),
  projectName: z.string(),
  /** The project's work on the track, while it exists. */
  projectTrackId: id().nullable(),
  taskId: id().nullable(),
  streamName: z.string(),
  outcome: z.enum(outcomes),
  points: z.number(),
  byRule: z.array(z.number()),
  failures: z.array(failure.extend({ name: words })),
  step: z.enum(itemSteps),
  refused: z.string().nullable(),
})

/** A project of any record of the accelerator. */
export const totalRow = recordItem.omit({ byRule: true }).extend({
  key: z.string(),
  recordId: id(),
  trackpointName: z.string(),
  trackName: z.string(),
  programmeName: z.string(),
  createdAt: instant(),
  status: z.enum(recordStates),
})
