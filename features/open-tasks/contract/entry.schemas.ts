import { z } from 'zod'
import { id, instant, plainName } from '#platform/contract/fields.ts'
import { conflictReasons } from '../../expertise/domain/conflict.rules.ts'
import { profileValue, references } from '../../fields/contract/value.schemas.ts'
import { studiesData } from '../../people/contract/student.schemas.ts'
import { maxCriteria, maxFormFields, topScore } from '../domain/limits.ts'
import {
  entryActions,
  entryStandings,
  juryActions,
  projectOffers,
  receiptActions,
  receiptResults,
  refusals,
} from '../domain/states.ts'

const wholeNumber = () => z.int('NOT_AN_INTEGER')

/** The receipt of a submission. */
export const receipt = z.object({
  /** Unique in the portal. */
  id: id(),
  /** Sequence number among the person's receipts for this task: 1, 2, 3. */
  number: z.int(),
  deed: z.enum(receiptActions),
  result: z.enum(receiptResults),
  refusal: z.enum(refusals).nullable(),
  at: instant(),
  /** SHA-256 of what was sent; null if nothing was sent: a withdrawal, the removal of a file. */
  digest: z.string().nullable(),
})

/** A file as its readers see it. */
export const file = z.object({ id: z.uuid(), name: z.string(), size: z.int() })

/** An entry as its author, the organiser and the jury see it. */
export const entry = z.object({
  id: id(),
  version: z.int(),
  title: z.string(),
  answers: z.array(profileValue),
  /** Names of the dictionary values that its answers contain. */
  names: references.shape.names,
  /** The participant; null if the jury is blind. */
  author: z.string().nullable(),
  project: z.object({ id: id(), name: z.string() }).nullable(),
  files: z.array(file.extend({ rowId: id() })),
  firstAt: instant(),
  submittedAt: instant(),
  withdrawnAt: instant().nullable(),
  standing: z.enum(entryStandings),
  score: z.number().nullable(),
  place: z.int().nullable(),
  isWinner: z.boolean(),
  madeProjectId: id().nullable(),
  /** State of the project that the organiser offered for it. */
  offer: z.enum(projectOffers).nullable(),
  actions: z.array(z.enum(entryActions)),
})

/** A row of the organiser's list. */
export const listedEntry = entry.omit({ answers: true, names: true, files: true }).extend({
  author: z.string(),
  /** The author's place of study, from their profile. */
  student: studiesData.nullable(),
  /** Number of jurors who scored it and have no conflict with it. */
  scores: z.int(),
  jurorsDisagree: z.boolean(),
})

/** Fields of an entry that its author writes. */
export const entryFields = {
  title: plainName(200),
  answers: z.array(profileValue).max(maxFormFields, 'TOO_MANY'),
  /** The project whose team participates; without it, the person does. */
  projectId: id().nullable(),
}

/** A score per criterion, in their order. */
export const scores = () =>
  z
    .array(wholeNumber().min(0, 'TOO_SMALL').max(topScore, 'TOO_BIG'))
    .min(1, 'REQUIRED')
    .max(maxCriteria, 'TOO_MANY')

/** A row of the juror's list. */
export const juryEntry = z.object({
  id: id(),
  title: z.string(),
  author: z.string().nullable(),
  submittedAt: instant(),
  standing: z.enum(entryStandings),
  /** The juror's scores by the current criteria. */
  own: z.object({ scores: z.array(z.number()), comment: z.string(), total: z.number() }).nullable(),
  /** Why the juror does not score it, or scores it with the organiser's permission. */
  conflict: z
    .object({
      /** The reason declared by the juror; empty if none. */
      declared: z.string(),
      /**
       * Conflicts found by the portal. Empty in a blind jury, because reasons would reveal the author; some reasons
       * are never disclosed.
       */
      isFound: z.boolean(),
      reasons: z.array(z.enum(conflictReasons)),
      isWaived: z.boolean(),
    })
    .nullable(),
  actions: z.array(z.enum(juryActions)),
})
