import { z } from 'zod'
import { headline, id, instant, plainName, requiredText, text } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { richText } from '../../fields/contract/rich-text.schemas.ts'
import { acceleratorStatuses } from '#platform/domain/accelerator-statuses.ts'
import { investmentTypes, performers } from '../domain/performer.rules.ts'
import { taskReports } from '../domain/report-types.ts'
import { contentActions, contentStates } from '../domain/states.ts'

const days = z.int('NOT_AN_INTEGER').positive('TOO_SMALL').max(3650, 'TOO_BIG').nullable()

const shared = {
  id: id(),
  contentStatus: z.enum(contentStates),
  seq: z.int(),
  /** Send it back with an edit: an edit of something changed meanwhile answers `STATE_CHANGED`. */
  version: z.int(),
  updatedAt: instant(),
  /**
   * How many rely on it: applications waiting or accepted, of a programme those of its tracks; tasks that were started.
   * From the first on some of its fields stay as they are (`editLocks`).
   */
  reliedOn: z.int(),
  /**
   * What may be done now; besides what the machine knows: of a programme `copyProgramme` and `export`, of a track `block` or
   * `allow`, `newVersion` and `offer`, of a trackpoint `copy`.
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

/** What an administrator writes of a programme. */
export const programmeFields = z.strictObject({
  name: plainName(255),
  description: text(4000).default(''),
  durationDays: days.default(null),
  creationStrategy: z.enum(['STRICT', 'NOT_STRICT'], 'NOT_IN_LIST').default('STRICT'),
  hideProjectProfile: z.boolean().default(false),
  automaticPublication: z.boolean().default(false),
})

/** What an administrator writes of a track. */
export const trackFields = z.strictObject({
  name: plainName(255),
  description: text(4000).default(''),
  selectionConditions: text(4000).default(''),
  /** What the public page says of the track: rich text, of at most 4,000 characters as one reads them. */
  faceText: richText(4000).default(''),
  durationDays: days.default(null),
  investmentType: z.enum(investmentTypes, 'NOT_IN_LIST').default('NONE'),
  /** Letters, digits and dashes of `/s/:shortlink`; left empty, one is made. */
  shortLink: z
    .string()
    .trim()
    .max(200, 'TOO_LONG')
    .regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)?$/, 'INVALID')
    .default(''),
  /** Within how many days of applying the accelerator promises to decide; the public page says how long it took. */
  decisionDays: days.default(null),
  acceptAutomatically: z.boolean().default(false),
  expertiseVisibleToTeam: z.boolean().default(false),
})

/** What an administrator writes of a trackpoint. */
export const trackpointFields = z.strictObject({
  name: requiredText(255),
  description: text(4000).default(''),
  expectedResult: text(1200).default(''),
  type: z.enum(['TASK', 'INVEST', 'EVALUATION'], 'NOT_IN_LIST').default('TASK'),
  performer: z.enum(performers, 'NOT_IN_LIST').default('TEAM'),
  strictlyAccepted: z.boolean().default(true),
  answerRequired: z.boolean().default(true),
  durationDays: days.default(null),
  /** The report about the project that belongs to the task. */
  reportType: z.enum(taskReports, 'NOT_IN_LIST').nullable().default(null),
})

/** What a point of a reviewers' checklist says. */
export const pointText = () => headline(300)

/** A programme with the number of its tracks. */
export const programme = programmeFields.extend({ ...shared, tracksCount: z.int() })

/** A track with the number of its trackpoints and of applications to it. */
export const track = trackFields.extend({
  ...shared,
  programme: namedRef,
  /** The picture at the head of the public page. */
  coverUrl: z.string().nullable(),
  /** How applications are taken; the timetable changes it. */
  requestType: z.enum(['CONTINUOUS', 'ON_SCHEDULE']),
  /** Another track follows the same schedule of streams. */
  sharedStreamSchedule: z.boolean(),
  /** It takes applications on the days of a schedule, which a copy in the same accelerator follows, too. */
  followsSchedule: z.boolean(),
  accessStatus: z.enum(['ALLOWED_TO_WORK', 'BLOCKED']),
  trackpointsCount: z.int(),
  requestsCount: z.int(),
  /** Accelerators that decide on taking a copy of it: until they have, it stays as it is. */
  offeredTo: z.array(namedRef),
  /** The track it is a newer version of. */
  copiedFrom: namedRef.nullable(),
  /** Its newest version, unless that is in the archive. */
  newerVersion: namedRef.extend({ contentStatus: z.enum(contentStates) }).nullable(),
})

/** A trackpoint with the number of tasks it became. */
export const trackpoint = trackpointFields.extend({
  ...shared,
  programme: namedRef,
  track: namedRef.extend({ investmentType: z.enum(investmentTypes) }),
  copiedFrom: namedRef.nullable(),
  tasksCount: z.int(),
})

/** The whole tree of an accelerator's settings, in order. */
export const settingsTree = z.object({
  acceleratorApproved: z.boolean(),
  acceleratorStatus: z.enum(acceleratorStatuses),
  /** The caller may create programmes. */
  canEdit: z.boolean(),
  programmes: z.array(
    programme.extend({ tracks: z.array(track.extend({ trackpoints: z.array(trackpoint) })) }),
  ),
})
