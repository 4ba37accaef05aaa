import type { Locator } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { readSheet } from '#platform/server/spreadsheets/read-sheet.ts'
import { writeSheet, xlsxMime } from '#platform/server/spreadsheets/write-sheet.ts'
import { chooseAction, dialog, menuItem, newName } from './support/actions.ts'
import { expect, test } from './support/journey.ts'
import { obstacles, settled } from './support/look-over.ts'
import { openPage, signIn, type WatchedPage } from './support/people.ts'

/**
 * An administrator maintains a dictionary from its first value to its second version, and links it to another one.
 */
test.describe.configure({ mode: 'serial' })

const stamp = Date.now().toString(36)
const districts = newName('Округа')
const towns = newName('Посёлки')
const heading = ['code', 'name_ru', 'name_en', 'order', 'status'].map((title) => ({ title }))

let admin: WatchedPage

const field = (form: Locator, name: string | RegExp) => form.getByRole('textbox', { name })
const row = (name: string | RegExp) => admin.getByRole('row', { name })
const tab = (name: string) => admin.getByRole('tab', { name }).click()
const column = (name: string) => admin.getByRole('region', { name, exact: true })
const action = async (name: string): Promise<void> => {
  await admin.getByRole('button', { name: 'Ещё действия', exact: true }).click()
  await admin.getByRole('menuitem', { name }).click()
}

const create = async (name: string, nameEn: string, code: string): Promise<void> => {
  await admin.goto('/admin/dictionaries')
  await admin.getByRole('button', { name: 'Добавить справочник' }).click()
  const form = dialog(admin)
  await field(form, 'Название по-русски').fill(name)
  await field(form, 'Название по-английски').fill(nameEn)
  await field(form, /^Код/).fill(code)
  await form.getByRole('button', { name: 'Создать' }).click()
  await expect(admin.getByRole('heading', { level: 1, name })).toBeVisible()
}

const addValue = async (ru: string, en: string): Promise<void> => {
  await admin.getByRole('button', { name: 'Добавить значение' }).click()
  const form = dialog(admin)
  await field(form, 'Название по-русски').fill(ru)
  await field(form, 'Название по-английски').fill(en)
  await field(form, 'Название по-английски').press('Control+Enter')
  await expect(row(ru)).toBeVisible()
}

const bring = async (name: string, ...rows: (string | number)[][]): Promise<void> =>
  dialog(admin)
    .getByLabel('Выбрать таблицу', { exact: true })
    .setInputFiles({
      name,
      mimeType: xlsxMime,
      buffer: await writeSheet({ columns: heading, rows }),
    })

const publish = async (name: string): Promise<void> => {
  await tab('Версии')
  await admin.getByRole('button', { name: 'Опубликовать версию' }).click()
  await field(dialog(admin), /^Номер или название/).fill(name)
  await dialog(admin).getByRole('button', { name: 'Опубликовать версию' }).click()
}

test.beforeAll(async ({ browser }) => {
  admin = await signIn(browser, 'admin')
})

test('creates a dictionary, and adds a value in both languages by keys', async () => {
  await menuItem(admin, 'Справочники').click()
  await create(districts, 'Districts', `DISTRICTS_${stamp.toUpperCase()}`)
  await addValue('Северный', 'Northern')
  await expect(row('Северный')).toContainText('NORTHERN')
})

test('imports a spreadsheet: an error is reported with its row, the corrected file is imported completely', async () => {
  await action('Загрузить таблицу')
  await bring('округа.xlsx', ['SOUTH', 'Южный', '', 20, ''], ['WEST', 'Западный', 'Western', 'третий', ''])
  const report = dialog(admin)
  await expect(report.getByText('Ошибок: 2.')).toBeVisible()
  await expect(report.getByText(/Строка\s2,\sстолбец\sname_en/)).toBeVisible()
  await expect(report.getByText(/Строка\s3,\sстолбец\sorder/)).toBeVisible()
  await expect(report.getByRole('button', { name: 'Загрузить', exact: true })).toBeHidden()

  await bring('округа.xlsx', ['SOUTH', 'Южный', 'Southern', 20, ''], ['WEST', 'Западный', 'Western', 30, ''])
  await report.getByRole('button', { name: 'Загрузить', exact: true }).click()
  await expect(row('Южный')).toBeVisible()
  await expect(row('Западный')).toBeVisible()
})

