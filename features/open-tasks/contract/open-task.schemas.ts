import { z } from 'zod'
import {
  day,
  headline,
  id,
  instant,
  longText,
  plainName,
  requiredText,
  text,
  uid,
  version,
} from '#platform/contract/fields.ts'
import { isTimeZone } from '#platform/domain/time-zones.ts'
import { largest } from '../../fields/domain/limits.rules.ts'
import { profileValue, references } from '../../fields/contract/value.schemas.ts'
import { conflictReasons } from '../../expertise/domain/conflict.rules.ts'
import { studiesData } from '../../people/contract/student.schemas.ts'
import { moderatedTexts } from '../domain/change.rules.ts'
import { mostChoices, mostCriteria, mostFormFields, mostWeight, topScore } from '../domain/limits.ts'
import { choicesOf } from '../domain/form.rules.ts'
import {
  entryActions,
  entryStandings,
  formFieldKinds,
  juryActions,
  latePolicies,
  openTaskActions,
  openTaskLacks,
  openTaskStates,
  projectOffers,
  receiptDeeds,
  receiptResults,
  refusals,
} from '../domain/states.ts'

const timeZone = z.string('REQUIRED').max(100, 'NOT_IN_LIST').refine(isTimeZone, 'NOT_IN_LIST')
const clock = () => z.string('REQUIRED').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'INVALID')
const wholeNumber = () => z.int('NOT_AN_INTEGER')

/** What is told of an open task. */
export const openTaskTexts = {
  title: plainName(200),
  description: longText(20_000),
  prize: text(1200),
  requirements: longText(10_000),
}

/** A criterion of the jury. */
export const criterion = z.strictObject({
  name: headline(200),
  description: text(1200),
  weight: wholeNumber().min(1, 'TOO_SMALL').max(mostWeight, 'TOO_BIG'),
})

export const criteria = () => z.array(criterion).max(mostCriteria, 'TOO_MANY')

/** A limit of the numbers that are answered. */
const bound = () => z.number('NOT_A_NUMBER').min(-largest, 'TOO_SMALL').max(largest, 'TOO_BIG').nullish()

/** A question of the entry form. */
export const formField = z
  .strictObject({
    label: headline(200),
    help: text(300),
    kind: z.enum(formFieldKinds, 'NOT_IN_LIST'),
    required: z.boolean(),
    /** What is chosen from, one on a line. */
    choices: text(4000).refine((given) => choicesOf(given).length <= mostChoices, 'TOO_MANY'),
    /** The dictionary that is chosen from. */
    dictionary: z
      .string()
      .regex(/^[A-Z][A-Z0-9_]{0,60}$/, 'INVALID')
      .nullish(),
    min: bound(),
    max: bound(),
    from: day().nullish(),
    to: day().nullish(),
    notPast: z.boolean().nullish(),
  })
  .refine(({ min, max }) => typeof min !== 'number' || typeof max !== 'number' || min <= max, {
    path: ['max'],
    message: 'TOO_SMALL',
  })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], message: 'END_BEFORE_START' })
  .refine(({ kind, choices }) => kind !== 'CHOICE' || choicesOf(choices).length > 1, {
    path: ['choices'],
    message: 'REQUIRED',
  })
  .refine(({ kind, dictionary }) => kind !== 'LIST' || Boolean(dictionary), {
    path: ['dictionary'],
    message: 'REQUIRED',
  })

/** The stages by the clock of their time zone, and how entries are taken and judged. */
export const openTaskRules = {
  opensDay: day(),
  opensTime: clock(),
  untilDay: day(),
  untilTime: clock(),
  resultsDay: day(),
  resultsTime: clock(),
  timeZone,
  late: z.enum(latePolicies, 'NOT_IN_LIST'),
  isBlind: z.boolean(),
  prizePlaces: wholeNumber().min(1, 'TOO_SMALL').max(100, 'TOO_BIG'),
  criteria: criteria(),
  form: z.array(formField).max(mostFormFields, 'TOO_MANY'),
}

/** What one writes of a new open task. */
export const newOpenTask = z.strictObject({ ...openTaskTexts, ...openTaskRules })

/** The texts of one that is there, on the version that was read. */
export const openTaskTextsForm = z.strictObject({ ...openTaskTexts, version: version() })

/** The rules of a draft, on the version that was read. */
export const openTaskRulesForm = z.strictObject({ ...openTaskRules, version: version() })

/** An open task as a list shows it. */
export const openTask = z.object({
  id: id(),
  version: z.int(),
  title: z.string(),
  status: z.enum(openTaskStates),
  organizer: z.string(),
  prize: z.string(),
  opensAt: instant(),
  entriesUntil: instant(),
  resultsAt: instant(),
  timeZone: z.string(),
  /** How many entries there are, for whoever oversees it. */
  entries: z.int().nullable(),
  /** The reader has entered. */
  entered: z.boolean(),
  /** The reader is of its jury. */
  judges: z.boolean(),
  /** Entries are taken, or will be. */
  awaitsEntries: z.boolean(),
  actions: z.array(z.enum(openTaskActions)),
})

