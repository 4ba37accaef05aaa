import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { instant, longText } from '#platform/contract/fields.ts'
import { historyEntry } from '#platform/contract/lists.ts'
import { largestPicture } from '#platform/domain/variables/picture-value.ts'
import { systemVariableKeys, variableGroups } from '#platform/domain/variables/system-variables.ts'

const key = z.enum(systemVariableKeys, 'NOT_IN_LIST')
/** Version of the row that the user loaded; 0 while the variable has its default. */
const seen = z.int('NOT_AN_INTEGER').min(0, 'INVALID').max(2_147_483_646, 'TOO_BIG')

/** The entered value; pictures, in base64, are the longest. */
const typedValue = longText(Math.ceil(largestPicture * 1.4))

const variable = z.object({
  key,
  group: z.enum(variableGroups),
  kind: z.enum(['text', 'number', 'choice', 'link', 'email', 'sender', 'picture']),
  /** Minimum and maximum: length of a text, or value of a number. */
  min: z.int().nullable(),
  max: z.int().nullable(),
  options: z.array(z.string()),
  default: z.string(),
  value: z.string(),
  /** Whether it has been set. */
  set: z.boolean(),
  version: z.int(),
  changedAt: instant().nullable(),
  history: z.array(historyEntry.extend({ before: z.string().nullable(), after: z.string().nullable() })),
})

/** Every setting of the portal, with its limits and the user who last changed it. */
export const listSystemVariables = endpoint({
  name: 'listSystemVariables',
  method: 'GET',
  path: '/admin/system-variables/list',
  summary: 'System variables',
  response: z.object({ items: z.array(variable) }),
  reads: ['systemVariable'],
  permission: 'signed-in',
})

/**
 * Sets a variable, effective immediately in every process. Some load scripts into every page or relax restrictions.
 */
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

/** Resets a variable to its default. */
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

/**
 * Imports several variables of another installation: all of them, or none if one is invalid or was changed
 * meanwhile.
 */
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
