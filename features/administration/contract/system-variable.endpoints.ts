import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { instant, longText } from '#platform/contract/fields.ts'
import { historyEntry } from '#platform/contract/lists.ts'
import { largestPicture } from '#platform/domain/variables/picture-value.ts'
import { systemVariableKeys, variableGroups } from '#platform/domain/variables/system-variables.ts'

const key = z.enum(systemVariableKeys, 'NOT_IN_LIST')
/** The version of the row that the person saw; 0 while the variable has its default. */
const seen = z.int('NOT_AN_INTEGER').min(0, 'INVALID').max(2_147_483_646, 'TOO_BIG')

/** A typed value: a picture is the longest, in base64. */
const typedValue = longText(Math.ceil(largestPicture * 1.4))

const variable = z.object({
  key,
  group: z.enum(variableGroups),
  kind: z.enum(['text', 'number', 'choice', 'link', 'email', 'sender', 'picture']),
  /** The fewest and the most: signs of a text, or what a number may be. */
  min: z.int().nullable(),
  max: z.int().nullable(),
  options: z.array(z.string()),
  default: z.string(),
  value: z.string(),
  /** Whether somebody has set it. */
  set: z.boolean(),
  version: z.int(),
  changedAt: instant().nullable(),
  history: z.array(historyEntry.extend({ before: z.string().nullable(), after: z.string().nullable() })),
})

/** Every setting of the portal as a whole, with its limits and who changed it. */
export const listSystemVariables = endpoint({
  name: 'listSystemVariables',
  method: 'GET',
  path: '/admin/system-variables/list',
  summary: 'System variables',
  response: z.object({ items: z.array(variable) }),
  reads: ['systemVariable'],
  permission: 'signed-in',
})

/** Sets a variable; it is in force at once, on every process. Some load scripts into every page or open the portal wider. */
export const saveSystemVariable = endpoint({
  name: 'saveSystemVariable',
  method: 'POST',
  path: '/admin/system-variables/save',
  summary: 'Set a system variable',
  body: z.strictObject({ key, value: typedValue, version: seen }),
  response: variable,
  errors: ['STATE_CHANGED'],
  changes: ['systemVariable'],
  stepUp: true,
  permission: 'signed-in',
})

/** Gives a variable its default back. */
export const resetSystemVariable = endpoint({
  name: 'resetSystemVariable',
  method: 'POST',
  path: '/admin/system-variables/reset',
  summary: 'Take the default of a system variable back',
  body: z.strictObject({ key, version: seen }),
  response: variable,
  errors: ['STATE_CHANGED'],
  changes: ['systemVariable'],
  stepUp: true,
  permission: 'signed-in',
})

/** Sets several variables of another installation: all of them, or none if one is invalid or was changed meanwhile. */
export const importSystemVariables = endpoint({
  name: 'importSystemVariables',
  method: 'POST',
  path: '/admin/system-variables/import',
  summary: 'Take system variables over from another installation',
  body: z.strictObject({
    values: z
      .array(z.strictObject({ key, value: typedValue, version: seen }))
      .min(1, 'REQUIRED')
      .max(systemVariableKeys.length, 'TOO_MANY'),
  }),
  response: z.object({ items: z.array(variable) }),
  errors: ['STATE_CHANGED'],
  changes: ['systemVariable'],
  stepUp: true,
  permission: 'signed-in',
})
