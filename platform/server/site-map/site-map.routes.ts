import type { FastifyInstance, FastifyReply } from 'fastify'
import { sql } from 'kysely'
import { notFound } from '#platform/domain/product-error.ts'
import type { Db } from '../context.ts'
import type { SiteMapSource } from './site-map-source.ts'

/** The languages of every page, and the query parameter that selects one. */
type Languages = { param: string; codes: readonly string[] }

/** Maximum number of URLs in one part, by the sitemap protocol; a page has one per language. */
const maxAddresses = 50_000

/** Paths excluded for crawlers: the work area and sign-in, and calls other than those that pages use to load content. */
const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/v1/accelerator/logo',
    'Allow: /api/v1/showcase/',
    'Disallow: /bch/',
    'Allow: /bch/view/project-calculator',
    'Disallow: /admin/',
    'Disallow: /reports/',
    'Disallow: /sso/',
    'Disallow: /login-portal',
    'Disallow: /registrate-user',
    'Disallow: /invitation',
    'Disallow: /showScoringReport',
    'Disallow: /company-figures',
    'Disallow: /unsubscribe',
    'Disallow: /publication-consent',
    'Disallow: /first-start',
    'Disallow: /certificate',
    'Disallow: /event-registration',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

const xml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A page in each of its languages, each referring to the others. */
const entries = (page: string, origin: string, { param, codes }: Languages): string => {
  const ways = codes.map(
    (code) => [code, `${page}${page.includes('?') ? '&' : '?'}${param}=${code}`] as const,
  )
  const links = [...ways, ['x-default', page] as const]
    .map(
      ([language, path]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${xml(origin + path)}"/>`,
    )
    .join('')
  return ways.map(([, path]) => `<url><loc>${xml(origin + path)}</loc>${links}</url>`).join('')
}

const part = (pages: readonly string[], origin: string, languages: Languages): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${pages
    .map((page) => entries(page, origin, languages))
    .join('')}</urlset>`

/** The first key of each part. */
const firstKeys = async (db: Db, { from, scope, key }: SiteMapSource, pages: number): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    select key::text from (select ${key} as key, row_number() over (order by ${key}) as place from ${from} where ${scope}) placed
    where place % ${sql.lit(pages)} = 1 order by placed.key`.execute(db)
  return rows.map((row) => row.key)
}

const keysFrom = async (
  db: Db,
  { from, scope, key }: SiteMapSource,
  { first, pages }: { first: string; pages: number },
): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    select ${key}::text as key from ${from} where ${scope} and ${key} >= ${first}
    order by ${key} limit ${sql.lit(pages)}`.execute(db)
  return rows.map((row) => row.key)
}

// Withdrawn pages disappear at once: the sitemap must be revalidated.
const sendXml = (reply: FastifyReply, text: string) =>
  reply
    .header('cache-control', 'public, no-cache')
    .type('application/xml; charset=utf-8')
    .send(Buffer.from(text))

/**
 * Serves search engines the public pages: `robots.txt`, a sitemap index, and its parts of at most 50,000 URLs, each
 * identified by its first key.
 */
export const addSiteMap = (
  app: FastifyInstance,
  options: {
    db: Db
    origin: string
    languages: Languages
    /** Whether search engines may list the portal, read with each request. */
    isListed: () => boolean
    pages: readonly string[]
    sources: readonly SiteMapSource[]
  },
): void => {
  const { db, origin, languages, isListed, pages, sources } = options
  const pagesOfPart = Math.floor(maxAddresses / languages.codes.length)
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', 'public, no-cache')
      .type('text/plain; charset=utf-8')
      .send(isListed() ? robots(origin) : 'User-agent: *\nDisallow: /\n'),
  )
  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = await Promise.all(
      sources.map(async (source) =>
        (await firstKeys(db, source, pagesOfPart)).map((key) => `/sitemap/${source.name}.xml?from=${key}`),
      ),
    )
    const all = ['/sitemap/pages.xml', ...parts.flat()]
    return sendXml(
      reply,
      `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${all
        .map((path) => `<sitemap><loc>${xml(origin + path)}</loc></sitemap>`)
        .join('')}</sitemapindex>`,
    )
  })
  app.get('/sitemap/pages.xml', async (_request, reply) => sendXml(reply, part(pages, origin, languages)))
  for (const source of sources)
    app.get(`/sitemap/${source.name}.xml`, async (request, reply) => {
      const { from } = request.query as { from?: unknown }
      if (typeof from !== 'string' || !source.isKey(from)) throw notFound()
      const keys = await keysFrom(db, source, { first: from, pages: pagesOfPart })
      return sendXml(reply, part(keys.map(source.page), origin, languages))
    })
}
