import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'

/** Password of every demo account. */
export const demoPassword = 'demo-Passw0rd'

/** A page that fails its test at the end when the console showed an error or a warning. */
export type WatchedPage = Page & { troubles: string[] }

/** Opens a page that notes what the console complains of. */
export const openPage = async (context: BrowserContext): Promise<WatchedPage> => {
  const page = Object.assign(await context.newPage(), { troubles: [] as string[] })
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') page.troubles.push(message.text())
  })
  page.on('pageerror', (error) => page.troubles.push(String(error)))
  return page
}

/** Signs a demo account in by the sign-on pages, in a browser context of its own. */
export const signIn = async (
  browser: Browser,
  account: string,
  options: { locale?: 'ru-RU' | 'en-US'; theme?: 'light' | 'dark'; width?: number } = {},
): Promise<WatchedPage> => {
  const context = await browser.newContext({
    locale: options.locale ?? 'ru-RU',
    colorScheme: options.theme ?? 'light',
    viewport: { width: options.width ?? 1440, height: 900 },
  })
  const page = await openPage(context)
  await page.goto('/login-portal')
  await page.getByLabel(/e-?mail|почт/i).first().fill(`${account}@demo.example`)
  await page.locator('input[type="password"]').fill(demoPassword)
  await page.locator('input[type="password"]').press('Enter')
  await expect(page).toHaveURL(/\/bch\/view\//, { timeout: 20_000 })
  return page
}
