import { z } from 'zod'
import { day, deadline, id, instant, money, uid, version } from '#platform/contract/fields.ts'
import { historyEntry, namedRef, personRef } from '#platform/contract/lists.ts'
import { minorUnits } from '#platform/domain/money.ts'
import { reviewLanguages } from '../domain/experts.ts'
import { elementTree, words } from '../../fields/contract/tree.schemas.ts'
import { profileValue, references } from '../../fields/contract/value.schemas.ts'
import { conflictReasons } from '../domain/conflict.rules.ts'
import { reviewParts } from '../domain/review-parts.ts'
import { blinds, clientActions, expertActions, expertJobStates, resultTypes } from '../domain/states.ts'

const currencies = ['RUB', 'USD', 'EUR'] as const

/** What the expert gets for it: as it is answered, and as it is asked for. */
export const fee = z.object({ amount: z.string(), currency: z.enum(currencies) })
export const givenFee = z.strictObject({
  amount: money().refine(
    (amount) => !/^\d+(\.\d{1,2})?$/.test(amount) || minorUnits(amount) < 10n ** 14n,
    'TOO_BIG',
  ),
  currency: z.enum(currencies, 'NOT_IN_LIST'),
})

/** A job as everybody sees it who sees it at all. */
const job = z.object({
  id: id(),
  /** `E-000042`. */
  serialNumber: z.string(),
  resultType: z.enum(resultTypes),
  /** The area of expertise, a value of the dictionary of competencies. */
  competency: namedRef.nullable(),
  /** The language that was asked for; null: any. */
  language: z.enum(reviewLanguages).nullable(),
  status: z.enum(expertJobStates),
  /** Its last day has ended, and it is not done. */
  overdue: z.boolean(),
  due: deadline().nullable(),
  fee: fee.nullable(),
  createdAt: instant(),
  takenAt: instant().nullable(),
  completedAt: instant().nullable(),
  /** Days that whoever ordered has to answer a result: then it counts as accepted. */
  acceptDays: z.int(),
  /** Of a result that nobody has answered yet: until when. */
  acceptBy: deadline().nullable(),
  /** When it was declined or withdrawn. */
  rejectedAt: instant().nullable(),
  /** Of a job that ended without a result: whoever ordered it withdrew it; else the expert declined. */
  withdrawn: z.boolean(),
  /** Why it was declined or withdrawn. */
  reason: z.string(),
  /** Send it back with what changes the job. */
  version: version(),
})

/** A job as the accelerator and the tracker see it. */
export const expertJob = job.extend({
  project: namedRef,
  task: namedRef,
  /** The project's work on the track: the task's page stands below it. */
  projectTrackId: id(),
  track: namedRef,
  programme: namedRef,
  expert: personRef,
  client: personRef,
  /** Money is between whoever ordered and the expert: to others `fee` is null whatever is paid. */
  feeShown: z.boolean(),
  visibleToTeam: z.boolean(),
  blind: z.enum(blinds),
  /** Ordered by an investor or mentor for themselves, `own`: by the caller; else by the accelerator. */
  requested: z.boolean(),
  own: z.boolean(),
  acceptedAt: instant().nullable(),
  /** When the expert was reminded by hand last. */
  remindedAt: instant().nullable(),
  /** How often it went back to the expert. */
  corrections: z.int(),
  actions: z.array(z.enum(clientActions)),
})

/** A job as its expert sees it. */
export const expertJobOrder = job.extend({
  accelerator: namedRef,
  /** Who ordered it for themselves and pays; null: the accelerator. */
  requester: z.string().nullable(),
  /** The expert does not learn whose work it is: the project goes by the job's number. */
  namesHidden: z.boolean(),
  /** What it is about; null once it is no longer the expert's to see: declined, withdrawn, a conflict. */
  subject: z.object({ project: z.string(), summary: z.string(), task: z.string() }).nullable(),
  corrections: z.int(),
  acceptedAt: instant().nullable(),
  actions: z.array(z.enum(expertActions)),
})

/** Messages of the other side that the caller has not read and nobody of their own has answered; 0 for whoever does not read them. */
const unread = z.int()

export const listedExpertJob = expertJob.extend({ unread })
export const listedExpertJobOrder = expertJobOrder.extend({ unread })

/** A question with what the expert answers; `position` from 1. */
export const question = z.object({ position: z.int(), text: z.string(), answer: z.string() })

/** A comment of the expert, at an element of the profile or about the work as a whole. */
export const expertComment = z.object({
  id: id(),
  elementCode: z.string().nullable(),
  text: z.string(),
  version: version(),
  updatedAt: instant(),
})

/** A kept file by its name and size in bytes. */
const keptFile = z.object({ id: uid(), name: z.string(), size: z.int() })

