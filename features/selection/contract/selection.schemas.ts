import { z } from 'zod'
import { id, instant } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { dataTypes } from '../../fields/domain/element-types.ts'
import { outcomes } from '../domain/rank.rules.ts'
import { refusalCodes } from '../domain/rule-kind.ts'
import { itemSteps, recordActions, recordStates } from '../domain/states.ts'
import { shownSettings } from './rule.schemas.ts'

const words = z.object({ ru: z.string(), en: z.string() })

/** A field that a rule can assess. */
const selectionField = z.object({
  code: z.string(),
  name: words,
  section: words,
  type: z.enum(dataTypes),
  /** For LIST, the code of its dictionary. */
  dictionary: z.string().nullable(),
  /** For MONEY, its only currency. */
  currency: z.string().nullable(),
  /** Whether the task requests it. */
  requested: z.boolean(),
})

/** The selection of a task, for its screen. */
export const selection = z.object({
  trackpoint: namedRef,
  track: namedRef.extend({ onSchedule: z.boolean() }),
  programme: namedRef,
  streams: z.array(namedRef),
  fields: z.array(selectionField),
  /** Names of the dictionary values in the settings, by id. */
  names: z.record(z.string(), words),
  settings: shownSettings,
  /** 0 if nothing was saved yet. */
  version: z.int(),
  savedBy: personRef.nullable(),
  savedAt: instant().nullable(),
  /** Number of projects that participate: their tasks are in review. */
  participants: z.int(),
  /** Number of tasks in review that do not participate, because they belong to the caller's own projects. */
  own: z.int(),
  /** The record that is being run or applied now. */
  running: id().nullable(),
  actions: z.array(z.enum(['edit', 'run'])),
})

/** The places that the settings give now, in order, as parallel lists with one entry per project. */
export const selectionPreview = z.object({
  /** Identifies the settings and the places, so that a run uses what was shown. */
  fingerprint: z.string(),
  taskIds: z.array(z.int()),
  /** In hundredths, not rounded. */
  points: z.array(z.number()),
  /** Ids of streams; 0 for none. */
  streams: z.array(z.int()),
  /** Index of the first project that is refused because of a field; all after it are refused too. */
  refusedFrom: z.int(),
})

const failure = z.object({ code: z.string(), why: z.enum(refusalCodes) })

/** The result of one project. */
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

/** A record with the details of its page. */
export const selectionRecord = recordRow.extend({
  trackpointId: id().nullable(),
  appliedBy: personRef.nullable(),
  message: z.string(),
  settings: shownSettings,
  /** Names of everything in the settings, at the time of the run. */
  fields: z.record(z.string(), words),
  names: z.record(z.string(), words),
  streams: z.record(z.string(), z.string()),
  /** Number of projects per step. */
  steps: z.record(z.enum(itemSteps), z.int()),
  /** Number of projects that can still be accepted or rejected. */
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
