import { expect, test } from 'vitest'
import { escapeHtml, htmlDocument, scriptJson } from './html-document.ts'

const hostile = `</script><script>alert("1")</script><!-- $& $' \u2028 & 'quoted'`
const shell =
  '<!doctype html><html lang="ru"><head><title></title></head><body><div id="root"></div></body></html>'

const parts = {
  locale: 'en',
  addressed: null,
  brand: null,
  title: hostile,
  siteName: hostile,
  meta: {
    title: hostile,
    description: hostile,
    canonical: '/details/x?id=5',
    picture: { url: '/picture?image=1', width: 1200, height: 630 },
    data: { '@type': 'Organization', name: hostile, url: '/details/x?id=5' },
  },
  origin: 'https://portal.example',
  content: '<p>content $& $1</p>',
  first: { now: 1, answers: { name: hostile } },
} as const

const parsed = (change: { addressed?: 'ru' | 'en' } = {}) =>
  new DOMParser().parseFromString(htmlDocument(shell, { ...parts, ...change }), 'text/html')

test('a hostile name ends no element, neither in the text nor in an attribute nor in the data', () => {
  const page = parsed()
  expect([...page.querySelectorAll('script')].map(({ type }) => type)).toEqual([
    'application/ld+json',
    'application/json',
  ])
  expect(page.title).toBe(hostile.replace('\u2028', '\u2028'))
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe(hostile)
  expect(JSON.parse(page.getElementById('first-content')?.textContent ?? '')).toEqual(parts.first)
})

test('the content is put in as it is, with no replacement signs read', () => {
  expect(parsed().getElementById('root')?.innerHTML).toBe(parts.content.replace('$&', '$&amp;'))
})

test('language, canonical and preview addresses are set', () => {
  const page = parsed()
  expect(page.documentElement.lang).toBe('en')
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://portal.example/details/x?id=5',
  )
  expect(page.querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe('en_US')
})

test('a page is one in each language: each has an address of its own, and names the others', () => {
  const page = parsed({ addressed: 'en' })
  const address = 'https://portal.example/details/x?id=5'
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${address}&lang=en`)
  const others = [...page.querySelectorAll('link[rel=alternate]')]
  expect(others.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
    ['ru', `${address}&lang=ru`],
    ['en', `${address}&lang=en`],
    ['x-default', address],
  ])
})

test('a preview has its picture by its whole address, search engines the words of schema.org', () => {
  const page = parsed()
  const contentOf = (name: string) => page.querySelector(`meta[property="${name}"]`)?.getAttribute('content')
  expect(contentOf('og:image')).toBe('https://portal.example/picture?image=1')
  expect(page.querySelector('meta[name="twitter:card"]')?.getAttribute('content')).toBe('summary_large_image')
  expect(JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: hostile,
    url: 'https://portal.example/details/x?id=5',
  })
})

test('the picture drawn of a page is available at the page’s address, in its language', () => {
  const picture = { by: hostile, logo: null, brand: '', facts: [] }
  const html = htmlDocument(shell, { ...parts, meta: { ...parts.meta, picture } })
  const page = new DOMParser().parseFromString(html, 'text/html')
  const contentOf = (name: string) => page.querySelector(`meta[property="${name}"]`)?.getAttribute('content')
  const address = contentOf('og:image')
  expect(address).toMatch(/^https:\/\/portal\.example\/preview\/details\/x\?id=5&lang=en&shows=[\w-]{22}$/)
  const other = { ...parts.meta, picture: { ...picture, brand: '#10131a' } }
  expect(htmlDocument(shell, { ...parts, meta: other })).not.toContain(address!.split('shows=')[1])
  expect([contentOf('og:image:width'), contentOf('og:image:height')]).toEqual(['1200', '630'])
  expect(contentOf('og:image:alt')).toBe(hostile)
})

test('steps of signing in are not to be found by searching', () => {
  const html = htmlDocument(shell, { ...parts, meta: { title: 'x', hidden: true } })
  expect(html).toContain('noindex')
  expect(html).not.toContain('og:title')
})

test('escapes', () => {
  expect(escapeHtml(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;')
  expect(scriptJson('</script>')).toBe('"\\u003c/script\\u003e"')
})
