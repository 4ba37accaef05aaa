import { z } from 'zod'
import { id, instant, requiredText, text } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { cellProblemCodes } from '../domain/cell-problems.ts'
import { leftOutKinds } from '../domain/left-out-rows.rules.ts'
import { certainties } from '../domain/nearest-value.rules.ts'
import {
  existingChoices,
  importActions,
  importStates,
  itemReasons,
  itemStates,
  unreadChoices,
} from '../domain/states.ts'

/** Maximum number of rows and columns of a file: a profile may have ninety fields. */
export const importLimits = { rows: 2000, columns: 120 } as const

/** Target of a column: `main.…`, `leader.email`, `plain.…`, `item.….…`. */
export const target = () =>
  z
    .string()
    .max(60, 'TOO_LONG')
    .regex(/^(main|leader|plain|item)(\.[a-zA-Z0-9_]{1,30}){1,2}$/, 'INVALID')

/**
 * How ambiguous texts of a column are read: meaning of commas, order of day and month, the day of a bare year,
 * whether “none” is zero.
 */
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

/** Rules of an import. */
export const importSettings = z.strictObject({
  /** Index of the heading row, from 0. */
  headerRow: z.int().min(0).max(importLimits.rows),
  targets: z.array(target().nullable()).max(importLimits.columns, 'TOO_MANY'),
  existing: z.enum(existingChoices, 'NOT_IN_LIST'),
  /** Treatment of projects with unreadable cells. */
  unread: z.enum(unreadChoices, 'NOT_IN_LIST').default('KEEP'),
  /** How ambiguous texts of each column are read. */
  conventions: z
    .array(z.strictObject({ target: target(), answer: z.enum(columnAnswers, 'NOT_IN_LIST') }))
    .max(importLimits.columns * 2, 'TOO_MANY')
    .default([]),
  /** Normalized names whose rows are separate projects; rows of any other name are one project. */
  apart: z.array(requiredText(300)).max(200, 'TOO_MANY').default([]),
  /** Projects apply to this track immediately. */
  trackId: id().nullable(),
  /** The application is accepted immediately. */
  accept: z.boolean(),
  /** Leaders are invited by the email addresses of the file. */
  invite: z.boolean(),
  /** Language of emails to leaders without an account. */
  letters: z.enum(['ru', 'en'], 'NOT_IN_LIST').default('ru'),
})

const bilingualText = z.object({ ru: z.string(), en: z.string() })

/** A target that a column may fill; the browser names main settings. */
export const importTarget = z.object({
  key: z.string(),
  name: bilingualText.nullable(),
  of: bilingualText.nullable(),
  repeated: z.boolean(),
  /** Common headings for it, also found by the search for a field. */
  also: z.array(z.string()),
})

/** A cell that cannot be imported. */
export const importProblem = z.object({
  line: z.int(),
  column: z.int(),
  header: z.string(),
  text: z.string(),
  problem: z.enum(cellProblemCodes),
  /** The project is not created while the cell is invalid. */
  blocks: z.boolean(),
})

/** Cells of a column with the same invalid text: corrected at once. */
const sameProblems = importProblem.extend({
  /** Number of cells, and the first rows. */
  count: z.int(),
  lines: z.array(z.int()),
})

const column = { column: z.int(), header: z.string(), count: z.int() }

/** A column with ambiguous texts, with one question about them. */
const columnQuestion = z.object({
  ...column,
  target: z.string(),
  isDate: z.boolean(),
  answers: z.array(z.enum(columnAnswers)).length(2),
  answer: z.enum(columnAnswers).nullable(),
  examples: z.array(z.object({ text: z.string(), readings: z.array(z.string()).length(2) })),
})

/** Texts from which more was inferred than they state. */
const assumedColumn = z.object({
  ...column,
  examples: z.array(z.object({ text: z.string(), value: z.string() })),
})

/** Words of a column that mean “no value”. */
const emptiedColumn = z.object({ ...column, examples: z.array(z.string()) })

/** A name in the file that is not in its dictionary, with possible values, most likely first. */
const unknownName = z.object({
  ...column,
  dictionary: z.string(),
  name: z.string(),
  proposed: z.array(namedRef),
  /** `EXACT`: the first value has this name; `GUESS`: the first value is probable; `OPEN`: the user must choose. */
  certainty: z.enum(certainties),
})

/** A name in the file with a remembered value; `value` null: its field is left empty. */
const rememberedName = z.object({
  ...column,
  id: id(),
  name: z.string(),
  value: namedRef.nullable(),
})

/** Rows with the same name; the project takes some columns from the first row only. */
const joinedRow = z.object({
  key: z.string(),
  name: z.string(),
  lines: z.array(z.int()),
  /** Headings of the columns in which they differ. */
  differs: z.array(z.string()),
  apart: z.boolean(),
})

