import { z } from 'zod'
import { comingDay, day, deadline, id, instant, money, uid, version } from '#platform/contract/fields.ts'
import { historyEntry, namedRef, personRef } from '#platform/contract/lists.ts'
import { minorUnits } from '#platform/domain/money.ts'
import { elementTree, words } from '../../fields/contract/tree.schemas.ts'
import { profileValue, references } from '../../fields/contract/value.schemas.ts'
import { currencies } from '../../fields/domain/element-types.ts'
import { conflictReasons } from '../domain/conflict.rules.ts'
import { reviewLanguages } from '../domain/experts.ts'
import { reviewParts } from '../domain/review-parts.ts'
import { blinds, clientActions, expertActions, expertJobStates, resultTypes } from '../domain/states.ts'

/** The expert's fee, in responses and requests. */
export const fee = z.object({ amount: z.string(), currency: z.enum(currencies) })
export const givenFee = z.strictObject({
  amount: money().refine(
    (amount) => !/^\d+(\.\d{1,2})?$/.test(amount) || minorUnits(amount) < 10n ** 14n,
    'TOO_BIG',
  ),
  currency: z.enum(currencies, 'NOT_IN_LIST'),
})

/** The part of a job that is visible to all its readers. */
const job = z.object({
  id: id(),
  /** `E-000042`. */
  serialNumber: z.string(),
  resultType: z.enum(resultTypes),
  /** The area of expertise, a value of the dictionary of competencies. */
  competency: namedRef.nullable(),
  /** The requested language; null: any. */
  language: z.enum(reviewLanguages).nullable(),
  status: z.enum(expertJobStates),
  /** Its due date has passed, and it is not complete. */
  overdue: z.boolean(),
  due: deadline().nullable(),
  fee: fee.nullable(),
  createdAt: instant(),
  takenAt: instant().nullable(),
  completedAt: instant().nullable(),
  /** Number of days in which the client must answer a result before it counts as accepted. */
  acceptDays: z.int(),
  /** Deadline for answering a result that is not answered yet. */
  acceptBy: deadline().nullable(),
  /** When it was declined or withdrawn. */
  rejectedAt: instant().nullable(),
  /** Of a job that ended without a result: withdrawn by the client; otherwise the expert declined. */
  withdrawn: z.boolean(),
  /** Why it was declined or withdrawn. */
  reason: z.string(),
  /** The later due date that the expert asks for; null without an unanswered request. */
  askedTerm: z.object({ day: day(), reason: z.string(), at: instant() }).nullable(),
  /** Required by calls that change the job. */
  version: version(),
})

/** A job as the accelerator and the tracker see it. */
export const expertJob = job.extend({
  project: namedRef,
  task: namedRef,
  /** The project's work on the track: the parent of the task's page. */
  projectTrackId: id(),
  track: namedRef,
  programme: namedRef,
  expert: personRef,
  client: personRef,
  /** The fee is visible to the client and the expert only: for others `fee` is null even if it is paid. */
  feeShown: z.boolean(),
  visibleToTeam: z.boolean(),
  blind: z.enum(blinds),
  /** Ordered by an investor or mentor for themselves (`own`: by the caller); otherwise by the accelerator. */
  requested: z.boolean(),
  own: z.boolean(),
  acceptedAt: instant().nullable(),
  /** When the client last reminded the expert. */
  remindedAt: instant().nullable(),
  /** How many times it was returned to the expert. */
  corrections: z.int(),
  actions: z.array(z.enum(clientActions)),
})

/** A job as its expert sees it. */
export const expertJobOrder = job.extend({
  accelerator: namedRef,
  /** The person who ordered it for themselves and pays; null: the accelerator. */
  requester: z.string().nullable(),
  /** The expert must not identify the project: it is shown by the job's number. */
  namesHidden: z.boolean(),
  /** Its subject; null when the expert may no longer see it: declined, withdrawn, a conflict. */
  subject: z.object({ project: z.string(), summary: z.string(), task: z.string() }).nullable(),
  corrections: z.int(),
  acceptedAt: instant().nullable(),
  /** The expert's questions without an answer. */
  openQuestions: z.int(),
  actions: z.array(z.enum(expertActions)),
})

/**
 * Messages of the other side that the caller has not read and the caller's side has not answered; 0 for those who may
 * not read them.
 */
const unread = z.int()

export const listedExpertJob = expertJob.extend({ unread })
export const listedExpertJobOrder = expertJobOrder.extend({ unread })

/** A question with the expert's answer; `position` from 1. */
export const question = z.object({ position: z.int(), text: z.string(), answer: z.string() })

/** A comment of the expert, on an element of the profile or on the work as a whole. */
export const expertComment = z.object({
  id: id(),
  elementCode: z.string().nullable(),
  text: z.string(),
  version: version(),
  updatedAt: instant(),
})

/** A stored file with its name and size in bytes. */
const storedFile = z.object({ id: uid(), name: z.string(), size: z.int() })

