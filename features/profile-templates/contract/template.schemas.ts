import { z } from 'zod'
import { id, instant, requiredText, text } from '#platform/contract/fields.ts'
import { personRef } from '#platform/contract/lists.ts'
import { elementTree, formFile, words } from '../../fields/contract/tree.schemas.ts'
import { dataTypes, elementKinds } from '../../fields/domain/element-types.ts'
import { treeSizeProblem } from '../../fields/domain/tree-size.rules.ts'
import { templatePurposes, versionActions, versionStates } from '../domain/states.ts'

/** A tree as it is saved: one that is too large is told as its sections being too many or saying too much. */
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

/** Who needs a template: some by name, and how many there are. */
export const templateUse = z.object({
  /** Trackpoints that ask for its elements. */
  tasks: z.array(z.string()),
  tasksCount: z.int(),
  /** Tasks that began with a version of it; of a template of expertise reviews that were ordered by it. */
  begun: z.int(),
  /** Elements that hold values or are asked for, and that it has to go on showing. */
  elements: z.array(words(255)),
  elementsCount: z.int(),
})

/** What may be done with a template as a whole. */
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

/** What keeps a version from being published, or should be looked at before: `field` is a field or column of the element. */
const problem = z.object({
  code: z.string(),
  problem: z.string(),
  field: z.string().optional(),
  at: z.string().optional(),
})

/** What a code names in a template already. */
export const codeUse = z.object({
  templateId: id(),
  template: z.string(),
  kind: z.enum([...elementKinds, 'FIELD', 'COLUMN']),
  type: z.enum(dataTypes).optional(),
  /** FIELD, COLUMN: the code of its group or table. */
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
  /** Who saved it last; `null` for what came with the portal. */
  updatedBy: personRef.nullable(),
  publishedAt: instant().nullable(),
  tree: elementTree,
  problems: z.array(problem),
  /** Worth a look before publishing; they keep nothing from being published. */
  warnings: z.array(problem),
  /** Codes that this template needs: they cannot go. */
  usedCodes: z.array(z.string()),
  use: templateUse,
  /** The forms that fields of the tree name. */
  files: z.array(formFile),
  versions: z.array(versionRow),
  actions: z.array(z.enum([...versionActions, 'edit', 'drop', 'newDraft'])),
  templateActions,
})
