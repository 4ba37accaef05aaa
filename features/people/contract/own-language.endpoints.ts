import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uid } from '#platform/contract/fields.ts'

const locale = z.enum(['ru', 'en'], 'NOT_IN_LIST')

/** The language a person chose, if any. */
export const getUserLocalization = endpoint({
  name: 'getUserLocalization',
  method: 'GET',
  path: '/system/get-user-localization',
  summary: "A person's language",
  query: z.object({ userUid: uid() }),
  ownUid: 'userUid',
  response: z.object({ localeCode: locale.nullable() }),
  reads: ['person'],
  permission: 'signed-in',
})

/** Saves the language that a person chose. */
export const setUserLocalization = endpoint({
  name: 'setUserLocalization',
  method: 'POST',
  path: '/system/set-user-localization',
  summary: "Set a person's language",
  query: z.object({ userUid: uid(), localeCode: locale }),
  ownUid: 'userUid',
  response: null,
  changes: ['person'],
  permission: 'signed-in',
})