/** A receipt of one press. */
export const receipt = z.object({
  id: id(),
  deed: z.enum(receiptDeeds),
  result: z.enum(receiptResults),
  refusal: z.enum(refusals).nullable(),
  at: instant(),
  /** SHA-256 of what was sent; null where nothing was: a withdrawal, the removal of a file. */
  digest: z.string().nullable(),
})

const file = z.object({ id: z.uuid(), name: z.string(), size: z.int() })

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

/** A question to the organiser. */
export const question = z.object({
  id: id(),
  question: z.string(),
  askedAt: instant(),
  answer: z.string(),
  answeredAt: instant().nullable(),
  /** The reader asked it. */
  isOwn: z.boolean(),
})

const edition = z.object({
  edition: z.int(),
  criteria: z.array(criterion),
  reason: z.string(),
  at: instant(),
})

const outage = z.object({
  id: id(),
  from: instant(),
  to: instant(),
  reason: z.string(),
  untilBefore: instant(),
  untilAfter: instant(),
})

/** A place of the board, from the results on. */
const boardRow = z.object({
  place: z.int(),
  title: z.string(),
  author: z.string(),
  score: z.number(),
  isWinner: z.boolean(),
})

/** What everybody reads of an open task. */
export const openTaskPublic = z.object({
  id: id(),
  title: z.string(),
  status: z.enum(openTaskStates),
  organizer: z.string(),
  description: z.string(),
  prize: z.string(),
  requirements: z.string(),
  opensAt: instant(),
  entriesUntil: instant(),
  resultsAt: instant(),
  timeZone: z.string(),
  late: z.enum(latePolicies),
  isBlind: z.boolean(),
  prizePlaces: z.int(),
  reason: z.string(),
  criteria: z.array(criterion),
  /** Editions of sealed criteria, the newest first. */
  editions: z.array(edition),
  form: z.array(formField),
  materials: z.array(file.extend({ rowId: id() })),
  questions: z.array(question),
  outages: z.array(outage),
  board: z.array(boardRow),
})

/** A conflict of interest of a juror, as the organiser sees it. */
const juryConflict = z.object({
  jurorId: id(),
  entryId: id(),
  juror: z.string(),
  entry: z.string(),
  declared: z.string(),
  /** The portal found something; not every reason is told. */
  isFound: z.boolean(),
  reasons: z.array(z.enum(conflictReasons)),
  /** Why the organiser lets the juror score all the same; null where they do not. */
  waivedFor: z.string().nullable(),
  actions: z.array(z.enum(['waive'])),
})

/** A juror as the organiser sees them. */
const juror = z.object({
  id: id(),
  uid: uid(),
  name: z.string(),
  scored: z.int(),
  conflicts: z.int(),
})

const changedTexts = z.partialRecord(z.enum(moderatedTexts), z.string())

/** A change of an approved open task: texts as they were approved and as they are now, and names of materials. */
export const openTaskChange = z.object({
  id: id(),
  author: z.string(),
  at: instant(),
  before: changedTexts,
  after: changedTexts,
  added: z.array(z.string()),
  removed: z.array(z.string()),
  /** What an administrator decided; null while it waits. */
  decision: z.object({ at: instant(), isKept: z.boolean(), reason: z.string() }).nullable(),
})

/** An open task as its page in the work area shows it. */
export const openTaskDetails = openTask.extend({
  ...openTaskPublic.omit({ title: true, status: true, organizer: true, id: true }).shape,
  edition: z.int(),
  /** The stages by the clock of their time zone. */
  local: z.object({
    opensDay: day(),
    opensTime: z.string(),
    untilDay: day(),
    untilTime: z.string(),
    resultsDay: day(),
    resultsTime: z.string(),
  }),
  /** What the reader may do now. */
  may: z.object({
    enter: z.boolean(),
    ask: z.boolean(),
    answer: z.boolean(),
    changeJury: z.boolean(),
  }),
  /** What a draft lacks first before it is sent for approval; null where nothing. */
  lacks: z.enum(openTaskLacks).nullable(),
  /** Sections that the reader sees, and what of them. */
  sees: z.object({
    entry: z.boolean(),
    questions: z.boolean(),
    entries: z.boolean(),
    places: z.boolean(),
    scores: z.boolean(),
    jury: z.boolean(),
    scoring: z.boolean(),
    authors: z.boolean(),
    board: z.boolean(),
  }),
  /** Changes since the approval, for whoever oversees it: one that waits for the administrators, then those decided about. */
  changes: z.array(openTaskChange),
  jury: z.array(juror),
  conflicts: z.array(juryConflict),
  /** Entries by what is to be done with them, for whoever oversees it. */
  counts: z.object({ inTime: z.int(), late: z.int(), withdrawn: z.int(), unscored: z.int() }).nullable(),
  own: entry.nullable(),
  receipts: z.array(receipt),
  /** Projects that the reader leads and may enter with. */
  projects: z.array(z.object({ id: id(), name: z.string() })),
})

/** An outage by the clock of the task's time zone. */
export const outageForm = z.strictObject({
  fromDay: day(),
  fromTime: clock(),
  toDay: day(),
  toTime: clock(),
  reason: requiredText(1200),
})

export const why = () => requiredText(1200)
