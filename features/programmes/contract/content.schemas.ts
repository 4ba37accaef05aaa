import { z } from 'zod'
import { headline, id, instant, plainName, requiredText, text } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { acceleratorStatuses } from '#platform/domain/accelerator-statuses.ts'
import { richText } from '../../fields/contract/rich-text.schemas.ts'
import { currencies } from '../../fields/domain/element-types.ts'
import { deletionBlocks } from '../domain/deletion.rules.ts'
import { investmentTypes, performers, taskTypes } from '../domain/performer.rules.ts'
import { taskReports } from '../domain/report-types.ts'
import { contentActions, contentStates } from '../domain/states.ts'
import { priceFields } from './track-price.schemas.ts'

/** A task's report: a code, or `template:12`. */
export const taskReport = z.union(
  [z.enum(taskReports), z.templateLiteral(['template:', z.string().regex(/^[1-9]\d{0,14}$/)])],
  'NOT_IN_LIST',
)

const days = z.int('NOT_AN_INTEGER').positive('TOO_SMALL').max(3650, 'TOO_BIG').nullable()

const shared = {
  id: id(),
  contentStatus: z.enum(contentStates),
  seq: z.int(),
  /** Required when editing: `STATE_CHANGED` if it was changed meanwhile. */
  version: z.int(),
  updatedAt: instant(),
  /**
   * Number of dependants: pending or accepted applications, for a programme those of its tracks; started tasks. With
   * any, some fields cannot be changed (`editLocks`).
   */
  reliedOn: z.int(),
  /** What prevents its deletion, which is then not among the actions. */
  deletionBlock: z.enum(deletionBlocks).nullable(),
  /**
   * Currently possible actions; in addition to those of the machine: for a programme `copyProgramme` and `export`,
   * for a track `block` or `allow`, `newVersion` and `offer`, for a trackpoint `copy`.
   */
  actions: z.array(
    z.enum([
      ...contentActions,
      'edit',
      'order',
      'copy',
      'copyProgramme',
      'export',
      'newVersion',
      'offer',
      'block',
      'allow',
      'delete',
    ]),
  ),
}

/** Editable fields of a programme. */
export const programmeFields = z.strictObject({
  name: plainName(255),
  description: text(4000).default(''),
  durationDays: days.default(null),
  creationStrategy: z.enum(['STRICT', 'NOT_STRICT'], 'NOT_IN_LIST').default('STRICT'),
  hideProjectProfile: z.boolean().default(false),
  automaticPublication: z.boolean().default(false),
})

/** Editable fields of a track. */
export const trackFields = z.strictObject({
  name: plainName(255),
  description: text(4000).default(''),
  selectionConditions: text(4000).default(''),
  /** Text of the track's public page: rich text, at most 4,000 visible characters. */
  faceText: richText(4000).default(''),
  durationDays: days.default(null),
  investmentType: z.enum(investmentTypes, 'NOT_IN_LIST').default('NONE'),
  /** Letters, digits and dashes of `/s/:shortlink`; generated if empty. */
  shortLink: z
    .string()
    .trim()
    .max(200, 'TOO_LONG')
    .regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)?$/, 'INVALID')
    .default(''),
  /**
   * Number of days in which the accelerator promises to decide on an application; the public page also shows the
   * actual time.
   */
  decisionDays: days.default(null),
  ...priceFields,
  acceptAutomatically: z.boolean().default(false),
  expertiseVisibleToTeam: z.boolean().default(false),
})

/** Editable fields of a trackpoint. */
export const trackpointFields = z.strictObject({
  name: requiredText(255),
  description: text(4000).default(''),
  expectedResult: text(1200).default(''),
  type: z.enum(taskTypes, 'NOT_IN_LIST').default('TASK'),
  performer: z.enum(performers, 'NOT_IN_LIST').default('TEAM'),
  strictlyAccepted: z.boolean().default(true),
  answerRequired: z.boolean().default(true),
  durationDays: days.default(null),
  /** The report that belongs to the task: of the portal, or by template of the accelerator. */
  reportType: taskReport.nullable().default(null),
})

/** Text of a checklist's point. */
export const pointText = () => headline(300)

/** A programme with the number of its tracks. */
export const programme = programmeFields.extend({ ...shared, tracksCount: z.int() })

/** A track with the number of its trackpoints and of applications to it. */
export const track = trackFields.extend({
  ...shared,
  programme: namedRef,
  /** The picture in the heading of the public page. */
  coverUrl: z.string().nullable(),
  /** How it accepts applications; changed by the timetable. */
  requestType: z.enum(['CONTINUOUS', 'ON_SCHEDULE']),
  /** Another track follows the same schedule of streams. */
  sharedStreamSchedule: z.boolean(),
  /** It accepts applications on the days of a schedule, which a copy in the same accelerator also follows. */
  followsSchedule: z.boolean(),
  accessStatus: z.enum(['ALLOWED_TO_WORK', 'BLOCKED']),
  trackpointsCount: z.int(),
  requestsCount: z.int(),
  /** Accelerators that are deciding on an offered copy: until then it cannot be changed. */
  offeredTo: z.array(namedRef),
  /** The track of which it is a newer version. */
  copiedFrom: namedRef.nullable(),
  /** Its newest version, unless archived. */
  newerVersion: namedRef.extend({ contentStatus: z.enum(contentStates) }).nullable(),
})

/** A trackpoint with the number of its tasks. */
export const trackpoint = trackpointFields.extend({
  ...shared,
  programme: namedRef,
  track: namedRef.extend({ investmentType: z.enum(investmentTypes) }),
  copiedFrom: namedRef.nullable(),
  /** Its report by template; null for a report of the portal. */
  template: namedRef.nullable(),
  tasksCount: z.int(),
})

/** The whole tree of an accelerator's settings, in order. */
export const settingsTree = z.object({
  acceleratorApproved: z.boolean(),
  acceleratorStatus: z.enum(acceleratorStatuses),
  /** Currencies in which prices are offered: those of the accelerator's profile. */
  currencies: z.array(z.enum(currencies)),
  /** Whether the caller may create programmes. */
  canEdit: z.boolean(),
  programmes: z.array(
    programme.extend({ tracks: z.array(track.extend({ trackpoints: z.array(trackpoint) })) }),
  ),
})
