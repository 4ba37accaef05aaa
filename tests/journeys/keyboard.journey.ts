import type { Page } from '@playwright/test'
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

/** The element that covers the centre of the focused one, if any. */
const coverOfFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement!
    const { left, top, width, height } = focused.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    const near = focused.closest('label') ?? focused
    return over && !near.contains(over) && !over.contains(near)
      ? `${over.className} over ${near.textContent}`
      : null
  })

test('a decision by keys: what has the focus is never covered, and its button gone one goes on at the task', async ({
  browser,
}) => {
  const page = await signIn(browser, 'trc')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Ждёт вас' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Проверить задание: Паспорт проекта' }).first().focus()
  await page.keyboard.press('Enter')
  const task = page.getByRole('region', { name: 'Паспорт проекта' })
  const accept = task.getByRole('button', { name: 'Принять', exact: true })
  await expect(accept).toBeVisible()

  const covers: (string | null)[] = []
  const isAt = (): Promise<boolean> => accept.evaluate((button) => button === document.activeElement)
  for (let step = 0; step < 80 && !(await isAt()); step++) {
    await page.keyboard.press('Tab')
    covers.push(await coverOfFocus(page))
  }
  await expect(accept).toBeFocused()
  for (let step = covers.length; step > 0; step--) {
    await page.keyboard.press('Shift+Tab')
    covers.push(await coverOfFocus(page))
  }
  expect(covers.filter(Boolean)).toEqual([])

  await accept.focus()
  await page.keyboard.press('Enter')
  await dialog(page, 'Принять задание').getByRole('button', { name: 'Принять', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Задание принято').first()).toBeVisible()
  await expect(accept).toHaveCount(0)
  await expect(task).toBeFocused()
  expect(page.troubles).toEqual([])
})

test('filters of a list are in one line at 360 px, and keys scroll each of them into view', async ({
  browser,
}) => {
  const page = await signIn(browser, 'acc')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/bch/view/expert-job')
  const filters = page.getByRole('group', { name: 'Фильтры' }).getByRole('button')
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  const tops = await filters.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(tops.length).toBeGreaterThan(4)
  expect(new Set(tops).size).toBe(1)
  await filters.first().focus()
  await expect(filters.first()).toBeFocused()
  for (let step = 1; step < tops.length; step++) await page.keyboard.press('Tab')
  await expect(filters.last()).toBeFocused()
  await expect(filters.last()).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('at 1440 × 900 the team’s list shows 15 rows, one key leads to the first, and the palette offers its verbs', async ({
  browser,
}) => {
  const page = await signIn(browser, 'acc')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/bch/view/projects-in-work')
  const rows = page.locator('.list-rows [data-row]')
  await expect(rows.first()).toBeVisible()
  const inView = await rows.evaluateAll(
    (all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
  )
  expect(inView).toBeGreaterThanOrEqual(15)
  await page.keyboard.press('j')
  await expect(rows.first().locator(':focus')).toHaveCount(1)
  const focused = (await page.evaluate(() => document.activeElement?.textContent)) ?? ''
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Быстрый переход' })
  const verb = palette.getByRole('group', { name: 'На этой странице' }).getByRole('option').first()
  await expect(verb).toContainText(' · ')
  expect(focused).toContain((await verb.textContent())?.split(' · ').at(-1))
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  await page.keyboard.press('?')
  const sheet = dialog(page, 'Сочетания клавиш')
  await expect(sheet.getByText(/Следующая\sстрока\sсписка/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  // The last item of a long menu is scrolled into view.
  const current = page.getByRole('navigation').locator('[aria-current="page"]').first()
  await page.goto('/bch/view/marketing-files')
  await expect(current).toBeInViewport()
})
