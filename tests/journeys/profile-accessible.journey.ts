import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { obstacles, overflow, rulesOfLook, settled, switchTheme } from './support/look-over.ts'
import { browserOf, type WatchedPage } from './support/people.ts'

/** A filled profile is accessible: in editing, its table and a row of it, in reading, comparing and print. */
test.describe.configure({ mode: 'serial' })

let founder: WatchedPage
let project: number

const edit = () => `/bch/view/my-projects/edit?projectId=${project}&tab=profile`
const read = (more = '') => `/bch/view/project-details?id=${project}&tab=profile${more}`

const fitsPhone = async (page: WatchedPage): Promise<void> => {
  await page.setViewportSize({ width: 360, height: 780 })
  await expect.poll(() => overflow(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
}

const freeOfObstacles = async (page: WatchedPage): Promise<void> => {
  await settled(page)
  await switchTheme(page, 'light')
  expect(await obstacles(page)).toEqual([])
  await switchTheme(page, 'dark')
  expect(await obstacles(page, rulesOfLook)).toEqual([])
  await fitsPhone(page)
}

test.beforeAll(async ({ browser }) => {
  founder = await browserOf(browser, 'ini')
  const [found] = await askDatabase<{ id: number }>(
    `select p.id from project p join person l on l.uid = p.leader_uid
     where l.email = 'ini@demo.example' and p.name = 'Теплоконтур'`,
  )
  project = found!.id
})

test('filling in, with groups and tables', async () => {
  await founder.goto(edit())
  await expect(founder.getByRole('grid').first()).toBeAttached()
  await freeOfObstacles(founder)
})

test('a row of a table next to it, and the focus that returns to the cell', async () => {
  await founder.goto(edit())
  const grid = founder.getByRole('grid').first()
  await grid.scrollIntoViewIfNeeded()
  const cell = grid.locator('[data-row="0"][data-column="0"]')
  await cell.click()
  await grid
    .locator('xpath=ancestor::section[contains(@class,"table-frame")]')
    .getByRole('button', { name: /Действия\sс\sтаблицей/ })
    .click()
  await founder.getByRole('menuitem', { name: /Открыть\sстроку/ }).click()
  const panel = founder.getByRole('dialog', { name: /^Строка/ })
  await expect(panel).toBeVisible()
  expect(await obstacles(founder)).toEqual([])
  await founder.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('reading', async () => {
  await founder.goto(read())
  await expect(founder.locator('.read-section').first()).toBeVisible()
  await freeOfObstacles(founder)
})

test('comparing with the time before anything was filled in', async () => {
  await founder.goto(read('&compare=empty'))
  await expect(founder.getByText('Добавлено').first()).toBeVisible()
  await settled(founder)
  // Only its colours differ from the reading view; everything else is checked in one theme.
  await switchTheme(founder, 'light')
  expect(await obstacles(founder, rulesOfLook)).toEqual([])
  await switchTheme(founder, 'dark')
  expect(await obstacles(founder)).toEqual([])
  await fitsPhone(founder)
})

test('on paper: the document alone, with every row of its tables', async () => {
  await founder.goto(read('&print=1'))
  await expect(founder.getByRole('heading', { level: 1, name: 'Теплоконтур' })).toBeVisible()
  expect(await obstacles(founder)).toEqual([])
  await founder.emulateMedia({ media: 'print' })
  await expect(founder.getByRole('button', { name: 'Напечатать' })).toBeHidden()
  await expect(founder.getByRole('navigation', { name: 'Главное меню' })).toBeHidden()
  const cut = await founder.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('.print-sheet .read-scroll')].filter(
        ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
      ).length,
  )
  expect(cut).toBe(0)
  await founder.emulateMedia({ media: 'screen' })
})

test('nothing of this troubled the console', () => {
  expect(founder.troubles).toEqual([])
})
