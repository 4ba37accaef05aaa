import type { Page } from '@playwright/test'
import { dialog } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { obstacles } from './support/look-over.ts'
import { signIn } from './support/people.ts'

const openPalette = async (page: Page) => {
  await page.keyboard.press('Control+k')
  const palette = dialog(page, /Быстрый переход|Quick navigation/)
  await expect(palette.getByRole('combobox')).toBeFocused()
  return palette
}

const find = async (page: Page, text: string) => {
  const palette = await openPalette(page)
  await palette.getByRole('combobox').fill(text)
  return palette
}

test('a founder finds a project by a part of its name, its number and the wrong keys, and meets it again', async ({
  browser,
}) => {
  const page = await signIn(browser, 'ini')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const [project] = await askDatabase<{ number: string }>(
    `select serial_number as number from project where name = 'Теплоконтур'`,
  )

  let palette = await find(page, 'тепло')
  await expect(palette.getByRole('group', { name: 'Проекты', exact: true })).toContainText('Теплоконтур')
  await expect(palette.getByRole('status')).toHaveText(/^Найден/)
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)

  palette = await find(page, project!.number.toLowerCase())
  await expect(palette.getByRole('option', { name: /Теплоконтур/ }).first()).toBeVisible()
  await page.keyboard.press('Escape')

  palette = await find(page, 'ntgkj')
  await expect(palette.getByText('Показано по запросу «тепло»')).toBeVisible()
  await expect(palette.getByRole('group', { name: 'Проекты', exact: true })).toContainText('Теплоконтур')
  expect(await obstacles(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/my-projects\/edit\?projectId=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Теплоконтур' })).toBeVisible()

  await page.getByRole('link', { name: 'Уведомления' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Уведомления' })).toBeVisible()
  palette = await openPalette(page)
  const recent = palette.getByRole('group', { name: 'Недавние' }).getByRole('option')
  await expect(recent.first()).toContainText('Теплоконтур')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Теплоконтур' })).toBeVisible()
  expect(page.troubles).toEqual([])
})

test('screens by other words, actions, and what is left after signing out', async ({ browser }) => {
  const page = await signIn(browser, 'acc', { width: 360 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  let palette = await find(page, 'Орлов')
  await expect(palette.getByRole('group', { name: 'Люди' })).toContainText('Орлов Денис')
  const box = (await palette.boundingBox())!
  expect([box.x, box.y, box.width]).toEqual([0, 0, 360])
  expect(await obstacles(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/projects-in-work\?.*trackerUid=/)

  palette = await find(page, 'inbox')
  await expect(palette.getByRole('option', { name: 'Уведомления' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/notifications/)

  palette = await find(page, 'тёмная')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  palette = await find(page, 'нетакогослова')
  await expect(palette.getByText('Ничего не нашлось по запросу «нетакогослова»').first()).toBeVisible()
  await palette.getByRole('button', { name: 'Закрыть поиск' }).click()

  palette = await find(page, 'тепло')
  await expect(palette.getByRole('group', { name: 'Проекты в работе' })).toContainText('Теплоконтур')
  await palette
    .getByRole('option', { name: /Теплоконтур/ })
    .first()
    .click()
  await expect(page).toHaveURL(/requestId=/)
  const recentKeys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('recent_')))
  expect(await recentKeys()).toHaveLength(1)
  // The keys belong to the drawer once it has the focus.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]:not(.palette)') !== null))
    .toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await find(page, 'разлогиниться')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/portal/)
  expect(await recentKeys()).toEqual([])
})

test('a missing response is reported, and requested again', async ({ browser }) => {
  const page = await signIn(browser, 'admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route('**/api/v1/search?**', (route) => route.fulfill({ status: 500, body: '{}' }))
  const palette = await find(page, 'Соколова')
  await expect(palette.getByText(/Записи сейчас не ищутся/).first()).toBeVisible()
  await page.unroute('**/api/v1/search?**')
  await palette.getByRole('button', { name: 'Повторить' }).click()
  await expect(palette.getByText(/Записи сейчас не ищутся/)).toHaveCount(0)
})
