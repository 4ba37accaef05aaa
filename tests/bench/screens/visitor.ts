import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { watchPage } from './in-page.ts'

const executablePath = process.env['CHROMIUM_PATH']

const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
}

const russian = { locale: 'ru-RU', viewport: { width: 1440, height: 900 } }

/** Chromium as the journeys use it. */
export const launch = (): Promise<Browser> => chromium.launch(launchOptions)

/** Chromium that another program can control, too, by its debugging port. */
export const launchShared = (folder: string, port: number): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    ...russian,
    ...launchOptions,
    args: [...launchOptions.args, `--remote-debugging-port=${port}`],
  })

/** Signs a person in through the sign-on pages. */
export const signInHere = async (
  context: BrowserContext,
  origin: string,
  email: string,
  password: string,
): Promise<void> => {
  await context.addCookies([{ name: 'locale', value: 'ru', url: origin }])
  const page = await context.newPage()
  await page.goto(`${origin}/login-portal`)
  await page.locator('input[type="email"]').fill(email)
  await page.locator('input[type="password"]').fill(password)
  await page.locator('input[type="password"]').press('Enter')
  await page.waitForURL(/\/bch\/view\//)
  await page.close()
}

/** Signs a person in, in their own browser context. */
export const signInPage = async (
  browser: Browser,
  origin: string,
  email: string,
  password: string,
): Promise<BrowserContext> => {
  const context = await browser.newContext(russian)
  await signInHere(context, origin, email, password)
  return context
}

export type Watched = { page: Page; client: CDPSession; saves: () => number }

/** Opens a URL and waits until `awaited` is painted; returns the time since the start of the navigation. */
export const openWatched = async (
  context: BrowserContext,
  address: string,
  awaited: string,
  slowdown = 1,
): Promise<Watched & { openedAfter: number }> => {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  if (slowdown > 1) await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  // The compiler of these files wraps functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name ??= (named) => named')
  await page.addInitScript(watchPage, awaited)
  let saves = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/project-profile/save')) saves += 1
  })
  await page.goto(address)
  await page.waitForFunction(() => window.bench.readyAt !== null, null, { timeout: 60_000 })
  const openedAfter = await page.evaluate(() => window.bench.readyAt!)
  return { page, client, saves: () => saves, openedAfter }
}
