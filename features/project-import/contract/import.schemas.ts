import { z } from 'zod'
import { id, instant, requiredText, text } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { cellProblemCodes } from '../domain/cell-problems.ts'
import { certainties } from '../domain/nearest-value.rules.ts'
import { leftOutKinds } from '../domain/left-out-rows.rules.ts'
import {
  existingChoices,
  importActions,
  importStates,
  itemReasons,
  itemStates,
  unreadChoices,
} from '../domain/states.ts'

/** The most lines and columns of a file: a profile may have ninety fields. */
export const importLimits = { rows: 2000, columns: 120 } as const

/** What a column fills: `main.…`, `leader.email`, `plain.…`, `item.….…`. */
export const target = () =>
  z
    .string()
    .max(60, 'TOO_LONG')
    .regex(/^(main|leader|plain|item)(\.[a-zA-Z0-9_]{1,30}){1,2}$/, 'INVALID')

/** What a person may answer about a column: what a comma separates, in which order a day is written, which day a year alone means, whether “none” is zero. */
export const columnAnswers = [
  'GROUPS',
  'DECIMAL',
  'DAY_FIRST',
  'MONTH_FIRST',
  'YEAR_START',
  'YEAR_END',
  'NONE_ZERO',
  'NONE_EMPTY',
] as const

/** How a file is imported. */
export const importSettings = z.strictObject({
  /** The row of the heading, from 0. */
  headerRow: z.int().min(0).max(importLimits.rows),
  targets: z.array(target().nullable()).max(importLimits.columns, 'TOO_MANY'),
  existing: z.enum(existingChoices, 'NOT_IN_LIST'),
  /** What becomes of projects with cells that cannot be read. */
  unread: z.enum(unreadChoices, 'NOT_IN_LIST').default('KEEP'),
  /** How the texts of a column are read that mean two things. */
  conventions: z
    .array(z.strictObject({ target: target(), answer: z.enum(columnAnswers, 'NOT_IN_LIST') }))
    .max(importLimits.columns * 2, 'TOO_MANY')
    .default([]),
  /** Names whose rows are projects of their own, as they are compared; rows of any other name are one project. */
  apart: z.array(requiredText(300)).max(200, 'TOO_MANY').default([]),
  /** Projects apply to this track at once. */
  trackId: id().nullable(),
  /** The application is accepted at once. */
  accept: z.boolean(),
  /** Leaders are invited by the addresses of the file. */
  invite: z.boolean(),
  /** The language of the emails to leaders without an account. */
  letters: z.enum(['ru', 'en'], 'NOT_IN_LIST').default('ru'),
})

const words = z.object({ ru: z.string(), en: z.string() })

/** Something a column may fill; main settings are named by the browser. */
export const importTarget = z.object({
  key: z.string(),
  name: words.nullable(),
  of: words.nullable(),
  repeated: z.boolean(),
  /** Common headings for it, by which the search for a field also finds it. */
  also: z.array(z.string()),
})

/** A cell that cannot be taken. */
export const importProblem = z.object({
  line: z.int(),
  column: z.int(),
  header: z.string(),
  text: z.string(),
  problem: z.enum(cellProblemCodes),
  /** The project is not made while the cell is as it is. */
  blocks: z.boolean(),
})

/** Cells of a column that say the same and cannot be taken: corrected at once. */
const sameProblems = importProblem.extend({
  /** The number of cells, and the rows of the first. */
  count: z.int(),
  lines: z.array(z.int()),
})

const column = { column: z.int(), header: z.string(), count: z.int() }

/** A column whose texts mean two things, asked once. */
const columnQuestion = z.object({
  ...column,
  target: z.string(),
  isDate: z.boolean(),
  answers: z.array(z.enum(columnAnswers)).length(2),
  answer: z.enum(columnAnswers).nullable(),
  examples: z.array(z.object({ text: z.string(), readings: z.array(z.string()).length(2) })),
})

