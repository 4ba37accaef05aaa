import { z } from 'zod'
import { id, instant, requiredText } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { fieldErrorCodes } from '#platform/domain/product-error.ts'
import { existingChoices, importActions, importStates, itemReasons, itemStates } from '../domain/states.ts'

/** The most lines and columns of a file: a profile may have ninety fields. */
export const importLimits = { rows: 2000, columns: 120 } as const

/** What a column fills: `main.…`, `leader.email`, `plain.…`, `item.….…`. */
export const target = () =>
  z
    .string()
    .max(60, 'TOO_LONG')
    .regex(/^(main|leader|plain|item)(\.[a-zA-Z0-9_]{1,30}){1,2}$/, 'INVALID')

/** How a file is imported. */
export const importSettings = z.strictObject({
  /** The row of the heading, from 0. */
  headerRow: z.int().min(0).max(importLimits.rows),
  targets: z.array(target().nullable()).max(importLimits.columns, 'TOO_MANY'),
  existing: z.enum(existingChoices, 'NOT_IN_LIST'),
  /** Projects apply to this track at once. */
  trackId: id().nullable(),
  /** The application is accepted at once. */
  accept: z.boolean(),
  /** Leaders are invited by the addresses of the file. */
  invite: z.boolean(),
})

const words = z.object({ ru: z.string(), en: z.string() })

/** Something a column may fill; main settings are named by the browser. */
export const importTarget = z.object({
  key: z.string(),
  name: words.nullable(),
  of: words.nullable(),
  repeated: z.boolean(),
})

/** A cell that cannot be taken. */
export const importProblem = z.object({
  line: z.int(),
  column: z.int(),
  header: z.string(),
  text: z.string(),
  problem: z.enum(fieldErrorCodes),
})

/** What an import would do now. */
export const importCheck = z.object({
  fresh: z.int(),
  updated: z.int(),
  skipped: z.int(),
  faulty: z.int(),
  invitations: z.int(),
  problemsCount: z.int(),
  problems: z.array(importProblem),
  /** The first of the projects that would be skipped. */
  skippedProjects: z.array(z.object({ line: z.int(), name: z.string(), reason: z.enum(itemReasons) })),
  /** The name of the project has no column. */
  nameMissing: z.boolean(),
})

/** How many projects of the file came to what. */
export const importCounts = z.record(z.enum(itemStates), z.int())

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
})

/** What became of one project of the file. */
export const importItem = z.object({
  seq: z.int(),
  lines: z.array(z.int()),
  name: z.string(),
  status: z.enum(itemStates),
  reason: z.enum(itemReasons).nullable(),
  /** The first cells that kept it from being imported. */
  problems: z.array(importProblem.pick({ line: true, header: true, problem: true })),
  project: namedRef.nullable(),
})

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
