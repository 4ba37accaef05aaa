import type { Locator } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { chooseAction, dialog, menuItem, newName } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { obstacles } from './support/look-over.ts'
import { browserOf, signIn, type WatchedPage } from './support/people.ts'

/** A predefined field, from the catalogue to a task of an accelerator. */
test.describe.configure({ mode: 'serial' })

const group = newName('Экология')
const object = newName('Выбросы в год')
const template = newName('Зелёный проект')
const code = `co2_${Date.now().toString(36)}`

let admin: WatchedPage

const panel = (): Locator => dialog(admin, object)

const openObject = async (): Promise<Locator> => {
  await admin.goto(`/admin/objects?q=${encodeURIComponent(code)}`)
  await admin.getByRole('link', { name: object }).click()
  await expect(panel()).toBeVisible()
  return panel()
}

test.beforeAll(async ({ browser }) => {
  admin = await signIn(browser, 'admin')
})

test('a group and an object with limits are created; an impossible limit is reported at its input', async () => {
  await menuItem(admin, 'Объекты').click()
  await admin.getByRole('button', { name: 'Группы' }).click()
  await dialog(admin).getByRole('button', { name: 'Добавить группу' }).click()
  await dialog(admin).getByRole('textbox', { name: 'Название по-русски' }).fill(group)
  await dialog(admin).getByRole('textbox', { name: 'Название по-английски' }).fill(newName('Ecology'))
  await dialog(admin).getByRole('button', { name: 'Сохранить' }).click()
  await expect(dialog(admin).getByText(group, { exact: true })).toBeVisible()
  // The form that had the focus has just been removed from the panel.
  await dialog(admin).press('Escape')

  await admin.getByRole('button', { name: 'Добавить объект' }).click()
  const form = dialog(admin, 'Новый объект')
  await form.getByRole('textbox', { name: 'Название по-русски', exact: true }).fill(object)
  await form.getByRole('textbox', { name: 'Название по-английски', exact: true }).fill('Emissions a year')
  await form.getByRole('textbox', { name: 'Код' }).fill(code)
  await form.getByRole('combobox', { name: 'Тип' }).selectOption('Число')
  await form.getByRole('combobox', { name: 'Группа' }).selectOption(group)
  await form.getByRole('textbox', { name: 'Не меньше' }).fill('10')
  await form.getByRole('textbox', { name: 'Не больше' }).fill('5')
  await form.getByRole('textbox', { name: 'Единица по-русски' }).fill('т')
  await form.getByRole('textbox', { name: 'Единица по-английски' }).fill('t')
  await form.getByRole('textbox', { name: 'Описание по-русски' }).fill('В пересчёте на CO₂.')
  await form.getByRole('button', { name: 'Добавить', exact: true }).click()
  await expect(form.getByRole('textbox', { name: 'Не больше' })).toHaveAttribute('aria-invalid', 'true')
  await form.getByRole('textbox', { name: 'Не больше' }).fill('500')
  await form.getByRole('button', { name: 'Добавить', exact: true }).click()
  await expect(form).toBeHidden()
})

test('an indicator cannot be the sixth large figure', async () => {
  await openObject()
  await chooseAction(admin, `Действия с объектом «${object}»`, 'Сделать ключевым показателем')
  await expect(admin.getByText(/Больше\sключевых\sпоказателей\sвыбрать\sнельзя/)).toBeVisible()
  // The browser's own message about the refused request.
  admin.troubles.length = 0
})

test('an object is changed, and its history shows who changed what', async () => {
  await panel().getByRole('button', { name: 'Изменить' }).click()
  const form = dialog(admin, 'Объект')
  await form.getByRole('textbox', { name: 'Не больше' }).fill('900')
  await form
    .getByRole('switch', { name: 'Обязательное поле' })
    .or(form.getByLabel('Обязательное поле'))
    .first()
    .check()
  await form.getByRole('button', { name: 'Сохранить' }).click()
  await expect(form).toBeHidden()
  const edit = panel().getByRole('listitem').filter({ hasText: 'Изменение' }).first()
  await expect(edit).toContainText(/Не\sбольше\s500\s→\s900/)
  await expect(edit).toContainText(/Обязательное Нет → Да/)
  await expect(panel()).toContainText(/Пока\sнигде/)
  expect(await obstacles(admin)).toEqual([])
})

