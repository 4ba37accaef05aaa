import { z } from 'zod'
import { id, instant, plainName } from '#platform/contract/fields.ts'
import { conflictReasons } from '../../expertise/domain/conflict.rules.ts'
import { profileValue, references } from '../../fields/contract/value.schemas.ts'
import { studiesData } from '../../people/contract/student.schemas.ts'
import { mostCriteria, mostFormFields, topScore } from '../domain/limits.ts'
import {
  entryActions,
  entryStandings,
  juryActions,
  projectOffers,
  receiptDeeds,
  receiptResults,
  refusals,
} from '../domain/states.ts'

const wholeNumber = () => z.int('NOT_AN_INTEGER')

/** A receipt of one press. */
export const receipt = z.object({
  /** Unique in the portal. */
  id: id(),
  /** Which of the person's receipts at this task it is: 1, 2, 3. */
  number: z.int(),
  deed: z.enum(receiptDeeds),
  result: z.enum(receiptResults),
  refusal: z.enum(refusals).nullable(),
  at: instant(),
  /** SHA-256 of what was sent; null where nothing was: a withdrawal, the removal of a file. */
  digest: z.string().nullable(),
})

/** A file as its readers see it. */
export const file = z.object({ id: z.uuid(), name: z.string(), size: z.int() })

/** An entry as its author, the organiser and the jury read it. */
export const entry = z.object({
  id: id(),
  version: z.int(),
  title: z.string(),
  answers: z.array(profileValue),
  /** Names of the values of dictionaries that are chosen in it. */
  names: references.shape.names,
  /** Who entered; null where the jury does not know. */
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
  /** What became of the project that the organiser offered for it. */
  offer: z.enum(projectOffers).nullable(),
  actions: z.array(z.enum(entryActions)),
})

/** An entry in the organiser's list. */
export const listedEntry = entry.omit({ answers: true, names: true, files: true }).extend({
  author: z.string(),
  /** Where the author studies, as their profile says. */
  student: studiesData.nullable(),
  /** Jurors who scored it and have no conflict with it. */
  scores: z.int(),
  jurorsDisagree: z.boolean(),
})

/** What one writes of an entry. */
export const entryFields = {
  title: plainName(200),
  answers: z.array(profileValue).max(mostFormFields, 'TOO_MANY'),
  /** The project whose team enters; without one a person does. */
  projectId: id().nullable(),
}

/** A score by each criterion, in their order. */
export const scores = () =>
  z
    .array(wholeNumber().min(0, 'TOO_SMALL').max(topScore, 'TOO_BIG'))
    .min(1, 'REQUIRED')
    .max(mostCriteria, 'TOO_MANY')

/** An entry as a juror lists it. */
export const juryEntry = z.object({
  id: id(),
  title: z.string(),
  author: z.string().nullable(),
  submittedAt: instant(),
  standing: z.enum(entryStandings),
  /** What the juror gave by the criteria as they are now. */
  own: z.object({ scores: z.array(z.number()), comment: z.string(), total: z.number() }).nullable(),
  /** Why the juror does not score it, or scores it by leave of the organiser. */
  conflict: z
    .object({
      /** What the juror declared; empty if nothing. */
      declared: z.string(),
      /** What the portal found; in a blind jury the reasons would say who the author is, some are not told at all. */
      isFound: z.boolean(),
      reasons: z.array(z.enum(conflictReasons)),
      isWaived: z.boolean(),
    })
    .nullable(),
  actions: z.array(z.enum(juryActions)),
})
