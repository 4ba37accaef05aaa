import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

const locale = z.enum(['ru', 'en'], 'NOT_IN_LIST')

/** Name, brand and company of the portal. */
export const getSettings = endpoint({
  name: 'getSettings',
  method: 'GET',
  path: '/system/get-settings',
  summary: 'Application settings',
  response: z.object({
    appName: z.string(),
    brand: z.string(),
    /** Version of the uploaded logo, for its address; null while the brand's own is shown. */
    logo: z.string().nullable(),
    /** Empty while the administrators have not named the company that runs the portal. */
    companyName: z.string(),
    /** Address, registration number: whatever readers should know of the company. */
    companyDetails: z.string().nullable(),
    demo: z.boolean(),
    /** Whether no mail server is configured, so that no email is sent; reported to signed-in users only. */
    mailOff: z.boolean(),
    supportEmail: z.string().nullable(),
    /** Questions and answers of whoever runs the portal; the Russian pages link to them. */
    faqUrl: z.string().nullable(),
    /** Told to whoever is signed in. */
    logViewerUrl: z.string().nullable(),
    /** Scripts of the support chats. */
    chats: z.object({ person: z.string().nullable(), guest: z.string().nullable() }),
    /** An analytics service is configured, so every page reports its page view. */
    tellsHits: z.boolean(),
    /** Limits that pages state or keep to. */
    limits: z.object({
      uploadBytes: z.int(),
      reportProjects: z.int(),
      notificationMs: z.int(),
      successMs: z.int(),
      passwordLength: z.int(),
    }),
  }),
  reads: [],
  permission: 'public',
})

export const getLocalization = endpoint({
  name: 'getLocalization',
  method: 'GET',
  path: '/system/get-localization',
  summary: 'Languages',
  /** Without a default the browser's language counts. */
  response: z.object({ defaultLocalization: locale.nullable(), availableLocalization: z.array(locale) }),
  reads: [],
  permission: 'public',
})

/** The portal's logo: an uploaded picture, or an SVG by brand. */
export const getLogo = endpoint({
  name: 'getLogo',
  method: 'GET',
  path: '/system/bch-logo',
  summary: 'The logo',
  /** Version of the logo, of the settings: with the current one browsers keep the picture. */
  query: z.object({
    v: z
      .string()
      .regex(/^[\w-]{1,40}$/, 'INVALID')
      .optional(),
  }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'public',
})
