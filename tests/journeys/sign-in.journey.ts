import type { Browser, BrowserContext, Page } from '@playwright/test'
import { confirmByPassword } from './support/actions.ts'
import { launchKnowing } from './support/browsers.ts'
import { askDatabase, linkOfLetter } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { demoPassword, openBrowser, openPage, passLogin, signIn } from './support/people.ts'
import { outlivedToken } from './support/tokens.ts'
import { world } from './support/world.ts'

const atWork = /\/bch\/view\/./

/** The portal's own storage, deleted as by clearing it; the service's cookie remains. */
const forgetTokens = (page: Page): Promise<void> =>
  page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
    document.cookie = 'session_id=; path=/; max-age=0'
  })

const hasTokens = (page: Page): Promise<boolean> =>
  page.evaluate(() => localStorage.getItem('access_token') !== null)

/** The link to sign in, or into the work area: whichever the header of a public page shows. */
const account = (page: Page) => page.locator('.account__label:not([hidden])')

const refreshesOf = async (email: string): Promise<number> => {
  const [row] = await askDatabase<{ count: number }>(
    `select count(*)::int from sso.refresh_token r join sso.project_session p using (session_id_hash)
     join sso.session s on s.id = p.session_id join sso.account a on a.id = s.account_id where a.email = $1`,
    [email],
  )
  return row!.count
}

test.describe('the hidden check frame', () => {
  test('signs on who is signed in at the service: a public page stays, a work page opens', async ({
    browser,
  }) => {
    const page = await signIn(browser, 'acc')
    await page.goto('/portal')
    await forgetTokens(page)
    await page.reload()
    await expect(account(page)).toHaveText('Кабинет')
    await expect(page).toHaveURL(/\/portal$/)
    await expect(page.locator('iframe')).toHaveCount(0)

    await forgetTokens(page)
    await page.goto('/bch/view/projects-in-work')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(page).toHaveURL(/\/bch\/view\/projects-in-work/)
    expect(page.troubles).toEqual([])
    await page.context().close()
  })

  test('stays away from the steps of signing in, and from who is a guest everywhere asks once', async ({
    browser,
  }) => {
    const page = await openBrowser(browser)
    let frames = 0
    page.on('request', (request) => void (request.url().includes('/sso/check') && frames++))
    await page.goto('/login-portal')
    await expect(page).toHaveURL(/\/sso\/login/)
    expect(frames).toBe(0)
    await page.goto('/')
    await expect(page).toHaveURL(/\/portal$/)
    await expect.poll(() => frames).toBeGreaterThan(0)
    await expect(page.locator('iframe')).toHaveCount(0)
    const framesBefore = frames
    await page.reload()
    await expect(account(page)).toHaveText('Войти')
    await page.waitForLoadState('networkidle')
    expect(frames).toBe(framesBefore)
    expect(page.troubles).toEqual([])
    await page.context().close()
  })

  test('that never answers is given up: the visitor stays a guest and may go to sign in', async ({
    browser,
  }) => {
    const page = await openBrowser(browser)
    await page.route('**/sso/check', (route) =>
      route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }),
    )
    await page.goto('/bch/view/projects-in-work')
    await expect(page).toHaveURL(/\/sso\/login/)
    await page.goto('/portal')
    await expect(account(page)).toHaveText('Войти')
    expect(page.troubles).toEqual([])
    await page.context().close()
  })

  test('listens to the portal alone', async ({ browser }) => {
    const signedIn = await signIn(browser, 'acc')
    const context = signedIn.context()
    await context.route('http://evil.localhost/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>evil</title>' }),
    )
    const evil = await context.newPage()
    await evil.goto('http://evil.localhost/')
    const opened = context.waitForEvent('page')
    const targets = await evil.evaluateHandle(async (address) => {
      const received: unknown[] = []
      window.addEventListener('message', ({ data }) => received.push(data))
      const frame = document.createElement('iframe')
      frame.src = address
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
      document.body.append(frame)
      await loaded
      return { received, windows: [frame.contentWindow, window.open(address)] }
    }, `${world().origin}/sso/check`)
    const popup = await opened
    await popup.waitForLoadState()
    const requested: string[] = []
    // The portal's own page continues.
    for (const page of [popup, evil]) page.on('request', (request) => requested.push(request.url()))
    await targets.evaluate(({ windows }) => {
      for (const target of windows) {
        target?.postMessage({ kind: 'check' }, '*')
        target?.postMessage({ kind: 'sign-on', sessionId: 'x'.repeat(20), projectKey: 'runway-portal' }, '*')
        target?.postMessage({ kind: 'sign-out' }, '*')
      }
    })
    // Messages posted earlier have been processed when this one is answered.
    for (const frame of [popup.mainFrame(), evil.frames()[1]!, evil.mainFrame()])
      await frame.evaluate(() => new Promise((resolve) => void setTimeout(resolve, 50)))
    expect(requested).toEqual([])
    const received = await targets.evaluate((all) => all.received)
    expect(received).toEqual([])
    await signedIn.reload()
    await expect(signedIn.getByRole('row').nth(1)).toBeVisible()
    await context.close()
  })
})

