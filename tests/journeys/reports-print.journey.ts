import type { Page } from '@playwright/test'
import { hasOwnAddress, reportKeys, reportPath, reports } from '../../features/reports/domain/reports.ts'
import { chooseProject } from './support/choose-project.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { pdfPages } from './support/pdf-pages.ts'
import { browserOf, signIn } from './support/people.ts'

/** Width and height of sheets in points. */
const sheets = { a3Landscape: [1191, 842], a4: [595, 842], a4Landscape: [842, 595] } as const

const printedPages = async (page: Page) => pdfPages(await page.pdf({ preferCSSPageSize: true }))

const withoutSpaces = (text: string): string => text.replace(/\s/g, '')

/** Pages have the size, and all of them the reader's name, the day and their number at the foot. */
const expectSheets = (
  pages: Awaited<ReturnType<typeof printedPages>>,
  [width, height]: readonly [number, number],
  reader: string,
) => {
  for (const [at, page] of pages.entries()) {
    expect([Math.round(page.width), Math.round(page.height)]).toEqual([width, height])
    expect(page.text).toContain(withoutSpaces(reader))
    expect(page.text).toContain(withoutSpaces(new Date().toLocaleDateString('ru-RU').slice(3)))
    if (pages.length > 1) expect(page.text).toContain(`${at + 1}/${pages.length}`)
  }
}

const readerOf = async (page: Page): Promise<string> =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement)
      .getPropertyValue('--print-foot')
      .replaceAll('"', '')
      .split(',')[0]!
      .trim(),
  )

/** The dialog of the browser would print at the same time as the journey does. */
const stubPrint = async (page: Page): Promise<void> => {
  const stub = (): void => {
    globalThis.print = () => {
      document.documentElement.dataset['asksPrint'] = ''
    }
  }
  await page.addInitScript(stub)
  await page.evaluate(stub)
}

test('all rows of a report are printed, not the page of the list: heads and foot on every sheet', async ({
  browser,
}) => {
  const page = await browserOf(browser, 'acc')
  await stubPrint(page)
  await page.goto('/reports/analytic/projects-status-as-of-date?size=10')
  const table = page.getByRole('table')
  await expect(table.locator('tbody tr')).toHaveCount(10)
  const all = Number((await page.locator('.page-head-count').textContent())!.trim())
  expect(all).toBeGreaterThan(10)
  const reader = await readerOf(page)
  expect(reader).not.toBe('')

  // The browser's own command prints what is shown, and says so.
  const [first] = await printedPages(page)
  expect(first!.text).toContain(withoutSpaces('Напечатана одна страница списка: 10 строк'))

  await page.getByRole('button', { name: 'Напечатать' }).click()
  const printed = page.locator('.report-printed-rows')
  await expect(printed.locator('tbody tr')).toHaveCount(all)
  await expect(page.locator('html[data-asks-print]')).toBeVisible()
  const names = await printed.locator('tbody tr td:first-child').allTextContents()
  const head = withoutSpaces((await printed.locator('th').first().textContent())!)
  const pages = await printedPages(page)
  expectSheets(pages, sheets[pages[0]!.width > pages[0]!.height ? 'a4Landscape' : 'a4'], reader)
  const text = pages.map((one) => one.text).join('')
  for (const name of names) expect(text).toContain(withoutSpaces(name))
  expect(text).not.toContain(withoutSpaces('Напечатана одна страница'))
  expect(pages.length).toBeGreaterThan(1)
  // The last sheet still has the head of the table.
  expect(pages.at(-1)!.text).toContain(head)
})

test('a canvas is one sheet of A3 or A4, on its side, with the reader at its foot', async ({ browser }) => {
  const page = await browserOf(browser, 'acc')
  for (const [paper, sheet] of [
    ['a3', sheets.a3Landscape],
    ['a4', sheets.a4Landscape],
  ] as const) {
    await page.goto('/reports/analytic/osterwalder')
    await chooseProject(page)
    await page.getByRole('combobox', { name: 'Лист для печати' }).selectOption(paper.toUpperCase())
    await expect(page.getByRole('region', { name: 'Сегменты клиентов' })).toBeVisible()
    const pages = await printedPages(page)
    expect(pages).toHaveLength(1)
    expectSheets(pages, sheet, await readerOf(page))
    expect(pages[0]!.text).toContain(withoutSpaces('Сегменты клиентов'))
    expect(pages[0]!.text).toContain(withoutSpaces('Потоки доходов'))
  }
})

