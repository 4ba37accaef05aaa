import type { Page } from '@playwright/test'
import { chooseAction, dialog, menuItem, newName } from './support/actions.ts'
import { expect, test } from './support/journey.ts'
import { signIn, type WatchedPage } from './support/people.ts'

/** An administrator creates a template, from nothing to published. */
test.describe.configure({ mode: 'serial' })

const template = newName('Профиль пилота')
let admin: WatchedPage

const saved = (page: Page) => expect(page.getByText(/^Сохранено\sв\s/)).toBeVisible()
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const toTree = async () => {
  await saved(admin)
  await link(admin, template).click()
}

const addElement = async (section: string, name: string, kind: string, type?: string): Promise<void> => {
  await admin.getByRole('link', { name: `Добавить элемент в раздел «${section}»` }).click()
  await admin.getByRole('radio', { name: new RegExp(`^${kind}`) }).check()
  if (type) await admin.getByRole('combobox', { name: 'Тип значения' }).selectOption(type)
  await admin.getByRole('textbox', { name: 'Название по-русски' }).fill(name)
  await admin.getByRole('button', { name: 'Добавить', exact: true }).click()
  await expect(admin.getByRole('heading', { level: 1, name })).toBeVisible()
}

type NewPart = { columnType?: string; type?: string }

const addPart = async (
  button: string,
  name: string,
  code: string,
  { columnType, type = columnType && columnType !== 'Расчёт' ? 'Число' : undefined }: NewPart = {},
): Promise<void> => {
  await admin.getByRole('button', { name: button }).click()
  const form = dialog(admin)
  await form.getByRole('textbox', { name: 'Название по-русски' }).fill(name)
  if (columnType) await form.getByRole('combobox', { name: 'Для чего столбец' }).selectOption(columnType)
  if (type) await form.getByRole('combobox', { name: 'Тип значения' }).selectOption(type)
  await form.getByRole('textbox', { name: /^Код/ }).fill(code)
  await form.getByRole('button', { name: 'Добавить' }).click()
  await expect(form).toBeHidden()
}

test.beforeAll(async ({ browser }) => {
  admin = await signIn(browser, 'admin')
})

test('creates a template with a section and a field', async () => {
  await menuItem(admin, 'Шаблоны профиля').click()
  await admin.getByRole('button', { name: 'Новый шаблон' }).first().click()
  await dialog(admin).getByRole('textbox', { name: 'Название шаблона' }).fill(template)
  await dialog(admin).getByRole('button', { name: 'Создать' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: template })).toBeVisible()

  await admin.getByRole('button', { name: 'Новый раздел' }).click()
  await dialog(admin).getByRole('textbox', { name: 'Название по-русски' }).fill('Пилот')
  await dialog(admin).getByRole('button', { name: 'Добавить раздел' }).click()
  await addElement('Пилот', 'Есть площадка', 'Поле', 'Да или нет')
  await toTree()
  await addElement('Пилот', 'Адрес площадки', 'Поле', 'Строка')
  await admin.getByRole('combobox', { name: /Показывать, если/ }).selectOption({ index: 1 })
  await admin.getByRole('combobox', { name: /И\sответ/ }).selectOption('Да')
  await toTree()
  await expect(admin.getByText('по условию')).toBeVisible()
})

test('adds a group, and a table whose formula shows an error until it is valid', async () => {
  await addElement('Пилот', 'Контакты завода', 'Группа полей')
  await addPart('Добавить поле', 'Кто', 'pilot_who')
  await toTree()

  await addElement('Пилот', 'Смета', 'Таблица')
  await addPart('Добавить столбец', 'Цена', 'pilot_price', { columnType: 'Заполнение' })
  await addPart('Добавить столбец', 'Количество', 'pilot_count', { columnType: 'Заполнение' })
  await addPart('Добавить столбец', 'Стоимость', 'pilot_cost', { columnType: 'Расчёт' })
  await admin.getByRole('button', { name: 'Стоимость', exact: true }).first().click()
  const formula = admin.getByRole('textbox', { name: /^Формула/ })
  await formula.fill('pilot_price * profit')
  await expect(admin.getByText(/неизвестный\sстолбец:\sprofit/).first()).toBeVisible()
  await formula.fill('pilot_price * pilot_count')
  await expect(admin.getByText(/→\s30/)).toBeVisible()
  await toTree()
})

