import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, instant, longText, version } from '#platform/contract/fields.ts'
import { maxLegalSigns, portalTextSubjects, wordings } from '../domain/portal-texts.rules.ts'

const subject = z.enum(portalTextSubjects, 'NOT_IN_LIST')
const brand = z.enum(wordings, 'NOT_IN_LIST')
const words = z
  .record(z.string().regex(/^(?:ru|en)_[a-zA-Z0-9]{1,40}$/, 'INVALID'), longText(maxLegalSigns))
  .refine((given) => Object.keys(given).length <= 200, 'TOO_MANY')
const name = z.string().nullable()

const portalText = z.object({
  subject,
  brand,
  version: z.int(),
  /** The draft, by `ru_title`; the portal's own texts are left out. */
  words: z.record(z.string(), z.string()),
  /** The portal's own texts. */
  own: z.record(z.string(), z.string()),
  /** When the text is to come into force. */
  inForceFrom: z.string().nullable(),
  /** Whether the draft differs from the published texts. */
  changed: z.boolean(),
  /** URL of the preview of the draft, for everybody who has it. */
  previewHref: z.string().nullable(),
  /** For a start page: the picture in place of the drawn one, shared by all its variants. */
  pictureUrl: z.string().nullable(),
  savedBy: name,
  savedAt: instant().nullable(),
  versions: z.array(
    z.object({
      number: z.int(),
      inForceFrom: z.string(),
      publishedAt: instant(),
      publishedBy: name,
      words: z.record(z.string(), z.string()),
    }),
  ),
})

/** All texts that administrators may write, with their state. */
export const listPortalTexts = endpoint({
  name: 'listPortalTexts',
  method: 'GET',
  path: '/portal-text/list',
  summary: 'Start pages and legal texts',
  response: z.object({
    items: z.array(
      z.object({
        subject,
        brand,
        number: z.int(),
        changed: z.boolean(),
        at: instant().nullable(),
        by: name,
      }),
    ),
  }),
  reads: ['portalText'],
  permission: 'signed-in',
})

export const getPortalText = endpoint({
  name: 'getPortalText',
  method: 'GET',
  path: '/portal-text/get',
  summary: 'The words of a start page or a legal text',
  query: z.object({ subject, brand }),
  response: portalText,
  reads: ['portalText'],
  permission: 'signed-in',
})

/** Saves a draft, which is not shown yet. */
export const savePortalText = endpoint({
  name: 'savePortalText',
  method: 'POST',
  path: '/portal-text/save',
  summary: 'Save the words of a start page or a legal text',
  body: z.strictObject({ subject, brand, version: version(), words, inForceFrom: day().nullable() }),
  response: portalText,
  errors: ['STATE_CHANGED'],
  changes: ['portalText'],
  permission: 'signed-in',
})

/** Publishes the draft as a new version. */
export const publishPortalText = endpoint({
  name: 'publishPortalText',
  method: 'POST',
  path: '/portal-text/publish',
  summary: 'Publish the words of a start page or a legal text',
  body: z.strictObject({ subject, brand, version: version() }),
  response: portalText,
  errors: ['STATE_CHANGED'],
  changes: ['portalText'],
  permission: 'signed-in',
})

/** Copies an earlier version, or the portal's own texts, into the draft. */
export const restorePortalText = endpoint({
  name: 'restorePortalText',
  method: 'POST',
  path: '/portal-text/restore',
  summary: 'Take an earlier version back',
  body: z.strictObject({
    subject,
    brand,
    version: version(),
    /** 0: the portal's own texts. */
    number: z.int('NOT_AN_INTEGER').min(0, 'TOO_SMALL').max(1_000_000, 'TOO_BIG'),
  }),
  response: portalText,
  errors: ['STATE_CHANGED'],
  changes: ['portalText'],
  permission: 'signed-in',
})