/** Parts of the file that are neither projects nor fields. */
const leftOut = z.object({
  rowsCount: z.int(),
  rows: z.array(z.object({ line: z.int(), kind: z.enum(leftOutKinds), text: z.string() })),
  sheet: z.string().nullable(),
  sheets: z.array(z.object({ name: z.string(), isHidden: z.boolean() })),
})

/** Dry run of an import. */
export const importCheck = z.object({
  /** Cells corrected in this import, newest first: the text of the file and the current one. */
  fixed: z.array(
    z.object({ line: z.int(), column: z.int(), header: z.string(), before: z.string(), text: z.string() }),
  ),
  fresh: z.int(),
  updated: z.int(),
  skipped: z.int(),
  faulty: z.int(),
  invitations: z.int(),
  /** Number of invitations beyond today's limit of emails. */
  uninvited: z.int(),
  problemsCount: z.int(),
  /** The first cells to be corrected one by one, without those that a question or a name settles. */
  problems: z.array(sameProblems),
  toFixCount: z.int(),
  /** The first projects that would be skipped. */
  skippedProjects: z.array(z.object({ line: z.int(), name: z.string(), reason: z.enum(itemReasons) })),
  /** Number of new and updated projects with unreadable cells. */
  drafts: z.int(),
  trackClosed: z.boolean(),
  /** The latest earlier import whose projects applied to the chosen track. */
  sameTrack: z.object({ fileName: z.string(), at: instant(), count: z.int() }).nullable(),
  /** Number of new projects without anybody to invite. */
  withoutAddress: z.int(),
  /** Number of unreadable cells of a column, by problem. */
  causes: z.array(z.object({ ...column, problem: z.enum(cellProblemCodes), blocks: z.boolean() })),
  questions: z.array(columnQuestion),
  assumed: z.array(assumedColumn),
  emptied: z.array(emptiedColumn),
  names: z.array(unknownName),
  namesCount: z.int(),
  remembered: z.array(rememberedName),
  /** Fields set to “yes” in new projects, so that the field depending on them is shown. */
  answers: z.array(z.object({ name: z.string(), by: z.string(), count: z.int() })),
  joined: z.array(joinedRow),
  joinedCount: z.int(),
  leftOut,
  /** No column has the project's name. */
  nameMissing: z.boolean(),
})

/** Number of projects by outcome. */
export const importCounts = z.record(z.enum(itemStates), z.int())

/** Why projects were left out or need correction, with their number and first rows. */
const outcomeCause = z.object({
  status: z.enum(itemStates),
  /** Reason of the project; null: one of its cells could not be read. */
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

/** Why the leader of a created project got no invitation. */
export const uninvitedReasons = [
  'NO_ADDRESS',
  'OWN_ADDRESS',
  'LETTER_LIMIT',
  'NOT_INVITED',
  'INVITATIONS_OFF',
] as const

/** Invitations to the created projects, and the projects that still lack people. */
const importAfter = z.object({
  /** Number of emails with invitations. */
  invited: z.int(),
  uninvited: z.array(
    z.object({ reason: z.enum(uninvitedReasons), count: z.int(), projects: z.array(namedRef) }),
  ),
  /** Projects on the track without a tracker; null if the import chose no track. */
  withoutTracker: z.object({ count: z.int(), projects: z.array(namedRef) }).nullable(),
})

/** An import on its screen. */
export const projectImport = importRow.extend({
  version: z.int(),
  settings: importSettings,
  /** The first rows of the file, to show what is mapped. */
  preview: z.array(z.array(z.string())),
  rowsCount: z.int(),
  targets: z.array(importTarget),
  tracks: z.array(namedRef),
  check: importCheck.nullable(),
  /** What a started import left out, by cause, most frequent first. */
  causes: z.array(outcomeCause),
  /** Invitations and trackers of the created projects; null before the import. */
  after: importAfter.nullable(),
})

/** The outcome of one project of the file. */
export const importItem = z.object({
  seq: z.int(),
  lines: z.array(z.int()),
  name: z.string(),
  status: z.enum(itemStates),
  reason: z.enum(itemReasons).nullable(),
  /** The first cells that prevented its import. */
  problems: z.array(
    importProblem.pick({ line: true, header: true, problem: true, text: true }).partial({ text: true }),
  ),
  project: namedRef.nullable(),
})

/** A name with the value chosen by the accelerator; null: the field is left empty. */
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

/** An unreadable cell of a project's file, with its field. */
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

/** Dictionary values of names in the file; `null` leaves the field empty. */
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
export const fixedCells = z
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
      /** Also corrects every other cell of the column with the same text. */
      same: z.boolean().default(false),
    }),
  )
  .min(1, 'REQUIRED')
  .max(200, 'TOO_MANY')
