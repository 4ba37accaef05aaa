import type { Browser, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { portalRulesVersion } from '#platform/domain/portal-rules.ts'
import { confirmByPassword } from './support/actions.ts'
import { linkOfLetter } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { obstacles, settled } from './support/look-over.ts'
import { openBrowser, passLogin, type WatchedPage } from './support/people.ts'
import { world } from './support/world.ts'

const room = '/bch/view/person-user-profile?tab=security'
const first = 'journey-Horse1'
const second = 'journey-Horse2'

/**
 * A code of the authenticator app; each period's code works once, so a test uses this one and the next; a code is
 * still accepted shortly after its period.
 */
const codeOf = (secret: string, periods: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * 30_000 })

const register = async (page: Page, email: string): Promise<void> => {
  const answer = await page.request.post('/sso/api/register', {
    data: {
      lastName: 'Осторожная',
      firstName: 'Вера',
      middleName: '',
      email,
      password: first,
      passwordRepeat: first,
      locale: 'ru',
      rulesVersion: portalRulesVersion,
      consentVersion: portalRulesVersion,
      projectKey: 'runway-portal',
      redirectedFrom: `${world().origin}/get-token`,
    },
  })
  expect(answer.ok()).toBe(true)
  await page.goto((await linkOfLetter(email))!)
  await confirmByPassword(page, first)
  await expect(page).toHaveURL(/\/sso\/login/)
}

const openRoom = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/bch\/view\//, { timeout: 20_000 })
  await page.goto(room)
  await expect(page.getByRole('heading', { name: 'Где выполнен вход' })).toBeVisible()
}

const registered = async (browser: Browser, email: string): Promise<WatchedPage> => {
  const page = await openBrowser(browser)
  await register(page, email)
  await page.getByRole('button', { name: /^Продолжить\sкак/ }).click()
  await openRoom(page)
  return page
}

const drawer = (page: Page) => page.getByRole('dialog')

const setUpSecondFactor = async (page: Page, password: string) => {
  await page.getByRole('button', { name: 'Включить вход в два шага' }).click()
  await drawer(page).getByLabel('Ваш пароль').fill(password)
  await page.keyboard.press('Enter')
  await expect(drawer(page).getByRole('img', { name: 'Картинка с ключом' })).toBeVisible()
  const secret = (await drawer(page).locator('.security-secret').textContent())!
  await drawer(page).getByLabel('Код').fill(codeOf(secret, 0))
  await page.keyboard.press('Enter')
  await expect(drawer(page).locator('li code')).toHaveCount(10)
  const [recovery] = await drawer(page).locator('li code').allTextContents()
  expect(await obstacles(page)).toEqual([])
  await drawer(page).getByRole('button', { name: 'Готово' }).click()
  await expect(page.getByText('Осталось 10 кодов')).toBeVisible()
  return { secret, recovery: recovery! }
}

test('somebody protects their account: another password, two steps at sign-in, a session ended', async ({
  browser,
}) => {
  const email = `security.${Date.now()}@journeys.example`
  const page = await registered(browser, email)

  await page.getByRole('button', { name: 'Сменить пароль' }).click()
  await drawer(page).getByLabel('Текущий пароль').fill(first)
  await drawer(page).getByLabel('Новый пароль', { exact: true }).fill(second)
  await drawer(page).getByLabel('Новый пароль ещё раз').fill(second)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Пароль изменён')).toBeVisible()
  await expect(drawer(page)).toHaveCount(0)
  const { secret, recovery } = await setUpSecondFactor(page, second)

  const other = await openBrowser(browser)
  await other.goto('/login-portal')
  await passLogin(other, email, second)
  await expect(other).toHaveURL(/\/sso\/second-step/)
  await settled(other)
  expect(await obstacles(other)).toEqual([])
  await other.getByLabel('Код').fill(codeOf(secret, 1))
  await other.keyboard.press('Enter')
  await openRoom(other)

  await page.reload()
  await expect(page.getByText('Этот сеанс')).toHaveCount(1)
  await page.getByRole('button', { name: /^Завершить сеанс/ }).click()
  await drawer(page).getByRole('button', { name: 'Завершить' }).click()
  await expect(page.getByRole('button', { name: /^Завершить сеанс/ })).toHaveCount(0)
  await other.reload()
  await expect(other).toHaveURL(/\/(?:portal|sso\/login)/)

  await other.goto('/login-portal')
  await passLogin(other, email, second)
  await other.getByRole('button', { name: 'Ввести запасной код' }).click()
  await other.getByLabel('Запасной код').fill(recovery)
  await other.keyboard.press('Enter')
  await openRoom(other)
  await expect(other.getByText('Осталось 9 кодов')).toBeVisible()
  expect(page.troubles).toEqual([])
  await page.context().close()
  await other.context().close()
})

test('somebody signs in by a passkey, and no longer once it is removed', async ({ browser }) => {
  const page = await registered(browser, `passkey.${Date.now()}@journeys.example`)
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.getByRole('button', { name: 'Добавить ключ' }).click()
  await drawer(page).getByLabel('Название').fill('Телефон')
  await drawer(page).getByLabel('Ваш пароль').fill(first)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ключ добавлен')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Телефон' })).toBeVisible()

  const leave = async () => {
    await page.goto('/logout')
    await expect(page).toHaveURL(/\/portal/)
    await page.goto('/login-portal')
    await page.getByRole('button', { name: 'Войти с ключом входа' }).click()
  }
  await leave()
  await openRoom(page)
  await page.getByRole('listitem').filter({ hasText: 'Телефон' }).getByRole('button').click()
  await drawer(page).getByLabel('Ваш пароль').fill(first)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ключ удалён')).toBeVisible()
  const troublesSoFar = [...page.troubles]
  await leave()
  await expect(page.getByText(/Этот\sключ\sздесь\sне\sзарегистрирован/)).toBeVisible()
  expect(troublesSoFar).toEqual([])
  await page.context().close()
})

test('an address changes when both emails are answered', async ({ browser }) => {
  const email = `from.${Date.now()}@journeys.example`
  const newEmail = `to.${Date.now()}@journeys.example`
  const page = await registered(browser, email)
  await page.getByRole('button', { name: 'Сменить адрес' }).click()
  await drawer(page).getByLabel('Новый адрес').fill(newEmail)
  await drawer(page).getByLabel('Ваш пароль').fill(first)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ждём подтверждений')).toBeVisible()

  const letters = await openBrowser(browser)
  await letters.goto((await linkOfLetter(email))!)
  await settled(letters)
  await expect(letters.getByText(newEmail)).toBeVisible()
  expect(await obstacles(letters)).toEqual([])
  await letters.getByRole('button', { name: 'Согласиться на смену' }).click()
  await expect(letters.getByRole('heading', { name: 'Осталось ещё одно письмо' })).toBeVisible()
  await letters.goto((await linkOfLetter(newEmail))!)
  await letters.getByRole('button', { name: 'Подтвердить адрес' }).click()
  await expect(letters.getByRole('heading', { name: 'Адрес изменён' })).toBeVisible()

  await page.reload()
  await expect(page.getByText(newEmail).first()).toBeVisible()
  await expect(page.getByText('Ждём подтверждений')).toHaveCount(0)
  expect(letters.troubles).toEqual([])
  await page.context().close()
  await letters.context().close()
})