test('publishes versions whose names differ, renames and archives in between', async () => {
  await publish('2026')
  await expect(admin.getByText(/^Версия\s2026$/).last()).toBeVisible()
  await expect(admin.getByText('Изменений нет.')).toBeVisible()
  await tab('Значения')
  await chooseAction(admin, 'Ещё действия: Южный', 'В архив')
  await expect(row('Южный')).toContainText('В архиве')
  await chooseAction(admin, 'Ещё действия: Западный', 'Изменить')
  await field(dialog(admin), 'Название по-русски').fill('Закатный')
  await dialog(admin).getByRole('button', { name: 'Сохранить' }).click()
  await expect(row('Закатный')).toBeVisible()

  await publish('2026')
  await expect(dialog(admin).getByText('Такая версия журнала уже есть.')).toBeVisible()
  await field(dialog(admin), /^Номер или название/).fill('2027')
  await dialog(admin).getByRole('button', { name: 'Опубликовать версию' }).click()
  await expect(admin.getByText(/^Версия\s2027$/).last()).toBeVisible()
  await settled(admin)
  expect(await obstacles(admin)).toEqual([])
})

test('downloads it as a spreadsheet with the current values', async () => {
  const [file] = await Promise.all([admin.waitForEvent('download'), action('Скачать xlsx')])
  const sheet = await readSheet('somebody', readFileSync(await file.path()), { rows: 10, columns: 10 })
  expect(sheet.map((cells) => `${cells[0]} ${cells[1]} ${cells.at(-1)}`)).toEqual([
    'code name_ru status',
    'SOUTH Южный ARCHIVE',
    'WEST Закатный ACTIVE',
    'NORTHERN Северный ACTIVE',
  ])
})

test('links two dictionaries; itself and a circle are refused with the reason', async () => {
  await create(towns, 'Settlements', `TOWNS_${stamp.toUpperCase()}`)
  await addValue('Ключи', 'Klyuchi')
  await admin.goto('/admin/dictionaries')
  await admin.getByRole('button', { name: 'Связанные списки' }).click()
  const link = async (parent: string, child: string): Promise<void> => {
    if (await dialog(admin).isHidden())
      await admin.getByRole('button', { name: 'Связать справочники' }).click()
    for (const [label, name] of [
      ['Родительский справочник', parent],
      ['Дочерний справочник', child],
    ] as const) {
      const box = dialog(admin).getByRole('combobox', { name: label })
      await box.clear()
      await box.fill(name)
      await dialog(admin).getByRole('option', { name }).click()
    }
    await dialog(admin).getByRole('button', { name: 'Связать справочники' }).click()
  }
  await link(districts, districts)
  await expect(dialog(admin).getByText('Справочник нельзя связать с самим собой.')).toBeVisible()
  await link(districts, towns)
  await expect(admin.getByRole('combobox', { name: 'Связь' })).toHaveValue(`${districts} → ${towns}`)
  await link(towns, districts)
  await expect(dialog(admin).getByText('Справочники нельзя связать по кругу.')).toBeVisible()
  await dialog(admin).getByRole('button', { name: 'Отмена' }).click()
})

test('gives a value its parent; who was slower reads which one it has', async () => {
  const slower = await openPage(admin.context())
  // No news reaches this page, neither by its own socket nor from the other tab's: otherwise the value leaves its list
  // before the button is pressed.
  await slower.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  })
  await slower.routeWebSocket(
    () => true,
    () => undefined,
  )
  await slower.goto(admin.url())
  await slower.getByRole('radio', { name: 'Закатный' }).check()
  await slower.getByRole('checkbox', { name: 'Ключи' }).check()

  await column(districts).getByRole('radio', { name: 'Северный' }).check()
  await expect(column('Дочерние значения').getByText('Значений нет')).toBeVisible()
  await column('Ещё не связанные').getByRole('checkbox', { name: 'Ключи' }).check()
  await admin.getByRole('button', { name: 'Связать выбранные' }).click()
  await expect(column('Дочерние значения').getByText('Ключи')).toBeVisible()
  await expect(column('Ещё не связанные').getByText('Значений нет')).toBeVisible()

  await slower.getByRole('button', { name: 'Связать выбранные' }).click()
  await expect(slower.getByText(/«Ключи» уже выбрано .* «Северный»/)).toBeVisible()
  await admin.getByRole('button', { name: 'Разорвать связь' }).click()
  await expect(admin.getByText(/Сначала разорвите связь/)).toBeVisible()
  expect(admin.troubles.filter((trouble) => !trouble.includes('409'))).toEqual([])
})