test.describe('signing out', () => {
  test('takes the other tabs along, and the next page does not sign on again', async ({ browser }) => {
    const page = await signIn(browser, 'acc')
    const other = await openPage(page.context())
    await other.goto('/bch/view/projects-in-work')
    await expect(other.getByRole('row').nth(1)).toBeVisible()
    await page.goto('/logout')
    await expect(page).toHaveURL(/\/portal$/)
    await expect(other).toHaveURL(/\/portal$/)
    for (const one of [page, other]) {
      await one.evaluate(() => sessionStorage.clear())
      await one.goto('/bch/view/projects-in-work')
      await expect(one).toHaveURL(/\/sso\/login/)
      await expect(one.getByRole('button', { name: /Продолжить как/ })).toHaveCount(0)
      expect(one.troubles).toEqual([])
    }
    await page.context().close()
  })

  test('reaches the service through the frame when the portal has forgotten which session it was', async ({
    browser,
  }) => {
    const page = await signIn(browser, 'acc')
    await page.goto('/portal')
    await page.evaluate(() => void (document.cookie = 'session_id=; path=/; max-age=0'))
    await page.goto('/logout')
    await expect(page).toHaveURL(/\/portal$/)
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/bch/view/projects-in-work')
    await expect(page).toHaveURL(/\/sso\/login/)
    await expect(page.getByRole('button', { name: /Продолжить как/ })).toHaveCount(0)
    await page.context().close()
  })

  test('by an ended session of the portal: who is signed in at the service is back at once', async ({
    browser,
  }) => {
    const page = await signIn(browser, 'acc')
    await page.goto('/bch/view/notifications')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const stale = await page.evaluate(() => localStorage.getItem('access_token')!)
    const outlived = await outlivedToken(stale)
    await page.goto('/favicon.svg')
    await page.evaluate((token) => {
      sessionStorage.clear()
      localStorage.setItem('access_token', token)
      localStorage.setItem('refresh_token', 'a-token-that-nobody-was-given')
    }, outlived)
    await page.goto('/bch/view/notifications')
    await page.waitForURL(/\/logout\?expired/)
    await expect(page).toHaveURL(/\/bch\/view\/notifications/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.context().close()
  })
})

test.describe('two tabs whose session is over', () => {
  const pages = ['/bch/view/notifications', '/bch/view/person-user-profile'] as const

  /** Two tabs on different pages, with expired tokens. */
  const openTwo = async (browser: Browser): Promise<[Page, Page]> => {
    const first = await signIn(browser, 'ini')
    await first.goto(pages[0])
    const second = await openPage(first.context())
    await second.goto(pages[1])
    for (const page of [first, second]) await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const token = await outlivedToken(await first.evaluate(() => localStorage.getItem('access_token')!))
    // Before the tokens change: the other tab is notified immediately and may navigate to a new sign-in.
    await second.evaluate(() => sessionStorage.clear())
    await first.evaluate((old) => {
      sessionStorage.clear()
      localStorage.setItem('access_token', old)
      localStorage.setItem('refresh_token', 'a-token-that-nobody-was-given')
    }, token)
    return [first, second]
  }
  const areBack = async (tabs: readonly Page[]): Promise<void> => {
    for (const [at, tab] of tabs.entries()) {
      await expect
        .poll(() => tab.evaluate(() => localStorage.getItem('refresh_token')).catch(() => null), {
          timeout: 30_000,
        })
        .toMatch(/^(?!a-token-that)./)
      await expect(tab).toHaveURL(new RegExp(`${pages[at]!}$`), { timeout: 30_000 })
      await expect(tab.getByRole('button', { name: /^Профиль:/ })).toBeVisible()
    }
  }

  test('come back, each to its own page, when the person is signed in at the service', async ({
    browser,
  }) => {
    const tabs = await openTwo(browser)
    await Promise.all(tabs.map((tab) => tab.reload()))
    await areBack(tabs)
    await tabs[0].context().close()
  })

  test('ask to sign in once, and go on where they were', async ({ browser }) => {
    const tabs = await openTwo(browser)
    await tabs[0].context().clearCookies()
    await tabs[0].reload()
    for (const tab of tabs) await expect(tab).toHaveURL(/\/sso\/login/)
    await passLogin(tabs[0], 'ini@demo.example')
    await expect(tabs[0]).toHaveURL(new RegExp(`${pages[0]}$`))
    await tabs[1].bringToFront()
    await tabs[1].evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await tabs[1].getByRole('button', { name: /Продолжить как/ }).click()
    await areBack(tabs)
    await tabs[0].context().close()
  })
})

test('signing in as somebody else in one tab reloads the others as that person', async ({ browser }) => {
  const page = await signIn(browser, 'acc')
  const other = await openPage(page.context())
  await other.goto('/bch/view/notifications')
  const profile = other.getByRole('button', { name: /^Профиль:/ })
  const before = await profile.getAttribute('aria-label')
  await page.goto('/login-portal')
  await passLogin(page, 'ini@demo.example')
  await expect(page).toHaveURL(atWork)
  await expect(profile).not.toHaveAttribute('aria-label', before!)
  expect(await profile.getAttribute('aria-label')).toBe(
    await page.getByRole('button', { name: /^Профиль:/ }).getAttribute('aria-label'),
  )
  await page.context().close()
})

test.describe('eight tabs after the token has expired', () => {
  const many = 8

  const openAll = async (context: BrowserContext, origin: string): Promise<void> => {
    const pages = await Promise.all(Array.from({ length: many }, () => context.newPage()))
    await Promise.all(pages.map((page) => page.goto(`${origin}/bch/view/notifications`, { timeout: 80_000 })))
    for (const page of pages) {
      await expect(page.getByRole('button', { name: /^Профиль:/ })).toBeVisible({ timeout: 60_000 })
    }
  }

  const outlive = async (page: Page): Promise<void> => {
    const token = await outlivedToken(await page.evaluate(() => localStorage.getItem('access_token')!))
    await page.goto('/favicon.svg')
    await page.evaluate((old) => localStorage.setItem('access_token', old), token)
  }

  for (const locks of [true, false]) {
    test(`make one refresh, ${locks ? 'by the browser’s locks' : 'by a lease where it has no locks'}`, async ({
      browser,
    }) => {
      test.setTimeout(240_000)
      const page = await signIn(browser, 'trc')
      const context = page.context()
      if (!locks)
        await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
      await outlive(page)
      const before = await refreshesOf('trc@demo.example')
      await openAll(context, world().origin)
      expect(await refreshesOf('trc@demo.example')).toBe(before + 1)
      expect(await hasTokens(page)).toBe(true)
      await context.close()
    })
  }

  test('make one refresh over plain http too', async ({ browser }) => {
    test.setTimeout(240_000)
    const page = await signIn(browser, 'exp')
    await outlive(page)
    const storage = await page.evaluate(() => ({ ...localStorage }))
    const session = (await page.context().cookies()).find(({ name }) => name === 'session_id')
    await page.context().close()

    const plain: Browser = await launchKnowing('runway.test')
    try {
      const origin = `http://runway.test:${world().port}`
      const context = await plain.newContext({ locale: 'ru-RU', storageState: { cookies: [], origins: [] } })
      await context.addCookies([
        { name: 'session_id', value: session!.value, url: origin },
        { name: 'locale', value: 'ru', url: origin },
      ])
      const first = await context.newPage()
      await first.goto(`${origin}/favicon.svg`)
      expect(await first.evaluate(() => 'locks' in navigator)).toBe(false)
      await first.evaluate((all) => {
        for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
      }, storage)
      const before = await refreshesOf('exp@demo.example')
      await openAll(context, origin)
      expect(await refreshesOf('exp@demo.example')).toBe(before + 1)
    } finally {
      await plain.close()
    }
  })
})

test('an email opened in another browser confirms, says so, and leads to where the person wanted to go', async ({
  browser,
}) => {
  const page = await openBrowser(browser)
  const email = `letter-${Date.now().toString(36)}@example.org`
  await page.goto('/login-portal?redirect_to=%2Fs%2Fpredposev')
  await page.getByRole('link', { name: 'Зарегистрироваться' }).click()
  await page.getByLabel('Фамилия').fill('Лесная')
  await page.getByLabel('Имя', { exact: true }).fill('Ольга')
  await page.locator('input[type="email"]').fill(email)
  for (const field of await page.locator('input[type="password"]').all()) await field.fill(demoPassword)
  await page.getByRole('checkbox', { name: /правила портала/ }).check()
  await page.getByRole('checkbox', { name: /персональных\sданных/ }).check()
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  let link: string | undefined
  await expect.poll(async () => (link = await linkOfLetter(email))).toContain('/confirm-user')

  const other = await openBrowser(browser)
  await other.goto(link!)
  await expect(other.getByRole('heading', { level: 1, name: /Подтверждение\sадреса/ })).toBeVisible()
  await expect(other.getByText(email)).toBeVisible()
  await confirmByPassword(other)
  await expect(other.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible()
  await other.getByRole('button', { name: /^Продолжить/ }).click()
  await expect(other).toHaveURL(/\/s\/predposev$/)
  expect([...page.troubles, ...other.troubles]).toEqual([])
  await page.context().close()
  await other.context().close()
})
