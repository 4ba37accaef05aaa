import type { Locator, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { TestWorkbook } from '../support/workbook.ts'
import { dialog, newName } from './support/actions.ts'
import { expect, test } from './support/journey.ts'
import { obstacles, overflow, rawKeys } from './support/look-over.ts'
import { browserOf, signIn, type WatchedPage } from './support/people.ts'

/** A member of an accelerator's team imports projects from a spreadsheet, and undoes it. */
test.describe.configure({ mode: 'serial' })

let team: WatchedPage
const mark = newName('партия')
/** Number of additional projects, so that the progress of the import is visible. */
const many = 30
const last = many + 5
const named = (name: string) => `${name} ${mark}`

const inWork = (name: string): string => `/bch/view/projects-in-work?q=${encodeURIComponent(named(name))}`
const nothingFound = (page: Page) => page.getByText(/Ничего\sне\sнайдено/)
const figure = (page: Page, name: string) =>
  page.locator('.import-figures > div', { hasText: name }).locator('dd')
const targetOf = (column: string) => team.getByRole('combobox', { name: new RegExp(`столбец\\s«${column}»`) })
/** Searches the options of a select by typing, and chooses the first. */
const choose = async (from: Locator, typed: string) => {
  await from.fill(typed)
  await team.getByRole('option').first().click()
}
/** A cell in the grid of problems. */
const mistakeIn = (column: string) =>
  team.getByRole('textbox', { name: new RegExp(`^Строка\\s${last},\\s«${column.replaceAll(' ', '\\s')}»`) })
const step = (name: RegExp) =>
  team.getByRole('navigation', { name: /Шаги\sзагрузки/ }).getByRole('button', { name })
const load = async (path: string) => {
  const book = await TestWorkbook.read(readFileSync(path))
  return book.sheets[0]!.values()
}
const upload = async (name: string, mimeType: string, buffer: Buffer): Promise<void> => {
  await team.goto('/bch/view/project-import')
  await team.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer })
  await expect(team.getByRole('heading', { level: 1, name })).toBeVisible()
}
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const workbook = async (rows: string[][]): Promise<Buffer> => {
  const book = new TestWorkbook()
  book.addWorksheet('Проекты').addRows(rows)
  return book.bytes()
}

test.beforeAll(async ({ browser }) => {
  team = await signIn(browser, 'acc')
})

test('uploads a workbook, says what its columns mean, and sees the mistakes by row', async () => {
  await team.getByRole('link', { name: /Загрузить\sпроекты/ }).click()
  await expect(team).toHaveURL(/project-import/)
  await upload(
    'Набор.xlsx',
    xlsx,
    await workbook([
      ['Весенний набор'],
      ['Название проекта', 'Кратко', 'Почта лидера', 'Сколько проведено интервью', 'Чем болеет клиент'],
      [named('Тихий'), 'Насосы без редукторов', 'lead@quiet.example', '34', 'Редукторы ломаются'],
      [named('Ледоход'), 'Прогноз льда', '', '18', 'Суда ждут наугад'],
      ...Array.from({ length: many }, (_, n) => [named(`Ещё ${n}`), 'Как все', '', '1', '']),
      [named('Кривой'), 'Мосты', 'не почта', 'много', 'Трещины'],
    ]),
  )
  // The title above is no heading, and the last column resembles no target.
  await expect(team.getByLabel('Строка с названиями столбцов')).toHaveValue(/^Строка\s2:/)
  await expect(targetOf('Кратко')).toHaveValue(/Проект\sв\sодном\sпредложении/)
  await expect(targetOf('Чем болеет клиент')).toHaveValue('')
  await choose(targetOf('Чем болеет клиент'), 'проблему решаете')
  await expect(targetOf('Чем болеет клиент')).toHaveValue('Какую проблему вы решаете')
  expect(await obstacles(team)).toEqual([])

  // Any step can be opened at any time, also after a reload: choices are stored.
  await team.getByRole('button', { name: 'Дальше' }).click()
  await expect(team.getByRole('heading', { name: /Как\sзагрузить/ })).toBeVisible()
  await team.getByRole('button', { name: 'Назад' }).click()
  await expect(targetOf('Чем болеет клиент')).toHaveValue('Какую проблему вы решаете')
  await step(/Проверка/).click()
  await team.reload()
  await expect(figure(team, 'Новых проектов')).toHaveText(String(many + 3))
  await expect(figure(team, 'Из них с непрочитанным')).toHaveText('1')
  await expect(mistakeIn('Почта лидера')).toHaveValue('не почта')
  await expect(mistakeIn('Сколько проведено интервью')).toHaveValue('много')
  expect(await obstacles(team)).toEqual([])
  expect(rawKeys(await team.getByRole('main').innerText())).toEqual([])
})

