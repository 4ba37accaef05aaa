import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { startUpstreamProvider } from '../support/upstream-provider.ts'
import { startApart, type Apart } from './support/apart.ts'
import { obstacles } from './support/look-over.ts'
import { demoPassword, openPage, passLogin } from './support/people.ts'

/** Opens a browser and expects no console messages. */
const open = async (browser: Browser, { portal, service }: Apart) => {
  const context = await browser.newContext({ locale: 'ru-RU', viewport: { width: 1440, height: 900 } })
  await context.addCookies([portal, service].map((url) => ({ name: 'locale', value: 'ru', url })))
  return openPage(context)
}

const signInAt = async (page: Page, { portal, service }: Apart): Promise<void> => {
  await page.goto(`${portal}/login-portal?redirect_to=%2Fbch%2Fview%2Fnotifications`)
  await expect(page).toHaveURL(new RegExp(`^${service}/sso/login`))
  await passLogin(page, 'acc@demo.example', demoPassword)
  await expect(page).toHaveURL(`${portal}/bch/view/notifications`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The portal's own storage in this browser is deleted; the service's is retained. */
const forgetPortal = async (page: Page, { portal }: Apart): Promise<void> => {
  // A document without our scripts; the browser requests its icon.
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
  await page.goto(`${portal}/theme.js`)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
    document.cookie = 'session_id=; path=/; max-age=0'
  })
}

const tokenOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('access_token'))

test.describe('the sign-on service as a program of its own', () => {
  test('on another port: signing in, refresh, silent sign-on across origins, signing out', async ({
    browser,
  }) => {
    const apart = await startApart({ portal: 'localhost', service: 'localhost' })
    try {
      expect(apart.output()).toContain(`The sign-on service is ready at ${apart.service}/sso`)
      expect(apart.output()).toContain(`It signs people on to the portal at ${apart.portal}`)
      const page = await open(browser, apart)
      await signInAt(page, apart)

      const refreshToken = () => page.evaluate(() => localStorage.getItem('refresh_token'))
      const first = await refreshToken()
      await page.evaluate(() => localStorage.setItem('access_token', 'outlived'))
      await page.reload()
      await expect.poll(() => tokenOf(page)).not.toBe('outlived')
      // Two access tokens issued in the same second are equal; refresh tokens never are.
      expect(await refreshToken()).not.toBe(first)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

      await forgetPortal(page, apart)
      await page.goto(`${apart.portal}/portal`)
      await expect(page.locator('.account__label:not([hidden])')).toHaveText('Кабинет')
      await forgetPortal(page, apart)
      await page.goto(`${apart.portal}/bch/view/notifications`)
      await expect(page.getByRole('button', { name: /^Профиль:/ })).toBeVisible()
      expect(page.url()).toBe(`${apart.portal}/bch/view/notifications`)

      await page.goto(`${apart.portal}/logout`)
      await expect(page).toHaveURL(`${apart.portal}/portal`)
      await page.evaluate(() => sessionStorage.clear())
      await page.goto(`${apart.portal}/bch/view/notifications`)
      await expect(page).toHaveURL(new RegExp(`^${apart.service}/sso/login`))
      await expect(page.getByRole('button', { name: /Продолжить как/ })).toHaveCount(0)
      // The invalid token is refused.
      expect(page.troubles.filter((trouble) => !trouble.includes('401 (Unauthorized)'))).toEqual([])
      await page.context().close()
    } finally {
      await apart.stop()
    }
  })

  test('on another site, where the browser withholds its cookies from the frame: a guest who may sign in by one press', async ({
    browser,
  }) => {
    // To a browser these are two sites, like two domains.
    const apart = await startApart({ portal: 'localhost', service: '127.0.0.1' })
    try {
      const page = await open(browser, apart)
      await signInAt(page, apart)
      await forgetPortal(page, apart)
      await page.goto(`${apart.portal}/portal`)
      const label = page.locator('.account__label:not([hidden])')
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('sign_on_checked'))).not.toBeNull()
      await expect(page.locator('iframe')).toHaveCount(0)
      await expect(label).toHaveText('Войти')
      await label.click()
      await page.getByRole('button', { name: /Продолжить как acc@demo.example/ }).click()
      await expect(page).toHaveURL(`${apart.portal}/bch/view/projects-in-work`)
      expect(page.troubles).toEqual([])
      await page.context().close()
    } finally {
      await apart.stop()
    }
  })
})

test('the service being away leaves a public page as it is', async ({ browser }) => {
  const apart = await startApart({ portal: 'localhost', service: 'localhost' })
  try {
    const page = await open(browser, apart)
    const context: BrowserContext = page.context()
    await context.route(`${apart.service}/**`, (route) => route.abort())
    await page.goto(`${apart.portal}/portal`)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('sign_on_checked'))).not.toBeNull()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(page.locator('.account__label:not([hidden])')).toHaveText('Войти')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.close()
  } finally {
    await apart.stop()
  }
})

test('another provider lets people in: a newcomer at once, the owner of an account by its password once', async ({
  browser,
}) => {
  const person = (email: string) => ({
    email,
    email_verified: true,
    family_name: 'Лебедева',
    given_name: 'Софья',
  })
  const newcomer = `upstream-${Date.now().toString(36)}@example.org`
  const accounts = { newcomer: person(newcomer), owner: person('mnt@demo.example') }
  let provider: Awaited<ReturnType<typeof startUpstreamProvider>> | undefined
  const apart = await startApart({ portal: 'localhost', service: 'localhost' }, async (service) => {
    provider = await startUpstreamProvider(accounts, service)
    const { issuer, clientId, clientSecret, nameRu, nameEn } = provider.settings
    return {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME_RU: nameRu,
      OIDC_NAME_EN: nameEn,
    }
  })
  const comeAs = async (login: string) => {
    const page = await open(browser, apart)
    // The provider's pages load a font from the internet; when they report its absence depends on the name server.
    await page.route('https://fonts.googleapis.com/**', (route) =>
      route.fulfill({ status: 200, contentType: 'text/css', body: '' }),
    )
    await page.goto(`${apart.portal}/login-portal?redirect_to=%2Fbch%2Fview%2Fnotifications`)
    await page.getByRole('link', { name: /Войти\sчерез\sШколу/ }).click()
    await page.locator('input[name=login]').fill(login)
    await page.locator('input[name=password]').fill('any')
    await page.locator('button[type=submit]').click()
    await expect(page.locator('input[value=consent]')).toBeAttached()
    await page.locator('button[type=submit]').click()
    return page
  }
  const home = `${apart.portal}/bch/view/notifications`
  try {
    const fresh = await comeAs('newcomer')
    await expect(fresh).toHaveURL(home)
    await expect(fresh.getByRole('button', { name: /^Профиль:\sЛебедева/ })).toBeVisible()

    const owner = await comeAs('owner')
    await expect(owner.getByRole('heading', { level: 1, name: /Вход\sчерез\sШколу/ })).toBeVisible()
    await expect(owner.getByText('mnt@demo.example')).toBeVisible()
    expect(await obstacles(owner)).toEqual([])
    await owner.locator('input[type="password"]').fill(demoPassword)
    await owner.locator('input[type="password"]').press('Enter')
    await expect(owner).toHaveURL(home)

    const again = await comeAs('owner')
    await expect(again).toHaveURL(home)
    for (const page of [fresh, owner, again]) {
      expect(page.troubles).toEqual([])
      await page.context().close()
    }
  } finally {
    await provider?.stop()
    await apart.stop()
  }
})
