import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { requiredText } from '#platform/contract/fields.ts'
import { manualGroups } from '../domain/contents.ts'
import { portalAnswers } from '../domain/portal-answers.ts'

const words = z.array(
  z.union([
    z.object({ kind: z.enum(['text', 'code', 'strong', 'em']), text: z.string() }),
    z.object({ kind: z.literal('link'), text: z.string(), href: z.string() }),
  ]),
)

const block = z.union([
  z.object({
    kind: z.literal('heading'),
    level: z.literal([2, 3, 4]),
    part: z.int(),
    anchor: z.string(),
    words,
  }),
  z.object({ kind: z.enum(['paragraph', 'quote']), words }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(words) }),
  z.object({ kind: z.literal('code'), text: z.string() }),
  z.object({ kind: z.literal('picture'), text: z.string(), address: z.string(), role: z.string() }),
  z.object({ kind: z.literal('table'), head: z.array(words), rows: z.array(z.array(words)) }),
])

const named = z.object({ name: z.string(), title: z.string() })

/** The contents of the manuals in the reader’s language. */
export const getManuals = endpoint({
  name: 'getManuals',
  method: 'GET',
  path: '/manuals/contents',
  summary: 'Contents of the manuals',
  response: z.object({
    /** The version of the portal that they describe. */
    version: z.string(),
    groups: z.array(z.object({ group: z.enum(manualGroups), pages: z.array(named) })),
  }),
  reads: [],
  permission: 'public',
})

/** A page of the manuals. */
export const getManual = endpoint({
  name: 'getManual',
  method: 'GET',
  path: '/manuals/page',
  summary: 'A page of the manuals',
  query: z.object({ name: requiredText(100) }),
  response: named.extend({
    blocks: z.array(block),
    previous: named.nullable(),
    next: named.nullable(),
  }),
  reads: [],
  permission: 'public',
})

/** The places in the manuals that answer a question, best first: by forms and synonyms of its words, mistyped ones too. */
export const findInManuals = endpoint({
  name: 'findInManuals',
  method: 'GET',
  path: '/manuals/find',
  summary: 'Search the manuals',
  query: z.object({ text: requiredText(100) }),
  response: z.object({
    /** How the question was read, if a word of it was mistyped or all of it on another keyboard layout. */
    readAs: z.string().nullable(),
    /** A page of the portal that answers the question better than the manuals. */
    portal: z.enum(portalAnswers).nullable(),
    items: z.array(
      named.extend({
        heading: z.string(),
        anchor: z.string(),
        excerpt: z.array(z.object({ text: z.string(), found: z.boolean() })),
      }),
    ),
  }),
  reads: [],
  permission: 'public',
})