test('begins with the sample: every column of it is recognised, and nothing in it is wrong', async () => {
  await team.goto('/bch/view/project-import')
  const [file] = await Promise.all([
    team.waitForEvent('download'),
    team.getByRole('button', { name: 'Скачать образец (xlsx)' }).click(),
  ])
  const [headings, example] = await load(await file.path())
  expect(headings).toContain('Почта руководителя')
  expect(example).toContain('Пример проекта')
  await upload('Образец.xlsx', xlsx, readFileSync(await file.path()))
  await expect(targetOf('Название проекта')).toHaveValue('Название проекта')
  await expect(team.getByRole('main')).toContainText(
    new RegExp(`Переносится\\sстолбцов: ${headings!.length}\\sиз\\s${headings!.length}`),
  )
  await step(/Проверка/).click()
  await expect(figure(team, 'Новых проектов')).toHaveText('1')
  await expect(team.getByText(/Ошибок\sнет/)).toBeVisible()
  await team.getByRole('button', { name: 'Удалить файл' }).click()
  await dialog(team).getByRole('button', { name: 'Удалить файл' }).click()
  await expect(team.getByRole('button', { name: 'Скачать образец (xlsx)' })).toBeVisible()
  await expect(team.getByRole('link', { name: 'Набор.xlsx' })).toBeVisible()
  await team.getByRole('link', { name: 'Набор.xlsx' }).click()
  await step(/Проверка/).click()
})

test('takes the mistakes home as a workbook', async () => {
  const [file] = await Promise.all([
    team.waitForEvent('download'),
    team.getByRole('button', { name: 'Скачать ошибки (xlsx)' }).click(),
  ])
  const rows = (await load(await file.path())).slice(1)
  expect(rows.map((row) => row.slice(0, 3))).toEqual([
    [last, 'Почта лидера', 'не почта'],
    [last, 'Сколько проведено интервью', 'много'],
  ])
})

test('a cell is corrected in the check itself', async () => {
  await mistakeIn('Почта лидера').fill('bent@bridge.example')
  await mistakeIn('Почта лидера').press('Enter')
  // It is no longer listed as a problem, but as a correction.
  await expect(mistakeIn('Почта лидера')).toHaveCount(1)
  await expect(team.getByRole('region', { name: 'Ваши исправления' })).toBeVisible()
  await expect(figure(team, 'Приглашений')).toHaveText('2')
})