test('a report is drawn by its code; a project’s profile is printed on A4', async ({ browser }) => {
  const page = await browserOf(browser, 'acc')
  for (const key of reportKeys.filter(hasOwnAddress)) {
    await page.goto(`/bch/view/base-view-report?code=${reports[key].code}`)
    await expect(page).toHaveURL(new RegExp(`${reportPath(key)}(\\?|$)`))
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const template = page.getByRole('heading', { level: 1, name: 'Паспорт проекта' })
  const [report] = await askDatabase<{ id: string }>(
    `select r.id from user_report r join accelerator_member m on m.accelerator_id = r.accelerator_id
     join person p on p.uid = m.person_uid where p.email = 'acc@demo.example' and r.name = 'Паспорт проекта' limit 1`,
  )
  await page.goto(`/bch/view/base-view-report?code=template:${report!.id}`)
  await expect(page).toHaveURL(new RegExp(`/bch/view/user-reports/${report!.id}$`))
  await expect(template).toBeVisible()
  await page.goto('/bch/view/base-view-report?code=NONE_OF_THEM')
  await expect(page.getByRole('link', { name: 'Аналитические отчёты' }).last()).toBeVisible()
  await page.goto('/bch/view/base-view-report?code=project_profile_report')
  await chooseProject(page)
  await expect(page.getByRole('button', { name: 'Сохранить PDF' })).toBeVisible()
  const project = (await page.locator('.report h2').first().textContent())!
  const pages = await printedPages(page)
  expectSheets(pages, sheets.a4, await readerOf(page))
  expect(pages[0]!.text).toContain(withoutSpaces(project))

  // One press opens the whole profile and the browser's dialog, which saves it as a file.
  await stubPrint(page)
  await page.getByRole('button', { name: 'Сохранить PDF' }).click()
  await expect(page.getByRole('heading', { level: 1, name: project })).toBeVisible()
  await expect(page.locator('html[data-asks-print]')).toBeVisible()
  const saved = await printedPages(page)
  expectSheets(saved, sheets.a4, await readerOf(page))
  const fields = await page.locator('.print-sheet dt').allTextContents()
  expect(fields.length).toBeGreaterThan(3)
  const text = saved.map((one) => one.text).join('')
  for (const field of fields) expect(text).toContain(withoutSpaces(field))
})

test('on paper nothing is wider than the sheet, also with words that no sheet has room for', async ({
  browser,
}) => {
  const page = await browserOf(browser, 'acc')
  await askDatabase(
    `update project set name = name || ' ' || repeat('длинноеслово', 12) where id in (select id from project order by id limit 40)`,
  )
  await page.goto('/reports/analytic')
  await stubPrint(page)
  for (const [address, [width]] of [
    ['pivot-projects?rows=TRACKER&columns=MONTH', sheets.a4Landscape],
    ['project-leader-contacts', sheets.a4],
    ['project-team-members', sheets.a4Landscape],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/reports/analytic/${address}`)
    await page.getByRole('button', { name: 'Напечатать' }).click()
    await expect(page.locator('.report-printed-rows tbody tr').first()).toBeAttached()
    // The room of the sheet between its margins of 12 mm, in pixels.
    const room = Math.floor(((width - 68) * 96) / 72)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: room, height: 900 })
    const wider = await page.evaluate(() => {
      const most = document.querySelector('.report')!.getBoundingClientRect().right + 1
      return [...document.querySelectorAll('.report :is(td, th, p, h1, h2)')]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > most)
        .map((one) => one.textContent.slice(0, 80))
    })
    expect(wider, address).toEqual([])
    expect(
      await page.evaluate(() => document.querySelector('.report')!.getBoundingClientRect().right),
    ).toBeLessThanOrEqual(room)
    await page.emulateMedia({ media: 'screen' })
  }
})

test('reports are found by name in the palette, those about people not by a sponsor', async ({ browser }) => {
  const find = async (page: Page, text: string) => {
    await page.keyboard.press('Control+k')
    const box = page.getByRole('dialog', { name: 'Быстрый переход' }).getByRole('combobox')
    await box.fill(text)
    return page.getByRole('group', { name: 'Аналитические отчёты' })
  }
  const page = await signIn(browser, 'acc')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect((await find(page, 'контакты рук')).getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/project-leader-contacts/)
  const sponsor = await signIn(browser, 'cst')
  await expect(sponsor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect((await find(sponsor, 'SUMMARY_PROJECT_REPORT')).getByRole('option')).toHaveCount(1)
  await sponsor.keyboard.press('Escape')
  await find(sponsor, 'PROJECT_LEADER_CONTACTS')
  await expect(sponsor.getByText(/Ничего не нашлось/).first()).toBeVisible()
})
