import { readFile } from 'node:fs/promises'
import { dialog } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { signIn, type WatchedPage } from './support/people.ts'

/** A founder fills in a table as in a spreadsheet: by typing, by pasting, from a file. */
test.describe.configure({ mode: 'serial' })

let founder: WatchedPage
let csv: string

const element = () => founder.locator('#profile-unit_economics')
const grid = () => element().getByRole('grid')
const cell = (row: number, column: number) => grid().locator(`[data-row="${row}"][data-column="${column}"]`)

test.beforeAll(async ({ browser }) => {
  founder = await signIn(browser, 'ini')
  await founder.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const [project] = await askDatabase<{ id: number }>(
    `select p.id from project p join person l on l.uid = p.leader_uid where l.email = 'ini@demo.example' order by p.id limit 1`,
  )
  await askDatabase(`delete from profile_item where project_id = $1 and element_code = 'unit_economics'`, [
    project!.id,
  ])
  await founder.goto(`/bch/view/my-projects/edit?projectId=${project!.id}&tab=profile`)
})

test('typing begins where a row is named, and formulas follow', async () => {
  await element().scrollIntoViewIfNeeded()
  await element()
    .getByRole('button', { name: /Добавить\sпервую\sстроку/ })
    .click()
  await founder.keyboard.type('Пекарни')
  await founder.keyboard.press('Tab')
  for (const typed of ['1000', '20', '5', '250']) {
    await founder.keyboard.type(typed)
    await founder.keyboard.press('Tab')
  }
  await expect(cell(0, 5)).toHaveText(/1\s000/)
  await expect(cell(0, 6)).toHaveText('4')
})

test('a pasted block adds rows, reports unreadable cells, and is calculated', async () => {
  await founder.evaluate(() =>
    navigator.clipboard.writeText('Кафе\t2 000,00\t25\t4\t1000\nСтоловые\tмного\t10\t10\t100\n'),
  )
  await cell(0, 0).click()
  await founder.keyboard.press('Control+ArrowDown')
  await founder.keyboard.press('Enter')
  await founder.keyboard.press('Escape')
  await element()
    .getByRole('button', { name: /Добавить\sстроку/ })
    .click()
  await founder.keyboard.press('Escape')
  await founder.keyboard.press('Control+V')
  const warning = dialog(founder, /Не\sвсё\sполучится\sвставить/)
  await expect(warning).toContainText('много')
  await warning.getByRole('button', { name: /Вставить\sостальное/ }).click()
  await expect(founder.getByText(/Вставлено\s\d+\sячеек/)).toBeVisible()
  await expect(cell(2, 0)).toHaveText('Столовые')
  // (4 + 2 + 0) / 3
  await expect(grid().locator('tfoot')).toContainText(/среднее\s2/)
})

test('downloads as csv, and the file is loaded again in place of the rows', async () => {
  await element()
    .getByRole('button', { name: /Действия\sс\sтаблицей/ })
    .click()
  const [download] = await Promise.all([
    founder.waitForEvent('download'),
    founder.getByRole('menuitem', { name: 'Скачать csv' }).click(),
  ])
  csv = await readFile(await download.path(), 'utf8')
  expect(csv).toContain('Столовые')
  await element()
    .getByRole('button', { name: /Действия\sс\sтаблицей/ })
    .click()
  await founder.getByRole('menuitem', { name: /Загрузить\sиз\sфайла/ }).click()
  const panel = dialog(founder, /Загрузить\sиз\sфайла/)
  await panel.locator('input[type="file"]').setInputFiles({
    name: 'Экономика.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv.replace('Кафе', 'Кофейни')),
  })
  await expect(panel.getByRole('region', { name: /Начало\sфайла/ })).toContainText('Кофейни')
  await panel.getByRole('radio', { name: /Заменить/ }).check()
  await panel.getByRole('button', { name: /^Загрузить\s\d+\sстрок/ }).click()
  await expect(cell(1, 0)).toHaveText('Кофейни')
  await expect(grid()).toHaveAttribute('aria-rowcount', '5')
})

test('nothing of this troubled the console', () => {
  expect(founder.troubles).toEqual([])
})