test('imports onto a track, and finds the projects in work, with the values of the file', async () => {
  await step(/Как\sзагрузить/).click()
  await choose(team.getByLabel('Подать заявку на трек'), ' ')
  await team.getByRole('switch', { name: /Сразу\sпринять/ }).check()
  await step(/Проверка/).click()
  await team.getByRole('button', { name: new RegExp(`^Загрузить\\s${many + 3}\\s`) }).click()
  // The confirmation lists the effects.
  await expect(dialog(team)).toContainText(/Уйдут\s2\sписьма/)
  await dialog(team)
    .getByRole('button', { name: new RegExp(`^Загрузить\\s${many + 3}\\s`) })
    .click()
  await expect(team.getByRole('progressbar', { name: 'Загрузка идёт' })).toBeVisible()
  await expect(figure(team, 'Создано')).toHaveText(String(many + 3), { timeout: 30_000 })
  await expect(team.getByText('Завершена')).toBeVisible()
  expect(await obstacles(team)).toEqual([])
  const imported = team.url()
  await team.getByRole('searchbox', { name: 'Поиск' }).fill(named('Кривой'))
  const draft = team.getByRole('row', { name: new RegExp(named('Кривой')) })
  await expect(draft).toContainText(/«Сколько\sпроведено\sинтервью»\s—\sне\sудалось\sпрочитать\s«много»/)
  await draft.getByRole('link', { name: named('Кривой') }).click()
  await expect(team.getByRole('heading', { level: 1, name: named('Кривой') })).toBeVisible()

  await team.getByRole('main').getByRole('link', { name: 'Проекты без руководителя' }).click()
  await expect(team).toHaveURL((url) => url.pathname.endsWith('/kept'))
  await team.getByRole('searchbox', { name: 'Поиск' }).fill(named('Тихий'))
  await expect(team.getByRole('row', { name: new RegExp(named('Тихий')) })).toContainText(
    /1\sприглашение\sбез\sответа/,
  )

  await team.goto(inWork('Ледоход'))
  await expect(team.getByRole('link', { name: named('Ледоход') })).toBeVisible()
  await team.goto(imported)
  await team.getByRole('link', { name: named('Тихий') }).click()
  await expect(team.getByRole('heading', { level: 1, name: named('Тихий') })).toBeVisible()
  await expect(team.getByRole('main')).toContainText('Насосы без редукторов')
  await expect(team.getByText(/^Руководителя\sпока\sнет,\sпроект\sведёт\sакселератор/)).toBeVisible()
  await team.getByRole('tab', { name: /Профиль/ }).click()
  await expect(team.getByRole('main')).toContainText('Редукторы ломаются')
  await team.goto(imported)
})

test('takes the import back, and nothing of it is left', async () => {
  await team.getByRole('button', { name: 'Отменить загрузку' }).click()
  await dialog(team).getByRole('button', { name: 'Отменить загрузку' }).click()
  await expect(figure(team, 'Отменено')).toHaveText(String(many + 3), { timeout: 30_000 })
  await team.goto(inWork('Ледоход'))
  await expect(nothingFound(team)).toBeVisible()
})

test('reads the csv of a Russian spreadsheet: windows-1251 and semicolons', async ({ browser }) => {
  const text = `Название;Кратко;Почта лидера\r\n${named('Кириллица')};"Точка; с запятой";ya@cyr.example\r\n`
  // Only these letters are encoded here: ё is not among them.
  const bytes = Buffer.from(
    [...text].map((char) => (char < '\u0410' ? char.charCodeAt(0) : char.charCodeAt(0) - 0x350)),
  )
  await upload('Выгрузка.csv', 'text/csv', bytes)
  await expect(team.getByText('Точка; с запятой', { exact: true })).toBeVisible()
  await step(/Проверка/).click()
  await expect(figure(team, 'Новых проектов')).toHaveText('1')
  const phone = await browserOf(browser, 'acc', { width: 360, theme: 'dark' })
  await phone.goto(team.url())
  await expect(figure(phone, 'Новых проектов')).toHaveText('1')
  expect(await overflow(phone)).toEqual([])
  expect(await obstacles(phone)).toEqual([])
  await team.getByRole('button', { name: /^Загрузить\s1\sпроект$/ }).click()
  await dialog(team)
    .getByRole('button', { name: /^Загрузить\s1\sпроект$/ })
    .click()
  await expect(figure(team, 'Создано')).toHaveText('1', { timeout: 20_000 })
  await team.getByRole('link', { name: named('Кириллица') }).click()
  await expect(team.getByRole('main')).toContainText('Точка; с запятой')
  expect([...team.troubles, ...phone.troubles]).toEqual([])
})
