import { expect, type Page } from '@playwright/test'
import type Axe from 'axe-core'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
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

/** First parts of text keys: `list` of `list.search`. */
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

/** Matches a text key shown instead of its text: `projects:list.title`, `errors.X`. */
export const rawKeys = (text: string): string[] =>
  (text.match(/(?<![\w@./-])(?:[a-z][\w-]*:)?[a-zA-Z]\w*(?:\.\w+)+(?![\w-])/g) ?? []).filter((token) => {
    const [namespace, key] = token.includes(':') ? token.split(':') : [null, token]
    return namespace === null ? groupsOfKeys.has(key?.split('.')[0] ?? '') : namespaces.has(namespace ?? '')
  })

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules of axe that depend on colours and on the available space: checked in each look, all others in one. */
export const rulesOfLook = ['color-contrast', 'target-size', 'scrollable-region-focusable'] as const

/**
 * Number of consecutive checks, 50 ms apart, after which a page is settled: requests caused by a response have been
 * sent by then.
 */
const looksAtRest = 4

/**
 * Number of loading elements of the page, including a missing heading, once it is idle: requests it sends only then
 * are pending. Evaluated in the page, because Playwright's own waiting describes the whole page twice a second.
 */
const loading = async (page: Page): Promise<number> => {
  const found = page.evaluate(async () => {
    // On a busy machine a page may get no idle callback for ten seconds.
    await new Promise((done) => requestIdleCallback(done, { timeout: 500 }))
    // The gallery shows loading states.
    const parts = document.querySelectorAll(':is(.skeleton, [aria-busy="true"]):not(.gallery *)').length
    return document.querySelector('h1') ? parts : parts + 1
  })
  // The page navigates during the evaluation.
  return found.catch(() => 1)
}

/** Waits until the page has settled: it has a heading, and nothing is loading. */
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

/** Headings of the page's main part that come before its `h1`: read in order, they seem to begin another page. */
export const aboveHeading = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const own = document.querySelector('h1')?.getBoundingClientRect().top ?? 0
    const others = [...document.querySelectorAll<HTMLElement>('main :is(h2, h3):not(aside *)')]
    return others
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom < own)
      .map((one) => one.innerText)
  })

/** Content rendered only when scrolled to keeps its former colours, so it is rendered during the check. */
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
  // Passed checks are not needed, and cost time to describe; no rule reads style sheets by itself.
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
 * Accessibility problems of the page; `only` restricts it to some rules. It checks twice: on a busy machine a check
 * may fall between two frames of a change.
 */
export const obstacles = async (page: Page, only?: readonly string[]): Promise<string[]> => {
  for (let look = 1; ; look += 1) {
    const found = await lookForObstacles(page, only)
    if (found.length === 0 || look === 3) return found
    await page.waitForTimeout(500)
  }
}

/** Size of a built file as sent with gzip, by its path. */
const sizes = new Map<string, number>()

const sentSize = (path: string): number => {
  const size = sizes.get(path) ?? gzipSync(readFileSync(join(root, 'dist/web', path))).length
  sizes.set(path, size)
  return size
}

/**
 * Bytes of script that a settled page has loaded, including what it loads when idle. Files that another page has put
 * into the browser's cache count, too.
 */
export const loadedScript = async (page: WatchedPage): Promise<number> => {
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  return [...new Set(files)]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + sentSize(file), 0)
}

/** Changes the theme immediately, as the switch in another tab does. */
export const switchTheme = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate((chosen) => {
    localStorage.setItem('theme', chosen)
    document.documentElement.dataset['theme'] = chosen
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: chosen }))
  }, theme)

/**
 * Changes the language of a page of the work area without a reload, as the page does for a person whose language it
 * learns after its start. The texts are in a module that the page has loaded.
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

/** By how much the page is wider than the window, and which elements cause it. */
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
