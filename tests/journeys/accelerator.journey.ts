import type { Locator } from '@playwright/test'
import { chooseAction, dialog, newName } from './support/actions.ts'
import { expect, test } from './support/journey.ts'
import { signIn, type WatchedPage } from './support/people.ts'

/** A person requests an accelerator, has to correct the request once, is approved, and starts. */
test.describe.configure({ mode: 'serial' })

const requests = '/bch/view/new-accelerator-request'
const name = newName('Акселератор')

let person: WatchedPage
let clerk: WatchedPage

const field = (label: string): Locator =>
  person.getByRole('main').getByRole('textbox', { name: new RegExp(`^${label}`) })

const choose = async (label: string, text: string): Promise<void> => {
  await person.getByRole('combobox', { name: label }).fill(text)
  await person
    .getByRole('option', { name: new RegExp(`^${text}`) })
    .first()
    .click()
}

const button = (page: WatchedPage, label: string): Locator => page.getByRole('button', { name: label })

const openInQueue = async (): Promise<Locator> => {
  await clerk.goto(`/admin/accelerators?approval=ON_COORDINATION&q=${encodeURIComponent(name)}`)
  await clerk.getByRole('link', { name }).first().click()
  const panel = dialog(clerk, 'Акселератор')
  await expect(panel.getByRole('heading', { name })).toBeVisible()
  return panel
}

test.beforeAll(async ({ browser }) => {
  person = await signIn(browser, 'htusr')
  clerk = await signIn(browser, 'htadm')
})

test('the side menu leads to the request; errors are shown at their fields', async () => {
  await person.getByRole('link', { name: 'Новый акселератор' }).click()
  await expect(person.getByRole('heading', { level: 1, name: 'Новый акселератор' })).toBeVisible()
  await button(person, 'Далее').click()
  await expect(person.getByText('Обязательное поле').first()).toBeVisible()
  await field('Название').fill(name)
  await choose('Страна', 'Россия')
  await field('Описание').fill('Программы для команд с прототипом.')
  await button(person, 'Далее').click()
  await person
    .getByLabel('Правовая форма')
    .selectOption({ label: 'Общество с ограниченной ответственностью' })
  await field('ИНН').fill('7707083894')
  await button(person, 'Далее').click()
  await expect(person.getByText(/Контрольная\sцифра\sне\sсходится/)).toBeVisible()
})

test('nothing typed is lost by leaving', async () => {
  await person.goto('/bch/view/notifications')
  await person.goto(`${requests}?step=legal`)
  await expect(field('ИНН')).toHaveValue('7707083894')
  await field('ИНН').fill('7707083893')
  await button(person, 'Далее').click()
})

