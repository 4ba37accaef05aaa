import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { obstacles, settled } from './support/look-over.ts'
import { browserOf } from './support/people.ts'

const reports = '/reports/analytic'

/** Whether the focused element has a visible outline or another mark of the focus. */
const showsFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement!)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  })

/** Tabs until an element of the selector has the focus. */
const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((one) => document.activeElement?.matches(one) === true, selector)) return
  }
  throw new Error(`No ${selector} by the Tab key`)
}

test('reports by keys: sorting, the values of a chart, a cell of the pivot and of the cohorts', async ({
  browser,
}) => {
  const page = await browserOf(browser, 'acc')
  await page.goto(`${reports}/general-reasons`)
  await settled(page)
  await tabTo(page, '.chart-data-link')
  expect(await showsFocus(page)).toBe(true)
  const label = await page.evaluate(() => document.activeElement!.getAttribute('aria-label')!)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Проекты\sпо\sпричинам/)
  await expect(page.locator('.page-head-count')).toHaveText(label.split(': ').at(-1)!)
  await page.goBack()

  await settled(page)
  await tabTo(page, '.list-rows thead :is(button, a)')
  expect(await showsFocus(page)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/sort=/)
  await expect(page.locator('.list-rows thead [aria-sort]:not([aria-sort="none"])')).toHaveCount(1)

  for (const [path, title] of [
    ['pivot-projects?rows=TRACK&columns=STATE', /Проекты\sв\sработе/],
    ['path-cohorts?step=ACCEPTED', /Путь\sкаждого\sпроекта/],
  ] as const) {
    await page.goto(`${reports}/${path}`)
    await settled(page)
    await tabTo(page, '.chart-heat-table .chart-data-link')
    expect(await showsFocus(page)).toBe(true)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  }
  expect(page.troubles).toEqual([])
})

test('reports have no obstacles, in both looks of their parameters', async ({ browser }) => {
  const wide = await browserOf(browser, 'acc')
  const phone = await browserOf(browser, 'acc', { width: 360, theme: 'dark' })
  for (const path of [
    'whole-path',
    'pivot-projects?rows=TRACK&columns=STATE',
    'path-cohorts',
    'projects-status-as-of-date?day=9999-01-01',
    'curators-summary-report',
  ])
    for (const page of [wide, phone]) {
      await page.goto(`${reports}/${path}`)
      await settled(page)
      expect(await obstacles(page), path).toEqual([])
    }
  await phone.goto(`${reports}/whole-path`)
  const programme = phone.getByRole('combobox', { name: 'Программа' })
  await expect(phone.getByRole('button', { name: 'Параметры' })).toBeVisible()
  await expect(programme).toBeHidden()
  await phone.getByRole('button', { name: 'Параметры' }).press('Enter')
  await expect(programme).toBeVisible()
})

test('the files of a report every week: the drawer has no obstacles and returns the focus', async ({
  browser,
}) => {
  const page = await browserOf(browser, 'acc')
  await page.goto(`${reports}/general-reasons`)
  await settled(page)
  const button = page.getByRole('button', { name: 'Выгрузить' })
  await button.press('Enter')
  await page.getByRole('menuitem', { name: /Присылать\sкаждую\sнеделю/ }).press('Enter')
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await settled(page)
  expect(await obstacles(page)).toEqual([])
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null))
    .toBe(true)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('a refused parameter says why at its field, and no report is shown', async ({ browser }) => {
  const page = await browserOf(browser, 'acc')
  for (const [path, field, words] of [
    ['general-reasons?from=9999-01-01', 'С', /Такого\sдня\sнет/],
    ['whole-path?from=2026-11-20&to=2026-10-01', 'По', /раньше\sначала/],
    ['path-losses?to=1999-12-31', 'По', /ещё\sне\sбыло\sзаявок/],
    ['pivot-projects?programmeId=2147483000', 'Программа', /Такой\sпрограммы\sздесь\sнет/],
    ['projects-status-as-of-date?day=1999-01-01', 'На дату', /ещё\sне\sбыло\sзаявок/],
    ['curators-summary-report?to=soon', 'По', /Такого\sдня\sнет/],
  ] as const) {
    await page.goto(`${reports}/${path}`)
    const input = page.getByRole('group', { name: 'Параметры отчёта' }).getByLabel(field, { exact: true })
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(input).toHaveAccessibleDescription(words)
    await expect(page.locator('.chart-figure')).toHaveCount(0)
    await expect(page.locator('.list-rows')).toHaveCount(0)
  }
  await page.goto(`${reports}/general-reasons?trackerUid=11111111-1111-4111-8111-111111111111`)
  await expect(page.getByText(/Такого\sтрекера\sздесь\sнет/)).toBeVisible()
})