test('lets a field of the group depend on its neighbour: each repetition decides for itself', async () => {
  await link(admin, 'Контакты завода').click()
  await addPart('Добавить поле', 'Нужен пропуск', 'pilot_pass', { type: 'Да или нет' })
  await addPart('Добавить поле', 'Номер пропуска', 'pilot_number', { type: 'Строка' })
  await admin.getByRole('button', { name: 'Номер пропуска', exact: true }).click()
  const field = admin.getByRole('listitem').filter({ hasText: 'pilot_number' })
  const condition = field.getByRole('combobox', { name: /Показывать, если/ })
  await condition.selectOption({ label: 'В этой группе: Нужен пропуск (pilot_pass)' })
  await field.getByRole('combobox', { name: /И\sответ/ }).selectOption('Да')
  const preview = admin.getByRole('region', { name: 'Как увидит команда' })
  const number = preview.getByRole('textbox', { name: 'Номер пропуска' })
  const add = preview.getByRole('button', { name: /^Добавить/ })
  await add.click()
  await add.click()
  await expect(number).toHaveCount(0)
  await preview.getByRole('radio', { name: 'Да', exact: true }).nth(1).check()
  await expect(number).toHaveCount(1)
  await number.fill('17')
  await preview.getByRole('radio', { name: 'Нет', exact: true }).nth(1).check()
  await expect(number).toHaveCount(0)
  await preview.getByRole('radio', { name: 'Да', exact: true }).nth(1).check()
  await expect(number).toHaveValue('17')
  await toTree()
})

test('puts elements into another order by keys, takes it back, and the order outlives a reload', async () => {
  const names = () =>
    admin
      .getByRole('region', { name: 'Структура шаблона' })
      .getByRole('link', { name: /^(Смета|Контакты завода)$/ })
      .allInnerTexts()
  await link(admin, 'Смета').focus()
  await admin.keyboard.press('Alt+ArrowUp')
  await expect.poll(names).toEqual(['Смета', 'Контакты завода'])
  await admin.keyboard.press('Control+z')
  await expect.poll(names).toEqual(['Контакты завода', 'Смета'])
  await admin.keyboard.press('Control+Shift+z')
  await expect.poll(names).toEqual(['Смета', 'Контакты завода'])
  // Reloading in the middle of a save is another journey: the browser would log the late response.
  await saved(admin)
  await admin.reload()
  await expect.poll(names).toEqual(['Смета', 'Контакты завода'])
})

test('tries the form out as a founder: what depends on an answer comes with it', async () => {
  const preview = admin.getByRole('region', { name: 'Как увидит команда' })
  await expect(preview.getByText('Адрес площадки')).toBeHidden()
  await preview.getByRole('radio', { name: 'Да', exact: true }).first().check()
  await expect(preview.getByText('Адрес площадки')).toBeVisible()
})

test('publishes it, and begins a draft whose difference is shown', async () => {
  await admin.getByRole('button', { name: 'Опубликовать', exact: true }).click()
  const drawer = dialog(admin, /Опубликовать\sверсию/)
  await expect(drawer.getByText(/ни\sодно\sзадание\sих\sне\sспрашивает/)).toBeVisible()
  await drawer.getByRole('button', { name: 'Опубликовать', exact: true }).click()
  await expect(admin.getByText(/Версия\s1\sопубликована/)).toBeVisible()

  await admin.getByRole('button', { name: 'Новый черновик' }).click()
  await expect(admin.getByText(/Версия\s2\s·\sЧерновик/)).toBeVisible()
  await chooseAction(admin, 'Действия: Есть площадка', 'Создать копию')
  await saved(admin)
  await admin.getByRole('button', { name: 'Версии' }).click()
  await dialog(admin)
    .getByRole('button', { name: /Сравнить\sс\sверсией\s2/ })
    .click()
  await expect(admin.getByText('добавлено')).toBeVisible()
  expect(admin.troubles).toEqual([])
})