test('documents arrive at once, everything is shown before it is sent', async () => {
  await choose('Страна номера', 'Россия')
  await field('Телефон').fill('495 123-45-67')
  await person.locator('input[type="file"]').setInputFiles([
    { name: 'Устав.txt', mimeType: 'text/plain', buffer: Buffer.from('Устав') },
    { name: 'Лицензия.txt', mimeType: 'text/plain', buffer: Buffer.from('Лицензия') },
  ])
  await expect(button(person, 'Скачать «Устав.txt»')).toBeVisible()
  await expect(button(person, 'Скачать «Лицензия.txt»')).toBeVisible()
  await button(person, 'Далее').click()
  await expect(person.getByRole('main')).toContainText('7707083893')
  await button(person, 'Отправить заявку').click()
  await expect(person.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(person.getByText('Ждёт подтверждения').first()).toBeVisible()
})

test('the administrator sends it back with a reason; the author reads it, corrects and sends again', async () => {
  const panel = await openInQueue()
  await expect(panel.getByText('Устав.txt')).toBeVisible()
  await panel.getByRole('button', { name: 'Отклонить' }).click()
  const drawer = dialog(clerk, 'Отклонить заявку')
  await drawer.getByLabel('Причина').fill('Добавьте номер лицензии.')
  await drawer.getByRole('button', { name: 'Отклонить' }).click()
  await expect(clerk.getByText(`Заявка «${name}» отклонена`)).toBeVisible()

  await person.reload()
  await expect(person.getByText('Добавьте номер лицензии.').first()).toBeVisible()
  await button(person, 'Исправить и отправить').click()
  await person.getByRole('navigation', { name: 'Шаги заявки' }).getByText('Юридическое лицо').click()
  await field('Номер лицензии').fill('Л035-77')
  await person.getByRole('navigation', { name: 'Шаги заявки' }).getByText('Проверка и отправка').click()
  await button(person, 'Отправить снова').click()
  await expect(person.getByText('Ждёт подтверждения').first()).toBeVisible()
})

test('meanwhile the profile can be filled in and nothing else opens; once approved the work begins', async () => {
  await button(person, 'Заполнить профиль').click()
  await field('Целевая аудитория').fill('Команды с прототипом')
  await button(person, 'Сохранить').click()
  await expect(person.getByText('Изменения сохранены')).toBeVisible()
  await person.getByRole('button', { name: /^Профиль:/ }).click()
  await expect(person.getByRole('menuitem', { name: 'Настройки профиля' })).toBeVisible()
  await expect(person.getByRole('menuitemradio', { name: 'Команда акселератора' })).toHaveCount(0)
  await person.keyboard.press('Escape')

  const panel = await openInQueue()
  await panel.getByRole('button', { name: 'Подтвердить' }).click()
  await clerk
    .getByRole('dialog', { name: /Подтвердить\sакселератор/ })
    .getByRole('button', { name: 'Подтвердить' })
    .click()
  await expect(clerk.getByText(`Акселератор «${name}» подтверждён`)).toBeVisible()

  await person.goBack()
  await person.reload()
  await button(person, 'Начать работу').click()
  await expect(person).toHaveURL(/\/projects-in-work/)
  await person.goto('/bch/view/accelerator-settings')
  await person.getByRole('link', { name: 'Новая программа' }).first().click()
  const programme = newName('Первый набор')
  await field('Название программы').fill(programme)
  await button(person, 'Создать').click()
  await expect(person.getByText(`Черновик программы «${programme}» создан`)).toBeVisible()
  await chooseAction(person, `Действия: ${programme}`, 'Опубликовать')
  await expect(person.getByText(`Программа «${programme}» опубликована`)).toBeVisible()
})

test('another name is what the selector and the profile show', async () => {
  const renamed = `${name} плюс`
  await person.goto('/bch/view/accelerator-profile')
  await field('Название').fill(renamed)
  await button(person, 'Сохранить').click()
  await expect(person.getByText('Изменения сохранены')).toBeVisible()
  await expect(person.getByRole('heading', { level: 1, name: renamed })).toBeVisible()
  await expect(person.locator('.menu-accelerator')).toContainText(renamed)
})

test('a file for everyone is downloaded by its link without signing in, one for the team is not', async ({
  browser,
}) => {
  await person.goto('/bch/view/marketing-files')
  await person.getByRole('radio', { name: 'Все' }).check()
  await person
    .locator('input[type="file"]')
    .setInputFiles([{ name: 'Буклет.txt', mimeType: 'text/plain', buffer: Buffer.from('Буклет') }])
  await expect(button(person, 'Скачать «Буклет.txt»')).toBeVisible()
  await person.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await person
    .getByRole('button', { name: /Буклет\.txt/ })
    .last()
    .click()
  await person.getByRole('menuitem', { name: 'Скопировать ссылку' }).click()
  await expect(person.getByText('Ссылка скопирована')).toBeVisible()
  const link = await person.evaluate(() => navigator.clipboard.readText())

  const guest = await browser.newContext()
  const open = await guest.request.get(link)
  expect([open.status(), open.headers()['x-content-type-options']]).toEqual([200, 'nosniff'])
  expect(open.headers()['content-disposition']).toMatch(/^attachment/)

  await person
    .getByRole('button', { name: /Буклет\.txt/ })
    .last()
    .click()
  await person.getByRole('menuitem', { name: 'Изменить' }).click()
  await dialog(person, 'Маркетинговый файл')
    .getByLabel('Кто может скачать')
    .selectOption({ label: 'Команда' })
  await dialog(person, 'Маркетинговый файл').getByRole('button', { name: 'Сохранить' }).click()
  await expect(person.getByText('Файл изменён')).toBeVisible()
  expect((await guest.request.get(link)).status()).toBe(404)
  expect([...person.troubles, ...clerk.troubles]).toEqual([])
})
