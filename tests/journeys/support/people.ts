import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { journeysOrigin } from './origin.ts'

/** Password of every demo account. */
export const demoPassword = 'demo-Passw0rd'

/** A page that notes what its console complains of. */
export type WatchedPage = Page & { troubles: string[] }

/** How a browser looks at the portal. */
export type Look = { locale?: 'ru' | 'en'; theme?: 'light' | 'dark'; width?: number }

/** Opens a page that notes what the console complains of. */
export const openPage = async (context: BrowserContext): Promise<WatchedPage> => {
  const page = Object.assign(await context.newPage(), { troubles: [] as string[] })
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') page.troubles.push(message.text())
  })
  page.on('pageerror', (error) => page.troubles.push(String(error)))
  return page
}

/** A browser of a person who is not signed in. */
export const openBrowser = async (browser: Browser, look: Look = {}): Promise<WatchedPage> => {
  const locale = look.locale ?? 'ru'
  const context = await browser.newContext({
    locale: locale === 'ru' ? 'ru-RU' : 'en-US',
    colorScheme: look.theme ?? 'light',
    viewport: { width: look.width ?? 1440, height: 900 },
  })
  await context.addCookies([{ name: 'locale', value: locale, url: journeysOrigin }])
  return openPage(context)
}

/** Fills in and sends the sign-on service's login page, on which the browser is. */
export const passLogin = async (page: Page, email: string, password = demoPassword): Promise<void> => {
  const emailField = page.locator('input[type="email"]')
  await emailField.fill(email)
  await page.locator('input[type="password"]').fill(password)
  await page.locator('input[type="password"]').press('Enter')
}

/** Signs a demo account in by the sign-on pages, in a browser of its own. */
export const signIn = async (browser: Browser, account: string, look: Look = {}): Promise<WatchedPage> => {
  const page = await openBrowser(browser, look)
  await page.goto('/login-portal')
  await passLogin(page, `${account}@demo.example`)
  await expect(page).toHaveURL(/\/bch\/view\//, { timeout: 20_000 })
  return page
}