/** A review by a template: what is asked, and what the expert answered by the codes of the questions. */
export const reviewTemplate = z.object({
  name: z.string(),
  tree: elementTree,
  values: z.record(z.string(), profileValue),
  /** Names of the dictionary values that are chosen. */
  names: references.shape.names,
})

/** What the expert hands over. */
const result = z.object({
  template: reviewTemplate.nullable(),
  questions: z.array(question),
  conclusion: z.string(),
  comments: z.array(expertComment),
  file: keptFile.nullable(),
})

/** What the fields are called that comments stand at, by their codes. */
const fieldNames = z.record(z.string(), words(255))

/** When the expert agreed to the terms, and to which wording of them; null until the job is taken, and of jobs from before. */
const agreed = z.object({ at: instant(), version: z.int() }).nullable()

/** A job with everything that the page of the accelerator shows. */
export const expertJobDetails = expertJob.extend({
  agreed,
  /** The caller ordered it, or is of the team of the accelerator that did: they talk with the expert and see what is paid. */
  manages: z.boolean(),
  /** The result is the caller's to read: it is handed over. Until then comments, answers and file are the expert's own. */
  readable: z.boolean(),
  ...result.shape,
  fieldNames,
  /** What was asked to be mended when the result went back. */
  correction: z.string(),
  /** Why it was ordered in spite of a possible conflict of interest; empty without one. */
  overrideReason: z.string(),
  /** What spoke against the expert then and was set aside, to the accelerator's team. */
  overriddenConflicts: z.array(z.enum(conflictReasons)),
  /** What speaks against the expert of an open job by now, and nobody set aside; to the accelerator's team. */
  conflicts: z.array(z.enum(conflictReasons)),
  history: z.array(historyEntry),
})

/** A job with everything that the page of its expert shows. */
export const expertJobOrderDetails = expertJobOrder.extend({
  /** Of the reviews that whoever ordered awaits from this expert by the same day, this one among them: how many are handed in. */
  sameDay: z.object({ done: z.int(), count: z.int() }),
  agreed,
  ...result.shape,
  correction: z.string(),
  /**
   * What is reviewed, from taking the job on: the profile is asked by `projectId` (where names are hidden the job's own id) with the
   * opener `expertise:<job>`. Null before, and when the accelerator has taken the work back.
   */
  material: z
    .object({
      projectId: id(),
      description: z.string(),
      expectedResult: z.string(),
      /** The task asks for something of the profile. */
      hasFields: z.boolean(),
      answer: z.string(),
      files: z.array(keptFile),
      /** How many files are left out because names are hidden. */
      hiddenFiles: z.int(),
      /** False: the expert reads what the page of the project shows, and neither answer nor files. */
      workOpened: z.boolean(),
      /** The fields are shown as they stood then. */
      handedInAt: instant(),
    })
    .nullable(),
})

/** What of a review was changed: of a template's question and a comment the code it stands at, of answers and comments their number. */
const reviewChange = z.object({
  id: id(),
  part: z.enum(reviewParts),
  code: z.string().nullable(),
  number: z.int().nullable(),
  before: profileValue,
  after: profileValue,
  by: personRef.nullable(),
  /** The administrator who was logged in as the person. */
  actingName: z.string().nullable(),
  at: instant(),
})

/** Changes of a review, with what their values refer to and what the fields are called that comments stand at. */
export const reviewChanges = references.extend({ items: z.array(reviewChange), fieldNames })

/** A result as the project's team reads it. */
export const expertJobResult = z.object({
  id: id(),
  serialNumber: z.string(),
  project: namedRef,
  task: namedRef,
  projectTrackId: id(),
  resultType: z.enum(resultTypes),
  competency: namedRef.nullable(),
  /** Null where the accelerator keeps the name from the team. */
  expert: personRef.nullable(),
  completedAt: instant().nullable(),
  ...result.shape,
  fieldNames,
})

/** One of the jobs on a task: for the team of the project complete ones alone. */
export const taskExpertise = z.object({
  id: id(),
  serialNumber: z.string(),
  status: z.enum(expertJobStates),
  overdue: z.boolean(),
  due: deadline().nullable(),
  resultType: z.enum(resultTypes),
  competency: namedRef.nullable(),
  withdrawn: z.boolean(),
  /** Null where the accelerator keeps the name from the team. */
  expert: personRef.nullable(),
  completedAt: instant().nullable(),
  visibleToTeam: z.boolean(),
  /** The caller reads it as whoever ordered it does, not as the team. */
  oversees: z.boolean(),
})

/** A day that an order names; that it is not over says the server, by the accelerator's clock. */
export const dueDay = day()
