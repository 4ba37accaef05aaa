import { z } from 'zod'
import { id, instant, requiredText, text } from '#platform/contract/fields.ts'
import { personRef } from '#platform/contract/lists.ts'
import { elementTree, formFile, words } from '../../fields/contract/tree.schemas.ts'
import { dataTypes, elementKinds } from '../../fields/domain/element-types.ts'
import { treeSizeProblem } from '../../fields/domain/tree-size.rules.ts'
import { templatePurposes, versionActions, versionStates } from '../domain/states.ts'

/** A tree to save; one that is too large is an error of its sections. */
export const savedTree = elementTree
  .refine((tree) => treeSizeProblem(tree) !== 'TOO_MANY', { path: ['sections'], error: 'TOO_MANY' })
  .refine((tree) => treeSizeProblem(tree) !== 'TOO_LONG', { path: ['sections'], error: 'TOO_LONG' })

/** A version of a template in a list. */
const versionRow = z.object({
  id: id(),
  number: z.int(),
  status: z.enum(versionStates),
  updatedAt: instant(),
  publishedAt: instant().nullable(),
  elementsCount: z.int(),
})

/** What uses a template: some names, and the totals. */
export const templateUse = z.object({
  /** Names of the trackpoints that request its elements. */
  tasks: z.array(z.string()),
  tasksCount: z.int(),
  /** Number of tasks that started with a version of it; for a review template, the expert reviews ordered with it. */
  begun: z.int(),
  /** Names of elements with values or requests, which it must continue to show. */
  elements: z.array(words(255)),
  elementsCount: z.int(),
})

/** Actions on a whole template. */
const templateActions = z.array(z.enum(['rename', 'copy', 'makeMain', 'delete']))

/** A template in the list. */
export const templateRow = z.object({
  id: id(),
  name: z.string(),
  description: z.string(),
  purpose: z.enum(templatePurposes),
  main: z.boolean(),
  createdAt: instant(),
  versions: z.array(versionRow),
  use: templateUse,
  actions: templateActions,
})

/** Name and description of a template. */
export const templateFields = z.strictObject({ name: requiredText(255), description: text(1200).default('') })

/** A problem that prevents publication, or a warning; `field` is a field or column of the element. */
const problem = z.object({
  code: z.string(),
  problem: z.string(),
  field: z.string().optional(),
  at: z.string().optional(),
})

/** What a code names in a template. */
export const codeUse = z.object({
  templateId: id(),
  template: z.string(),
  kind: z.enum([...elementKinds, 'FIELD', 'COLUMN']),
  type: z.enum(dataTypes).optional(),
  /** For FIELD and COLUMN, the code of the group or table. */
  inside: z.string().optional(),
})

/** A version with its tree. */
export const templateVersion = z.object({
  id: id(),
  templateId: id(),
  name: z.string(),
  description: z.string(),
  purpose: z.enum(templatePurposes),
  main: z.boolean(),
  number: z.int(),
  status: z.enum(versionStates),
  version: z.int(),
  updatedAt: instant(),
  /** The person who saved it last; `null` for templates shipped with the portal. */
  updatedBy: personRef.nullable(),
  publishedAt: instant().nullable(),
  tree: elementTree,
  problems: z.array(problem),
  /** Warnings, which do not prevent publication. */
  warnings: z.array(problem),
  /** Codes in use, which cannot be removed. */
  usedCodes: z.array(z.string()),
  use: templateUse,
  /** The forms that fields of the tree refer to. */
  files: z.array(formFile),
  versions: z.array(versionRow),
  actions: z.array(z.enum([...versionActions, 'edit', 'drop', 'newDraft'])),
  templateActions,
})
