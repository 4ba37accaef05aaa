import { dialog } from './support/actions.ts'
import { expect, test } from './support/journey.ts'
import { signIn } from './support/people.ts'

test('the whole way by keys: skip link, menu, drawer and back, palette', async ({ browser }) => {
  const page = await signIn(browser, 'acc')
  await expect(page.getByRole('row').nth(1)).toBeVisible()

  await page.reload()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'К содержимому' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()

  await page.getByRole('link', { name: 'Уведомления' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/bch\/view\/notifications/)
  await expect(page.locator('main')).toBeFocused()

  await page.keyboard.press('Control+k')
  const palette = dialog(page, 'Быстрый переход')
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('проекты в')
  await expect(palette.getByRole('option', { name: 'Проекты в работе' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/bch\/view\/projects-in-work/)
  await expect(palette).toHaveCount(0)

  const project = page.getByRole('row').nth(1).getByRole('link')
  await project.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL(/requestId=/)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null))
    .toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(project).toBeFocused()
  await expect(page).not.toHaveURL(/requestId=/)

  await page.getByRole('button', { name: /^Профиль:/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Профиль:/ })).toBeFocused()
  expect(page.troubles).toEqual([])
})
