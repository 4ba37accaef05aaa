import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant, uid } from '#platform/contract/fields.ts'
import { legalNames } from '../domain/portal-texts.rules.ts'
import { startPageNames } from '../domain/start-pages.ts'

/**
 * Texts of a start page in the caller's language: those written by administrators, otherwise the portal's own for
 * its brand. Names of the portal are the placeholders `{{appName}}` and `{{companyName}}`.
 */
export const getPageWords = endpoint({
  name: 'getPageWords',
  method: 'GET',
  path: '/showcase/page-words',
  summary: 'Words of a start page',
  query: z.object({ page: z.enum(startPageNames, 'NOT_IN_LIST'), preview: uid().optional() }),
  response: z.object({
    words: z.record(z.string(), z.string()),
    /** The picture uploaded by administrators in place of the drawn one. */
    pictureUrl: z.string().nullable(),
  }),
  reads: [],
  permission: 'public',
})

const legalText = z.object({
  name: z.enum(legalNames),
  /** 0 is the text that the portal came with. */
  version: z.int(),
  inForceFrom: z.string(),
  title: z.string(),
  /** Markdown: paragraphs, headings and lists. */
  text: z.string(),
})

/** A legal text as it is in force today. */
export const getLegalText = endpoint({
  name: 'getLegalText',
  method: 'GET',
  path: '/showcase/legal-text',
  summary: 'A legal text of the portal',
  query: z.object({ name: z.enum(legalNames, 'NOT_IN_LIST'), preview: uid().optional() }),
  response: legalText,
  reads: [],
  permission: 'public',
})

/** The user agreement: the portal's rules in a language. */
export const getEula = endpoint({
  name: 'getEula',
  method: 'GET',
  path: '/system/eula',
  summary: 'The user agreement',
  query: z.object({ eulaLocale: z.enum(['ru', 'en'], 'NOT_IN_LIST').optional() }),
  response: z.object({
    eulaLocale: z.enum(['ru', 'en']),
    version: z.int(),
    inForceFrom: z.string(),
    title: z.string(),
    /** Markdown: paragraphs, headings and lists. */
    text: z.string(),
  }),
  reads: [],
  permission: 'public',
})

/** Legal texts that have changed since the caller agreed to them. */
export const getOpenConsents = endpoint({
  name: 'getOpenConsents',
  method: 'GET',
  path: '/system/consents',
  summary: 'Changed legal texts to agree to',
  response: z.object({
    items: z.array(
      z.object({ name: z.enum(legalNames), version: id(), inForceFrom: z.string(), title: z.string() }),
    ),
  }),
  reads: ['portalText'],
  permission: 'signed-in',
})

/** Agrees to legal texts; the versions are stored with the person. */
export const giveConsents = endpoint({
  name: 'giveConsents',
  method: 'POST',
  path: '/system/consents',
  summary: 'Agree to legal texts',
  body: z.strictObject({
    given: z
      .array(z.strictObject({ name: z.enum(legalNames, 'NOT_IN_LIST'), version: id() }))
      .min(1, 'REQUIRED')
      .max(legalNames.length, 'TOO_MANY'),
  }),
  response: z.object({ givenAt: instant() }),
  changes: ['portalText'],
  permission: 'signed-in',
})