/** A review by a template: its questions, and the expert's answers by question code. */
export const reviewTemplate = z.object({
  name: z.string(),
  tree: elementTree,
  values: z.record(z.string(), profileValue),
  /** Names of the selected dictionary values. */
  names: references.shape.names,
})

/** The expert's result. */
const result = z.object({
  template: reviewTemplate.nullable(),
  questions: z.array(question),
  conclusion: z.string(),
  comments: z.array(expertComment),
  file: storedFile.nullable(),
})

/** Names of the fields that comments refer to, by field code. */
const fieldNames = z.record(z.string(), words(255))

/**
 * When the expert agreed to the terms, and to which version; null until the job is accepted, and for jobs that
 * predate the terms.
 */
const agreed = z.object({ at: instant(), version: z.int() }).nullable()

/** A job with everything that the accelerator's page shows. */
export const expertJobDetails = expertJob.extend({
  agreed,
  /**
   * The caller ordered it, or is in the team of the accelerator that did: they exchange messages with the expert and
   * see payments.
   */
  manages: z.boolean(),
  /**
   * The caller may read the result: it is submitted. Until then comments, answers and file are visible to the expert
   * only.
   */
  readable: z.boolean(),
  /** The result has an assessment of the project by the scoring (`getExpertScoring`). */
  scored: z.boolean(),
  ...result.shape,
  fieldNames,
  /** The requested corrections of a returned result. */
  correction: z.string(),
  /** Why it was ordered despite a possible conflict of interest; empty without one. */
  overrideReason: z.string(),
  /** Conflicts that were overridden when it was ordered; visible to the accelerator's team. */
  overriddenConflicts: z.array(z.enum(conflictReasons)),
  /** Conflicts of the expert of an open job that nobody has overridden; visible to the accelerator's team. */
  conflicts: z.array(z.enum(conflictReasons)),
  history: z.array(historyEntry),
})

/** A job with everything that its expert's page shows. */
export const expertJobOrderDetails = expertJobOrder.extend({
  /**
   * Reviews that the same client expects from this expert on the same day, including this one: how many are
   * submitted, and their number.
   */
  sameDay: z.object({ done: z.int(), count: z.int() }),
  agreed,
  ...result.shape,
  correction: z.string(),
  /** False while the project is blocked on its track: the review can be neither taken nor completed. */
  workAllowed: z.boolean(),
  /**
   * The material under review, available once the job is accepted: the profile is requested by `projectId` (the job's
   * own id where names are hidden) with the opener `expertise:<job>`. Null before, and when the accelerator has reset
   * the task.
   */
  material: z
    .object({
      projectId: id(),
      description: z.string(),
      expectedResult: z.string(),
      /** The task requests fields of the profile. */
      hasFields: z.boolean(),
      answer: z.string(),
      files: z.array(storedFile),
      /** Number of files omitted because names are hidden. */
      hiddenFiles: z.int(),
      /** False: the expert reads what the project's page shows, but no answer or files. */
      workOpened: z.boolean(),
      /** The fields are shown as of this time. */
      handedInAt: instant(),
      /** The review includes the scoring of the project (`getExpertScoring`). */
      asksScoring: z.boolean(),
    })
    .nullable(),
})

/**
 * A changed part of a review: template questions and comments have the code of their element, answers and comments
 * have a number.
 */
const reviewChange = z.object({
  id: id(),
  part: z.enum(reviewParts),
  code: z.string().nullable(),
  number: z.int().nullable(),
  before: profileValue,
  after: profileValue,
  by: personRef.nullable(),
  /** The administrator who was logged in as the author. */
  actingName: z.string().nullable(),
  at: instant(),
})

/**
 * Changes of a review, with the objects that their values refer to and the names of the fields that comments refer
 * to.
 */
export const reviewChanges = references.extend({ items: z.array(reviewChange), fieldNames })

/** A result as the project's team sees it. */
export const expertJobResult = z.object({
  id: id(),
  serialNumber: z.string(),
  project: namedRef,
  task: namedRef,
  projectTrackId: id(),
  resultType: z.enum(resultTypes),
  competency: namedRef.nullable(),
  /** Null if the accelerator hides the name from the team. */
  expert: personRef.nullable(),
  completedAt: instant().nullable(),
  ...result.shape,
  fieldNames,
})

/** One of the jobs on a task; the project's team gets complete ones only. */
export const taskExpertise = z.object({
  id: id(),
  serialNumber: z.string(),
  status: z.enum(expertJobStates),
  overdue: z.boolean(),
  due: deadline().nullable(),
  resultType: z.enum(resultTypes),
  competency: namedRef.nullable(),
  withdrawn: z.boolean(),
  /** Null if the accelerator hides the name from the team. */
  expert: personRef.nullable(),
  completedAt: instant().nullable(),
  visibleToTeam: z.boolean(),
  /** The caller reads it as the client does, not as the team. */
  oversees: z.boolean(),
})

/** The due date of an order; the server checks that it is not over, by the accelerator's clock. */
export const dueDay = comingDay()
