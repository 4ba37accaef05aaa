import { createRequire } from 'node:module'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import type Axe from 'axe-core'
import type { WatchedPage } from './people.ts'

const require = createRequire(import.meta.url)

const root = join(import.meta.dirname, '../../..')

type Words = { [key: string]: string | Words }

const textFiles = [
  ...readdirSync(join(root, 'features')).map((feature) => `features/${feature}/texts/ru.json`),
  'platform/web/texts/ru.json',
  'apps/web/work/texts/ru.json',
  'apps/web/work/screens/gallery/texts/ru.json',
  'apps/web/public/texts/ru.json',
  'apps/sso/texts/ru.json',
]

/** The groups that text keys begin with: `list` of `list.search`. */
const groupsOfKeys = new Set(
  textFiles.flatMap((file) => {
    let words: Words = {}
    try {
      words = JSON.parse(readFileSync(join(root, file), 'utf8')) as Words
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
    return Object.keys(words).filter((key) => typeof words[key] === 'object')
  }),
)

/** Namespaces of text keys: the features, and the shared ones. */
const namespaces = new Set([...readdirSync(join(root, 'features')), 'common', 'public', 'work', 'gallery'])

/** What looks like a text key that found no text: `projects:list.title`, `errors.X`. */
export const rawKeys = (text: string): string[] =>
  (text.match(/(?<![\w@./-])(?:[a-z][\w-]*:)?[a-zA-Z]\w*(?:\.\w+)+(?![\w-])/g) ?? []).filter((token) => {
    const [namespace, key] = token.includes(':') ? token.split(':') : [null, token]
    return namespace === null ? groupsOfKeys.has(key?.split('.')[0] ?? '') : namespaces.has(namespace ?? '')
  })

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What depends on colours and on the room there is: asked in each look, where all else is asked in one. */
export const rulesOfLook = ['color-contrast', 'target-size', 'scrollable-region-focusable'] as const

/** Looks in a row, 50 ms apart, that see a page at rest: what an answer leads to is asked for by then. */
const looksAtRest = 4

/**
 * How much of the page still loads, its heading included, once it has nothing else to do: what it fetches only then is under way.
 * Asked in one word: while Playwright itself waits for an element, it describes the whole page at each look, and looks twice a second.
 */
const loading = async (page: Page): Promise<number> => {
  const found = page.evaluate(async () => {
    // A browser with much to do elsewhere grants a page no idle moment for ten seconds.
    await new Promise((done) => requestIdleCallback(done, { timeout: 500 }))
    // The gallery shows what loading looks like.
    const parts = document.querySelectorAll(':is(.skeleton, [aria-busy="true"]):not(.gallery *)').length
    return document.querySelector('h1') ? parts : parts + 1
  })
  // One page gives way to another while it is asked.
  return found.catch(() => 1)
}

/** Waits until the page has come to rest: a heading is there, and nothing loads any more. */
export const settled = async (page: WatchedPage): Promise<void> => {
  let atRest = 0
  await expect
    .poll(
      async () => {
        const parts = await loading(page)
        const requests = [...page.waiting].map((request) => request.url())
        atRest = requests.length === 0 && parts === 0 ? atRest + 1 : 0
        return atRest >= looksAtRest
          ? 'at rest'
          : `looks at rest: ${atRest}, parts: ${parts}, ${requests.join(' ')}`
      },
      { intervals: [50], message: 'the page goes on loading' },
    )
    .toBe('at rest')
}

/** Headings of the page, other than of what stands beside it, that are above its own: read in order, they look as if they began another page. */
export const aboveHeading = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const own = document.querySelector('h1')?.getBoundingClientRect().top ?? 0
    const others = [...document.querySelectorAll<HTMLElement>('main :is(h2, h3):not(aside *)')]
    return others
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom < own)
      .map((one) => one.innerText)
  })

/** What is drawn only once it is scrolled to keeps the colours it had: it is drawn while it is looked at. */
const drawAll = (page: Page, all: boolean): Promise<void> =>
  page.evaluate((drawn) => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      const { style } = element
      if (drawn && getComputedStyle(element).contentVisibility === 'auto') style.contentVisibility = 'visible'
      else if (!drawn && style.contentVisibility) style.contentVisibility = ''
    }
  }, all)

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

const lookForObstacles = async (page: Page, only: readonly string[] | undefined): Promise<string[]> => {
  await drawAll(page, true)
  await Promise.all(page.frames().map((frame) => frame.evaluate(axeSource)))
  // What passes is of no interest, and costs time to describe; none of the rules reads style sheets by itself.
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: typeof Axe }).axe.run(document, options),
    { runOnly: [...(only ?? rules)], resultTypes: ['violations'], preload: false } satisfies Axe.RunOptions,
  )
  await drawAll(page, false)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary}`),
  )
}

/**
 * What somebody who cannot see well would stumble over; `only` narrows it to some rules.
 * It looks again before it says so: on a busy machine a look may fall between two frames of a change.
 */
export const obstacles = async (page: Page, only?: readonly string[]): Promise<string[]> => {
  for (let look = 1; ; look += 1) {
    const found = await lookForObstacles(page, only)
    if (found.length === 0 || look === 3) return found
    await page.waitForTimeout(500)
  }
}

/** Bytes of a built file as gzip sends it, by its path. */
const sizes = new Map<string, number>()

const sentSize = (path: string): number => {
  const size = sizes.get(path) ?? gzipSync(readFileSync(join(root, 'dist/web', path))).length
  sizes.set(path, size)
  return size
}

/**
 * Bytes of the script that a settled page has loaded, with what it fetches when it has nothing else to do. A file that another page
 * has brought into the browser's cache counts again.
 */
export const loadedScript = async (page: WatchedPage): Promise<number> => {
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  return [...new Set(files)]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + sentSize(file), 0)
}

/** Changes the look at once, as the switch in another tab does. */
export const switchTheme = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate((chosen) => {
    localStorage.setItem('theme', chosen)
    document.documentElement.dataset['theme'] = chosen
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: chosen }))
  }, theme)

/**
 * Changes the language of a page of the work area without loading it again, as the page itself does for a person whose language it
 * learns after its start. The texts live in a module that the page has loaded.
 */
export const switchLanguage = (page: Page, locale: 'ru' | 'en'): Promise<void> =>
  page.evaluate(async (chosen) => {
    type Texts = { changeLanguage: (language: string) => Promise<unknown> }
    const isTexts = (value: unknown): value is Texts =>
      typeof (value as Partial<Texts> | null | undefined)?.changeLanguage === 'function'
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/texts-[\w-]+\.js$/.test(name))
    const modules = await Promise.all(scripts.map(({ name }) => import(name) as Promise<object>))
    const texts = modules.flatMap((module) => Object.values(module) as unknown[]).find(isTexts)
    if (!texts) throw new Error('no loaded module holds the texts')
    await texts.changeLanguage(chosen)
    document.documentElement.lang = chosen
  }, locale)

/** How far the page is wider than the window, and what sticks out. */
export const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [
      `${scrollWidth} > ${clientWidth}`,
      ...wide.slice(0, 5).map((element) => `${element.tagName}.${element.className}`),
    ]
  })
