import { z } from 'zod'
import { day, id, instant, uid } from '#platform/contract/fields.ts'
import { conflictReasons } from '../../expertise/domain/conflict.rules.ts'
import { moderatedTexts } from '../domain/change.rules.ts'
import { latePolicies, openTaskActions, openTaskLacks, openTaskStates } from '../domain/states.ts'
import { entry, file, receipt } from './entry.schemas.ts'
import { criterion, formField } from './open-task-form.schemas.ts'

/** An open task in a list. */
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
  /** Number of entries, for those who oversee the task. */
  entries: z.int().nullable(),
  /** The reader has submitted an entry. */
  entered: z.boolean(),
  /** The reader is a juror. */
  judges: z.boolean(),
  /** Entries are accepted now or will be. */
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
  /** Asked by the reader. */
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

/** A place of the leaderboard, visible once the results are published. */
const boardRow = z.object({
  place: z.int(),
  title: z.string(),
  author: z.string(),
  score: z.number(),
  isWinner: z.boolean(),
})

/** The public part of an open task. */
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
  /** Size of the jury. */
  jurors: z.int(),
  reason: z.string(),
  criteria: z.array(criterion),
  /** Editions of sealed criteria, newest first. */
  editions: z.array(edition),
  form: z.array(formField),
  materials: z.array(file.extend({ rowId: id() })),
  questions: z.array(question),
  outages: z.array(outage),
  board: z.array(boardRow),
})

/** A juror's conflict of interest, as the organiser sees it. */
const juryConflict = z.object({
  jurorId: id(),
  entryId: id(),
  juror: z.string(),
  entry: z.string(),
  declared: z.string(),
  /** Whether the portal found a conflict; not every reason is disclosed. */
  isFound: z.boolean(),
  reasons: z.array(z.enum(conflictReasons)),
  /** The organiser's reason for permitting the juror to score nevertheless; null if not permitted. */
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
  /** The reader may remove them from the jury: they have neither scored nor declared a conflict. */
  mayRemove: z.boolean(),
})

const changedTexts = z.partialRecord(z.enum(moderatedTexts), z.string())

/** A change of an approved open task: the approved and the current texts, and names of materials. */
export const openTaskChange = z.object({
  id: id(),
  author: z.string(),
  at: instant(),
  before: changedTexts,
  after: changedTexts,
  added: z.array(z.string()),
  removed: z.array(z.string()),
  /** The administrator's decision; null while it is pending. */
  decision: z.object({ at: instant(), isKept: z.boolean(), reason: z.string() }).nullable(),
})

/** An open task on its page in the work area. */
export const openTaskDetails = openTask.extend({
  ...openTaskPublic.omit({ title: true, status: true, organizer: true, id: true }).shape,
  edition: z.int(),
  /** The stages in the task's time zone. */
  local: z.object({
    opensDay: day(),
    opensTime: z.string(),
    untilDay: day(),
    untilTime: z.string(),
    resultsDay: day(),
    resultsTime: z.string(),
  }),
  /** Actions that the reader may take now. */
  may: z.object({
    enter: z.boolean(),
    ask: z.boolean(),
    answer: z.boolean(),
    changeJury: z.boolean(),
  }),
  /** The first thing missing in a draft before it can be sent for approval; null if nothing is. */
  lacks: z.enum(openTaskLacks).nullable(),
  /** Sections that the reader sees, with their extent. */
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
  /** Changes since the approval, for those who oversee the task: the pending one, then decided ones. */
  changes: z.array(openTaskChange),
  jury: z.array(juror),
  conflicts: z.array(juryConflict),
  /** Numbers of entries by what remains to be done with them, for those who oversee the task. */
  counts: z.object({ inTime: z.int(), late: z.int(), withdrawn: z.int(), unscored: z.int() }).nullable(),
  own: entry.nullable(),
  receipts: z.array(receipt),
  /** Projects that the reader leads and may participate with. */
  projects: z.array(z.object({ id: id(), name: z.string() })),
})
