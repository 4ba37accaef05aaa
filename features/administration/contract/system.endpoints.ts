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
    /** Version of the uploaded logo, part of its URL; null while the brand's own logo is shown. */
    logo: z.string().nullable(),
    /** Empty until the administrators name the company that runs the portal. */
    companyName: z.string(),
    /** Address, registration number and other details of the company. */
    companyDetails: z.string().nullable(),
    demo: z.boolean(),
    /** Whether no mail server is configured, so that no email is sent; reported to signed-in users only. */
    mailOff: z.boolean(),
    supportEmail: z.string().nullable(),
    /** The operator's page of questions and answers; the Russian pages link to it. */
    faqUrl: z.string().nullable(),
    /** Returned to signed-in users only. */
    logViewerUrl: z.string().nullable(),
    /** Scripts of the support chats. */
    chats: z.object({ person: z.string().nullable(), guest: z.string().nullable() }),
    /** An analytics service is configured, so every page reports its page view. */
    tellsHits: z.boolean(),
    /** Limits that pages show or apply. */
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
  /** Null: the browser's language is used. */
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
  /** Version of the logo; browsers cache the picture if the current one is requested. */
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
