import { request, type Browser, type BrowserContext, type Page, type Request } from '@playwright/test'
import { projectKey } from '#platform/domain/project-key.ts'
import { storageKeys, type Tokens } from '#platform/web/session.ts'
import { world } from './world.ts'

/** Password of every demo account. */
export const demoPassword = 'demo-Passw0rd'

/** A page with records of its console errors, pending requests, failed requests, banners shown, and lost clicks. */
export type WatchedPage = Page & {
  troubles: string[]
  waiting: Set<Request>
  failed: string[]
  banners: string[]
  lost: string[]
}

/**
 * Calls `noteLost` for each control that was pressed and is no longer under the pointer when it is released:
 * something moved or covered it in between, and the click had no effect.
 */
const watchPresses = (): void => {
  const controlAt = (event: MouseEvent) =>
    (event.target as Element).closest(
      'button, a, label, input, textarea, [role="button"], [role="menuitem"], [role="option"]',
    )
  const nameOf = (control: Element) =>
    control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 60)
  let pressed: { control: Element; top: number } | null = null
  document.addEventListener(
    'mousedown',
    (event) => {
      const control = controlAt(event)
      pressed = control && { control, top: control.getBoundingClientRect().top }
    },
    true,
  )
  document.addEventListener(
    'mouseup',
    (event) => {
      if (!pressed || controlAt(event) === pressed.control) return
      const { control, top } = pressed
      const where = control.isConnected ? `from ${top} to ${control.getBoundingClientRect().top}` : 'gone'
      ;(globalThis as unknown as { noteLost: (text: string) => void }).noteLost(
        `${nameOf(control)}: ${where}`,
      )
    },
    true,
  )
}

/**
 * Calls `noteBanner` with each text of the banner: it closes automatically, and is gone when a failed journey is
 * examined.
 */
const watchBanner = (): void => {
  let last = ''
  new MutationObserver(() => {
    const text = document.querySelector('.banner-text')?.textContent ?? ''
    if (text !== '' && text !== last)
      (globalThis as unknown as { noteBanner: (text: string) => void }).noteBanner(text)
    last = text
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Viewport, theme and language of a browser. */
export type Look = { locale?: 'ru' | 'en'; theme?: 'light' | 'dark'; width?: number }

/** Storage of a site in a browser. */
type BrowserStorage = Awaited<ReturnType<BrowserContext['storageState']>>

/** Opens a page that records console errors and pending requests. */
export const openPage = async (context: BrowserContext): Promise<WatchedPage> => {
  const page = Object.assign(await context.newPage(), {
    troubles: [] as string[],
    waiting: new Set<Request>(),
    failed: [] as string[],
    banners: [] as string[],
    lost: [] as string[],
  })
  await page.exposeFunction('noteBanner', (text: string) => void page.banners.push(text))
  await page.exposeFunction('noteLost', (text: string) => void page.lost.push(text))
  await page.addInitScript(watchBanner)
  await page.addInitScript(watchPresses)
  page.on('request', (pending) => page.waiting.add(pending))
  page.on('requestfinished', (pending) => page.waiting.delete(pending))
  page.on('requestfailed', (pending) => {
    page.waiting.delete(pending)
    const reason = pending.failure()?.errorText
    // Navigation aborts pending requests.
    if (reason !== 'net::ERR_ABORTED') page.failed.push(`${reason} ${pending.method()} ${pending.url()}`)
  })
  page.on('response', (answer) => {
    if (answer.status() >= 400)
      page.failed.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`)
  })
  page.on('console', (message) => {
    const text = message.text()
    // A machine without a graphics card logs this for pictures drawn by WebGL; the page is correct.
    if (/GL Driver Message .*GPU stall/.test(text)) return
    if (message.type() === 'error' || message.type() === 'warning') page.troubles.push(text)
  })
  page.on('pageerror', (error) => page.troubles.push(String(error)))
  return page
}

/** A browser that is not signed in, unless `keeps` contains a session. */
export const openBrowser = async (
  browser: Browser,
  look: Look = {},
  keeps?: BrowserStorage,
): Promise<WatchedPage> => {
  const locale = look.locale ?? 'ru'
  const context = await browser.newContext({
    locale: locale === 'ru' ? 'ru-RU' : 'en-US',
    colorScheme: look.theme ?? 'light',
    viewport: { width: look.width ?? 1440, height: 900 },
    ...(keeps ? { storageState: keeps } : {}),
  })
  await context.addCookies([{ name: 'locale', value: locale, url: world().origin }])
  return openPage(context)
}

/** Fills in and submits the sign-on service's login page, which the browser shows. */
export const passLogin = async (page: Page, email: string, password = demoPassword): Promise<void> => {
  const emailField = page.locator('input[type="email"]')
  await emailField.fill(email)
  await page.locator('input[type="password"]').fill(password)
  await page.locator('input[type="password"]').press('Enter')
}

/** Storage of a browser after a demo account has signed in: the service's cookie, the session's id and its tokens. */
const signedIn = async (email: string): Promise<BrowserStorage> => {
  const { origin } = world()
  const calls = await request.newContext({ baseURL: origin })
  const login = await calls.post('/sso/api/login', {
    data: {
      email,
      password: demoPassword,
      projectKey,
      session: crypto.randomUUID(),
      redirectedFrom: `${origin}/get-token`,
    },
  })
  const { redirectTo } = (await login.json()) as { redirectTo: string }
  const sessionId = new URL(redirectTo).searchParams.get('session_id')!
  const exchange = await calls.get('/api/v1/jwt/get-token', {
    headers: { 'session-id': sessionId, 'project-key': projectKey },
  })
  const { accessToken, refreshToken } = (await exchange.json()) as Tokens
  const { cookies } = await calls.storageState()
  await calls.dispose()
  const [service] = cookies
  return {
    cookies: [
      ...cookies,
      { ...service!, name: storageKeys.sessionId, value: sessionId, path: '/', httpOnly: false },
    ],
    origins: [
      {
        origin,
        localStorage: [
          { name: storageKeys.accessToken, value: accessToken },
          { name: storageKeys.refreshToken, value: refreshToken },
        ],
      },
    ],
  }
}

/**
 * A browser in which a demo account, or any demo person by email, is signed in; no page is open yet. The sign-in
 * pages themselves are tested by `sign-in.journey.ts`.
 */
export const browserOf = async (browser: Browser, account: string, look: Look = {}): Promise<WatchedPage> => {
  const email = account.includes('@') ? account : `${account}@demo.example`
  return openBrowser(browser, look, await signedIn(email))
}

/** The same, on the page that follows signing in. */
export const signIn = async (browser: Browser, account: string, look: Look = {}): Promise<WatchedPage> => {
  const page = await browserOf(browser, account, look)
  await page.goto('/bch/view')
  // The first screen of the menu, wherever it is.
  await page.waitForURL(/\/(?:bch\/view|admin)\/./, { timeout: 20_000, waitUntil: 'commit' })
  return page
}