test('the catalogue is exported as a spreadsheet, and imported again without changes', async () => {
  await admin.keyboard.press('Escape')
  await admin.getByRole('button', { name: 'Каталог таблицей' }).click()
  const [file] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('menuitem', { name: 'Скачать xlsx' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('objects.xlsx')
  await chooseAction(admin, 'Каталог таблицей', 'Загрузить таблицу')
  const name = 'objects.xlsx'
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const drawer = dialog(admin, 'Загрузить таблицу')
  const input = drawer.locator('input[type="file"]')
  await input.setInputFiles({ name, mimeType, buffer: readFileSync(await file.path()) })
  await expect(drawer.getByText(/Добавится: 0, изменится: 0/)).toBeVisible()
  const wrong = Buffer.from(`code;name_ru;name_en;max\n${code};Выбросы;Emissions;много\n`)
  await input.setInputFiles({ name: 'wrong.csv', mimeType: 'text/csv', buffer: wrong })
  await expect(drawer.getByText(/Строка\s2,\sстолбец\smax/)).toBeVisible()
  const sound = Buffer.from(`code;name_ru;name_en;max\n${code};${object};Emissions a year;1000\n`)
  await input.setInputFiles({ name: 'sound.csv', mimeType: 'text/csv', buffer: sound })
  await drawer.getByRole('button', { name: 'Загрузить', exact: true }).click()
  await expect(drawer).toBeHidden()
  await expect((await openObject()).getByText('900 → 1000')).toBeVisible()
})

test('a template takes the object as a ready field; then it is not deleted, and says why', async () => {
  await admin.goto('/bch/view/project-profile-template-constructor')
  await admin.getByRole('button', { name: 'Новый шаблон' }).first().click()
  await dialog(admin).getByRole('textbox', { name: 'Название шаблона' }).fill(template)
  await dialog(admin).getByRole('button', { name: 'Создать' }).click()
  await admin.getByRole('button', { name: 'Новый раздел' }).click()
  await dialog(admin).getByRole('textbox', { name: 'Название по-русски' }).fill('Природа')
  await dialog(admin).getByRole('button', { name: 'Добавить раздел' }).click()
  await admin.getByRole('link', { name: 'Добавить элемент в раздел «Природа»' }).click()
  await admin.getByRole('combobox', { name: 'Объект каталога' }).fill(code)
  await admin.getByRole('option', { name: object }).click()
  await admin.getByRole('button', { name: 'Вставить из каталога' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: object })).toBeVisible()
  await expect(admin.getByRole('textbox', { name: 'Не больше' })).toHaveValue('1000')
  await expect(admin.getByText(/^Сохранено\sв\s/)).toBeVisible()
  await admin.getByRole('main').getByRole('link', { name: template, exact: true }).click()
  await admin.getByRole('button', { name: 'Опубликовать', exact: true }).click()
  await dialog(admin, /Опубликовать\sверсию/)
    .getByRole('button', { name: 'Опубликовать', exact: true })
    .click()
  await expect(admin.getByText(/Версия\s1\sопубликована/)).toBeVisible()

  await openObject()
  await expect(panel().getByRole('link', { name: template })).toBeVisible()
  await admin.getByRole('button', { name: `Действия с объектом «${object}»` }).click()
  await expect(admin.getByRole('menuitem', { name: /^Удалить/ })).toHaveAttribute('aria-disabled', 'true')
  expect(admin.troubles).toEqual([])
})

test('the team of an accelerator asks for it in a task', async ({ browser }) => {
  const [task] = await askDatabase<{ id: number; name: string }>(`
    select p.id, p.name from trackpoint p join track t on t.id = p.track_id
      join accelerator_member m on m.accelerator_id = p.accelerator_id join person h on h.uid = m.person_uid
    where h.email = 'acc-admin@demo.example' and t.short_link <> 'predposev' and t.content_status = 'PUBLISHED'
      and not exists (select from trackpoint_field f where f.trackpoint_id = p.id)
      and not exists (select from project_trackpoint w where w.trackpoint_id = p.id and w.state <> 'NOT_STARTED')
    order by p.id limit 1`)
  const team = await browserOf(browser, 'acc-admin')
  await team.goto(`/bch/view/accelerator-settings/trackpoint?trackpointId=${task!.id}`)
  await team.getByRole('button', { name: 'Выбрать поля' }).click()
  await dialog(team).getByRole('searchbox').fill(object)
  await dialog(team).getByRole('checkbox', { name: object }).check()
  await dialog(team)
    .getByRole('button', { name: /Добавить\s1\sполе/ })
    .click()
  const requirement = team.getByRole('combobox', { name: `Как спрашивать поле «${object}»` })
  await requirement.selectOption('Обязательно')
  await expect(requirement).toHaveValue('required')
  await openObject()
  await expect(panel().getByText(task!.name)).toBeVisible()
  await team.getByRole('button', { name: `Убрать поле «${object}»` }).click()
  await expect(requirement).toBeHidden()
  expect(team.troubles).toEqual([])
})
