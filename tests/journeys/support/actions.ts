import { expect, type Locator, type Page } from '@playwright/test'
import { linkOfLetter } from './database.ts'
import { demoPassword, type WatchedPage } from './people.ts'

/** A name that no other test or earlier run has used. */
export const newName = (words: string): string => `${words} ${Date.now().toString(36)}`

/** Registers on the sign-on service's login page, confirms by the link of the email, and signs in. */
export const register = async (
  page: Page,
  person: { lastName: string; firstName: string; email: string },
): Promise<void> => {
  await page.getByRole('link', { name: 'Зарегистрироваться' }).click()
  await page.getByLabel('Фамилия').fill(person.lastName)
  await page.getByLabel('Имя', { exact: true }).fill(person.firstName)
  await page.locator('input[type="email"]').fill(person.email)
  for (const field of await page.locator('input[type="password"]').all()) await field.fill(demoPassword)
  await page.getByRole('checkbox', { name: /правила портала/ }).check()
  await page.getByRole('checkbox', { name: /персональных\sданных/ }).check()
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(page.getByRole('heading', { name: 'Проверьте почту' })).toBeVisible()
  let link: string | undefined
  await expect.poll(async () => (link = await linkOfLetter(person.email))).toContain('/confirm')
  await page.goto(link!)
  await confirmByPassword(page)
  await page.getByRole('button', { name: /^Продолжить/ }).click()
}

/** Enters the password on the page that the link of an email opened, and waits until the address is confirmed. */
export const confirmByPassword = async (page: Page, password = demoPassword): Promise<void> => {
  await page.locator('input[type="password"]').fill(password)
  await page.getByRole('button', { name: 'Подтвердить адрес' }).click()
  await expect(page.getByText(/Адрес подтверждён/)).toBeVisible()
}

/** Enters the password in the dialog that confirms a sensitive action. The refused request before it is expected. */
export const proveOnceMore = async (page: WatchedPage): Promise<void> => {
  const question = page.getByRole('dialog', { name: /Подтвердите, что это\sвы/ })
  await question.getByLabel('Ваш пароль').fill(demoPassword)
  await question.getByRole('button', { name: 'Подтвердить', exact: true }).click()
  await expect(question).toHaveCount(0)
  const refusal = page.troubles.findIndex((line) => line.includes('403 (Forbidden)'))
  expect(refusal).toBeGreaterThanOrEqual(0)
  page.troubles.splice(refusal, 1)
}

export const menuItem = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', { name })

/** The number at a menu item; 0 if there is none. */
export const badge = async (page: Page, name: string): Promise<number> => {
  const counter = menuItem(page, name).locator('.count-badge > [aria-hidden]')
  return (await counter.count()) === 0 ? 0 : Number(await counter.innerText())
}

/** The drawer or dialog on top. */
export const dialog = (page: Page, name?: string | RegExp): Locator =>
  name === undefined ? page.getByRole('dialog').last() : page.getByRole('dialog', { name })

/** Opens a row's menu and chooses one of its actions. */
export const chooseAction = async (page: Page, row: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: row }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Finds a project in "projects in work" and opens it. */
export const openInWork = async (page: Page, project: string): Promise<Locator> => {
  await page.goto(`/bch/view/projects-in-work?q=${encodeURIComponent(project)}`)
  // The row itself, not the link to its review.
  await page.getByRole('link', { name: new RegExp(`^${project}`) }).click()
  const drawer = dialog(page, project)
  await expect(drawer).toBeVisible()
  return drawer
}

/** Applies with a project to a track that accepts applications now. */
export const apply = async (page: Page, shortLink: string, project: string): Promise<void> => {
  await page.goto(`/s/${shortLink}`)
  const link = page.getByRole('link', { name: 'Подать заявку' }).first()
  // The page from the server does not know the user yet: a click would lead through signing in.
  await expect(link).not.toHaveAttribute('href', /login-portal/)
  await link.click()
  const form = dialog(page, /Заявка\sна\sтрек/)
  await form.getByLabel('Проект', { exact: true }).selectOption({ label: project })
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(dialog(page, 'Заявка отправлена')).toBeVisible()
}
