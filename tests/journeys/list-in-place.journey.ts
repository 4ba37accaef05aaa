import { expect, test } from './support/journey.ts'
import { settled } from './support/look-over.ts'
import { browserOf, type WatchedPage } from './support/people.ts'

const scrolled = (page: WatchedPage): Promise<number> => page.evaluate(() => Math.round(scrollY))

test('on a phone a filter is chosen without losing the place, and what narrows the list is seen first', async ({
  browser,
}) => {
  const page = await browserOf(browser, 'acc', { width: 360 })
  await page.goto('/bch/view/projects-in-work')
  const filters = page.getByRole('group', { name: 'Фильтры' })
  const track = filters.getByRole('button', { name: /^Трек(\s|$)/ })
  // Notices for the user are above the list, and appear later.
  await settled(page)
  await track.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, 150))
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(100)
  await track.click()
  await page.getByRole('menuitemcheckbox', { name: /^Предпосев\s/ }).click()
  await expect(page).toHaveURL(/trackId=\d+/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(filters.getByRole('button', { name: 'Убрать фильтр «Трек»' })).toBeVisible()
  expect(await scrolled(page)).toBe(before)
  await page.reload()
  await page.getByRole('searchbox').scrollIntoViewIfNeeded()
  await expect(track).toBeInViewport({ ratio: 1 })
  // It comes first in the tab order, too.
  await page.getByRole('searchbox').focus()
  await page.keyboard.press('Tab')
  await expect(track).toBeFocused()
})

test('on a laptop at least fifteen rows of the list are in view', async ({ browser }) => {
  const page = await browserOf(browser, 'acc-admin')
  await page.goto('/bch/view/projects-in-work')
  await settled(page)
  await expect(page.getByRole('table').locator('tbody tr').nth(14)).toBeInViewport({ ratio: 1 })
})

test('a row opens next to its list, which does not scroll; another page of the list starts at its top', async ({
  browser,
}) => {
  const page = await browserOf(browser, 'admin')
  await page.goto('/admin/objects')
  await settled(page)
  const row = page.locator('.row-link').nth(20)
  await row.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300)
  const before = await scrolled(page)
  await row.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await scrolled(page)).toBe(before)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await scrolled(page)).toBe(before)
  await page.getByRole('button', { name: 'Следующая страница' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 1 })
})
