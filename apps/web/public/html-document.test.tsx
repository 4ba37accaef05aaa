import { expect, test } from 'vitest'
import { escapeHtml, htmlDocument, scriptJson } from './html-document.ts'

const hostile = `</script><script>alert("1")</script><!-- $& $' \u2028 & 'quoted'`
const shell =
  '<!doctype html><html lang="ru"><head><title></title></head><body><div id="root"></div></body></html>'

const parts = {
  locale: 'en',
  brand: null,
  title: hostile,
  siteName: hostile,
  meta: { title: hostile, description: hostile, canonical: '/details/x?id=5' },
  origin: 'https://portal.example',
  content: '<p>content $& $1</p>',
  first: { now: 1, answers: { name: hostile } },
} as const

const parsed = () => new DOMParser().parseFromString(htmlDocument(shell, parts), 'text/html')

test('a hostile name ends no element, neither in the text nor in an attribute nor in the data', () => {
  const page = parsed()
  expect(page.querySelectorAll('script')).toHaveLength(1)
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

test('steps of signing in are not to be found by searching', () => {
  const html = htmlDocument(shell, { ...parts, meta: { title: 'x', hidden: true } })
  expect(html).toContain('noindex')
  expect(html).not.toContain('og:title')
})

test('escapes', () => {
  expect(escapeHtml(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;')
  expect(scriptJson('</script>')).toBe('"\\u003c/script\\u003e"')
})