/** Texts that were taken for more than they say. */
const assumedColumn = z.object({
  ...column,
  examples: z.array(z.object({ text: z.string(), value: z.string() })),
})

/** Words of a column that mean “no value”. */
const emptiedColumn = z.object({ ...column, examples: z.array(z.string()) })

/** A name of the file that is no value of its dictionary, and the values it may mean, the likeliest first. */
const unknownName = z.object({
  ...column,
  dictionary: z.string(),
  name: z.string(),
  proposed: z.array(namedRef),
  /** `EXACT`: the first has this name; `GUESS`: the first is probably meant; `OPEN`: a person must choose. */
  certainty: z.enum(certainties),
})

/** A name of the file that was given a value before; `value` null: its field is left empty. */
const rememberedName = z.object({
  ...column,
  id: id(),
  name: z.string(),
  value: namedRef.nullable(),
})

/** Rows that share a name, and what the project takes from the first of them alone. */
const joinedRow = z.object({
  key: z.string(),
  name: z.string(),
  lines: z.array(z.int()),
  /** Headings of columns in which they differ. */
  differs: z.array(z.string()),
  apart: z.boolean(),
})

/** What of the file is no project and no field. */
const leftOut = z.object({
  rowsCount: z.int(),
  rows: z.array(z.object({ line: z.int(), kind: z.enum(leftOutKinds), text: z.string() })),
  sheet: z.string().nullable(),
  sheets: z.array(z.object({ name: z.string(), isHidden: z.boolean() })),
})

/** What an import would do now. */
export const importCheck = z.object({
  /** Cells corrected in this import, newest first: the text of the file and the current one. */
  mended: z.array(
    z.object({ line: z.int(), column: z.int(), header: z.string(), before: z.string(), text: z.string() }),
  ),
  fresh: z.int(),
  updated: z.int(),
  skipped: z.int(),
  faulty: z.int(),
  invitations: z.int(),
  /** Those of the invitations for which today's emails do not suffice. */
  uninvited: z.int(),
  problemsCount: z.int(),
  /** The first of the cells to be corrected one by one, without those that a question or a name settles. */
  problems: z.array(sameProblems),
  toMendCount: z.int(),
  /** The first of the projects that would be skipped. */
  skippedProjects: z.array(z.object({ line: z.int(), name: z.string(), reason: z.enum(itemReasons) })),
  /** Projects among the fresh and updated ones with cells that cannot be read. */
  drafts: z.int(),
  trackClosed: z.boolean(),
  /** The latest earlier import whose projects applied to the chosen track. */
  sameTrack: z.object({ fileName: z.string(), at: instant(), count: z.int() }).nullable(),
  /** Projects to be made that have nobody to invite. */
  withoutAddress: z.int(),
  /** How many cells of a column cannot be read, by what is wrong with them. */
  causes: z.array(z.object({ ...column, problem: z.enum(cellProblemCodes), blocks: z.boolean() })),
  questions: z.array(columnQuestion),
  assumed: z.array(assumedColumn),
  emptied: z.array(emptiedColumn),
  names: z.array(unknownName),
  namesCount: z.int(),
  remembered: z.array(rememberedName),
  /** Fields that are set to “yes” in new projects, so that the field that they are needed by is shown. */
  answers: z.array(z.object({ name: z.string(), by: z.string(), count: z.int() })),
  joined: z.array(joinedRow),
  joinedCount: z.int(),
  leftOut,
  /** The name of the project has no column. */
  nameMissing: z.boolean(),
})

/** How many projects of the file came to what. */
export const importCounts = z.record(z.enum(itemStates), z.int())

/** Why projects were left out or need a hand, with their number and their first rows. */
const outcomeCause = z.object({
  status: z.enum(itemStates),
  /** Why the project was left out; null: a cell of it could not be read. */
  reason: z.enum(itemReasons).nullable(),
  header: z.string(),
  problem: z.enum(cellProblemCodes).nullable(),
  count: z.int(),
  lines: z.array(z.int()),
})

