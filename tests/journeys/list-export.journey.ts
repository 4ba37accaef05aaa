import { readFile } from 'node:fs/promises'
import { expect, test } from './support/journey.ts'
import { browserOf } from './support/people.ts'

test('a person takes home the list that is shown, and finds the large ones on a page of their own', async ({
  browser,
}) => {
  const page = await browserOf(browser, 'ini')
  await page.goto('/bch/view/my-projects')
  const button = page.getByRole('button', { name: 'Выгрузить' })
  // Exporting is possible once the rows are loaded.
  await expect(button).toBeEnabled()
  await button.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu', { name: 'Выгрузить список' })
  await expect(menu).toContainText(/\d+\sстрок/)
  const coming = page.waitForEvent('download')
  await menu.getByRole('menuitem', { name: /csv/ }).press('Enter')
  const file = await coming
  expect(file.suggestedFilename()).toBe('Мои проекты.csv')
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  await expect(page.locator('.list-table tbody tr, .list-card')).toHaveCount(lines.length - 1)
  await button.click()
  await page.getByRole('menuitem', { name: 'Мои выгрузки' }).click()
  await expect(page.getByText('Выгрузок пока нет')).toBeVisible()
})
