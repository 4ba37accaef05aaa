import type { Browser } from '@playwright/test'
import type { ScreenAccess } from '#platform/web/screen.ts'
import { pagePaths as signOnPaths } from '../../apps/sso/server/pages.ts'
import { pages as publicPages } from '../../apps/web/public/pages.ts'
import { demoMenus } from './support/demo-menus.ts'
import { expect, test } from './support/journey.ts'
import {
  aboveHeading,
  loadedScript,
  obstacles,
  overflow,
  rawKeys,
  rulesOfLook,
  settled,
  switchLanguage,
  switchTheme,
} from './support/look-over.ts'
import { openBrowser, signIn, type Look, type WatchedPage } from './support/people.ts'
import { exceptions, type Visit } from './support/screen-visits.ts'
import { allScreens } from './support/screens.ts'

/** The first demo account with access to a screen. */
const accountFor = (access: ScreenAccess): string | null => {
  if (access === 'public' || access === 'root') return null
  if (access === 'signed-in') return 'ini'
  const one = demoMenus.find(({ menu }) => menu.includes(access))
  if (!one) throw new Error(`no demo account has ${access} in its menu`)
  return one.account
}

/** Folder for screenshots: if set, every screen is photographed in every look, for visual review. */
const pictures = process.env['PICTURES']

const desk = { locale: 'ru', theme: 'light', width: 1440 } as const
const phone = { locale: 'en', theme: 'dark', width: 360 } as const
const widths = [desk.width, phone.width]

/** Looks in which screenshots are taken. */
const pictureLooks: Required<Look>[] = [360, 1440, 2560].flatMap((width) =>
  (['ru', 'en'] as const).flatMap((locale) =>
    (['light', 'dark'] as const).map((theme) => ({ locale, theme, width })),
  ),
)

/** Saves a screenshot of the whole page as `<look>/<path>.png`. */
const photograph = async (page: WatchedPage, folder: string, path: string, look: Look): Promise<void> => {
  const name = path.replaceAll(/[^\w-]+/g, '_').replace(/^_/, '') || 'root'
  await page.screenshot({
    path: `${folder}/${look.locale}-${look.theme}-${look.width}/${name}.png`,
    fullPage: true,
  })
}

/** One browser context per account and look, so that sign-ins are reused. */
const browsers = new Map<string, Promise<WatchedPage>>()

const pageIn = async (browser: Browser, account: string | null, look: Look): Promise<WatchedPage> => {
  const key = `${account} ${look.locale} ${look.theme}`
  const known =
    browsers.get(key) ?? (account === null ? openBrowser(browser, look) : signIn(browser, account, look))
  browsers.set(key, known)
  const page = await known
  page.troubles.length = 0
  return page
}

/** Opens a URL, and waits until everything is shown; `lands` is where the page redirects. */
const open = async (page: WatchedPage, address: string, { lands }: Visit = {}): Promise<void> => {
  await page.goto(address)
  if (lands) await expect(page).toHaveURL(lands)
  await settled(page)
}

/** Checks that all texts of the page are in a language. */
const expectWords = async (page: WatchedPage, locale: string): Promise<void> => {
  expect(await page.title()).not.toBe('')
  expect(await page.locator('html').getAttribute('lang')).toBe(locale)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('')
  const words = `${await page.title()}\n${await page.locator('body').innerText()}`
  expect(rawKeys(words), 'text keys without a text').toEqual([])
}

const expectToFit = async (page: WatchedPage, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 })
  await expect.poll(() => overflow(page), `wider than ${width}`).toEqual([])
  expect(await aboveHeading(page), `above the heading at ${width}`).toEqual([])
}

const expectNoTrouble = (page: WatchedPage, { refused }: Visit): void => {
  const unexpected = page.troubles.filter((trouble) => !refused || !trouble.includes(refused))
  expect(unexpected, 'console').toEqual([])
}

/** Features whose screens are opened, if `npm test -- --changed` selects some. */
const onlyOf = process.env['SCREENS_OF']?.split(',')

const screens = (await allScreens(onlyOf)).map(({ path, access }) => ({ path, first: accountFor(access) }))
const pages = onlyOf ? [] : [...publicPages.map(({ path }) => path), ...signOnPaths]
const maxScript = 130_000

// One test per screen: the next free worker takes it.
test.describe.configure({ mode: 'parallel' })

if (pictures)
  for (const { path, first } of [...screens, ...pages.map((page) => ({ path: page, first: null }))])
    for (const look of pictureLooks)
      test(`${path}: ${look.locale}, ${look.theme}, ${look.width}`, async ({ browser }) => {
        const { account = first, address, ...visit } = exceptions[path] ?? {}
        const page = await pageIn(browser, account, look)
        await page.setViewportSize({ width: look.width, height: 900 })
        await open(page, address ? await address() : path, visit)
        await photograph(page, pictures, path, look)
      })

/**
 * Screens of the work area: loaded once, in Russian, light and wide; language, theme and width are then changed in
 * place.
 */
for (const { path, first } of pictures ? [] : screens)
  test(path, async ({ browser }) => {
    const { account = first, address, besides, ...visit } = exceptions[path] ?? {}
    const page = await pageIn(browser, account, desk)
    const narrow = async (): Promise<void> => {
      await switchTheme(page, phone.theme)
      await switchLanguage(page, phone.locale)
      await settled(page)
    }
    const opened = address ? await address() : path
    // A blank page has no storage for its look; its context was created with it.
    if (page.url() !== 'about:blank') await switchTheme(page, desk.theme)
    await page.setViewportSize({ width: desk.width, height: 900 })
    await open(page, opened, visit)
    if (!visit.lands) {
      // Without access the page redirects.
      expect(new URL(page.url()).pathname).toBe(opened.split('?')[0])
      await expectWords(page, desk.locale)
      expect(await obstacles(page)).toEqual([])
      const inRussian = await page.locator('body').innerText()
      for (const width of widths) await expectToFit(page, width)
      await narrow()
      expect(await page.locator('body').innerText(), 'in English').not.toBe(inRussian)
      await expectWords(page, phone.locale)
      expect(await obstacles(page, rulesOfLook)).toEqual([])
      for (const width of widths.toReversed()) await expectToFit(page, width)
    }
    if (besides) {
      await open(page, await besides())
      await expect.poll(() => overflow(page), 'wider than the window').toEqual([])
      await page.setViewportSize({ width: phone.width, height: 900 })
      await narrow()
      await expect.poll(() => overflow(page), 'wider than the phone').toEqual([])
    }
    expectNoTrouble(page, visit)
  })

/** Public pages: the server renders them per language, so they are loaded in each. */
for (const path of pictures ? [] : pages)
  for (const look of [desk, phone])
    test(`${path}: ${look.locale}, ${look.theme}, ${look.width}`, async ({ browser }) => {
      const { address, ...visit } = exceptions[path] ?? {}
      const page = await pageIn(browser, null, look)
      const opened = address ? await address() : path
      await open(page, opened, visit)
      if (!visit.lands) {
        expect(await loadedScript(page), 'bytes of script').toBeLessThanOrEqual(
          maxScript + (visit.overBudget ?? 0),
        )
        expect(new URL(page.url()).pathname).toBe(opened.split('?')[0])
        await expectWords(page, look.locale)
        expect(await obstacles(page, look === desk ? undefined : rulesOfLook)).toEqual([])
        // In each language it must fit all widths; the initial one comes last.
        for (const width of widths.toSorted((one) => (one === look.width ? 1 : -1)))
          await expectToFit(page, width)
      }
      expectNoTrouble(page, visit)
    })