/** An import in the list. */
export const importRow = z.object({
  id: id(),
  fileName: z.string(),
  status: z.enum(importStates),
  createdBy: personRef,
  createdAt: instant(),
  finishedAt: instant().nullable(),
  counts: importCounts,
  actions: z.array(z.enum([...importActions, 'edit', 'delete'])),
})

/** Why the leader of a project that was made got no invitation. */
export const uninvitedReasons = [
  'NO_ADDRESS',
  'OWN_ADDRESS',
  'LETTER_LIMIT',
  'NOT_INVITED',
  'NOT_ASKED',
] as const

/** Who was invited to the projects that an import has made, and which of them still lack somebody. */
const importAfter = z.object({
  /** Emails with invitations. */
  invited: z.int(),
  uninvited: z.array(
    z.object({ reason: z.enum(uninvitedReasons), count: z.int(), projects: z.array(namedRef) }),
  ),
  /** Projects on the track without a tracker; null if the import chose no track. */
  withoutTracker: z.object({ count: z.int(), projects: z.array(namedRef) }).nullable(),
})

/** An import with what its screen needs. */
export const projectImport = importRow.extend({
  version: z.int(),
  settings: importSettings,
  /** The first rows of the file, to see what is mapped. */
  preview: z.array(z.array(z.string())),
  rowsCount: z.int(),
  targets: z.array(importTarget),
  tracks: z.array(namedRef),
  check: importCheck.nullable(),
  /** What was left out of an import that has begun, by cause, the most frequent first. */
  causes: z.array(outcomeCause),
  /** Invitations and trackers of the projects that an import has made; null before it began. */
  after: importAfter.nullable(),
})

/** What became of one project of the file. */
export const importItem = z.object({
  seq: z.int(),
  lines: z.array(z.int()),
  name: z.string(),
  status: z.enum(itemStates),
  reason: z.enum(itemReasons).nullable(),
  /** The first cells that kept it from being imported. */
  problems: z.array(
    importProblem.pick({ line: true, header: true, problem: true, text: true }).partial({ text: true }),
  ),
  project: namedRef.nullable(),
})

/** A name that the accelerator has given a value; null: the field is left empty. */
export const rememberedValue = z.object({
  id: id(),
  name: z.string(),
  dictionary: z.string(),
  dictionaryName: z.string(),
  value: namedRef.nullable(),
  by: personRef,
  at: instant(),
  actions: z.array(z.enum(['forget'])),
})

/** A cell of a project's file that could not be read, with the field it was for. */
export const unreadCell = importProblem
  .pick({ header: true, text: true, problem: true })
  .extend({ target: z.string() })

export const importMapping = z.object({
  id: id(),
  name: z.string(),
  columns: z.array(z.object({ header: z.string(), target: z.string() })),
  actions: z.array(z.enum(['delete'])),
})

export const mappingFields = z.strictObject({
  name: requiredText(200),
  columns: z
    .array(z.strictObject({ header: requiredText(255), target: target() }))
    .min(1, 'REQUIRED')
    .max(importLimits.columns, 'TOO_MANY'),
})

/** What names of the file mean in a dictionary; `null` leaves the field empty. */
export const chosenValues = z
  .array(
    z.strictObject({
      dictionary: requiredText(100),
      name: requiredText(1200),
      valueId: id().nullable(),
    }),
  )
  .min(1, 'REQUIRED')
  .max(200, 'TOO_MANY')

/** Corrected cells of the file, before it is imported. */
export const mendedCells = z
  .array(
    z.strictObject({
      line: z
        .int('NOT_AN_INTEGER')
        .min(1, 'INVALID')
        .max(importLimits.rows + 1, 'TOO_BIG'),
      column: z
        .int('NOT_AN_INTEGER')
        .min(0, 'INVALID')
        .max(importLimits.columns - 1, 'TOO_BIG'),
      text: text(4000),
      /** Also corrects every other cell of the column that says the same. */
      same: z.boolean().default(false),
    }),
  )
  .min(1, 'REQUIRED')
  .max(200, 'TOO_MANY')
