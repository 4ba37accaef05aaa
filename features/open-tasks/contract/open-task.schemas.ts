import { z } from 'zod'
import { day, id, instant, uid } from '#platform/contract/fields.ts'
import { conflictReasons } from '../../expertise/domain/conflict.rules.ts'
import { moderatedTexts } from '../domain/change.rules.ts'
import { latePolicies, openTaskActions, openTaskLacks, openTaskStates } from '../domain/states.ts'
import { entry, file, receipt } from './entry.schemas.ts'
import { criterion, formField } from './open-task-form.schemas.ts'

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
  /** How many people are of the jury. */
  jurors: z.int(),
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
  /** The reader may take them out of the jury: they neither scored nor declared a conflict. */
  mayRemove: z.boolean(),
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
