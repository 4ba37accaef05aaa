import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uid } from '#platform/contract/fields.ts'

const locale = z.enum(['ru', 'en'], 'NOT_IN_LIST')

/** Name, brand and company of the portal. */
export const getSettings = endpoint({
  name: 'getSettings',
  method: 'GET',
  path: '/system/get-settings',
  summary: 'Application settings',
  response: z.object({ appName: z.string(), brand: z.string(), companyName: z.string(), demo: z.boolean() }),
  reads: [],
  permission: 'public',
})

/** Languages of the portal. */
export const getLocalization = endpoint({
  name: 'getLocalization',
  method: 'GET',
  path: '/system/get-localization',
  summary: 'Languages',
  response: z.object({ defaultLocalization: locale, availableLocalization: z.array(locale) }),
  reads: [],
  permission: 'public',
})

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

/** Keeps the language a person chose. */
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

/** The portal's logo as SVG, by brand. */
export const getLogo = endpoint({
  name: 'getLogo',
  method: 'GET',
  path: '/system/bch-logo',
  summary: 'The logo',
  transport: 'file',
  response: null,
  reads: [],
  permission: 'public',
})
