import { chooseAction, dialog } from './support/actions.ts'
import { expect, test } from './support/journey.ts'
import { signIn } from './support/people.ts'

/**
 * An administrator adds a technology, assesses and relates it, and publishes it; a guest finds it in the list and in
 * the tree.
 */
test('a technology comes into the catalogue and is read by a guest', async ({ browser }) => {
  const admin = await signIn(browser, 'admin')
  await admin.goto('/admin/technologies')
  await admin.getByRole('button', { name: 'Новая технология' }).first().click()
  const form = dialog(admin)
  await form.getByLabel('Код').fill('ai-100')
  await form.getByLabel('Название').first().fill('Голосовой помощник оператора')
  await form.getByLabel('Назначение').first().fill('Подсказки диспетчеру по ходу разговора.')
  await form.getByLabel('Название').last().fill('Dispatcher voice assistant')
  await form.getByRole('button', { name: 'Сохранить черновик' }).click()
  await expect(admin.getByRole('heading', { name: 'Голосовой помощник оператора' })).toBeVisible()

  await admin.getByRole('tab', { name: /Готовность/ }).click()
  await admin.getByRole('button', { name: 'Добавить оценку' }).click()
  await dialog(admin).getByLabel('Подтверждение').fill('Пилот в диспетчерской')
  await dialog(admin).getByLabel('Кто оценил').fill('Испытательный центр')
  await dialog(admin).getByRole('button', { name: 'Записать' }).click()
  await expect(admin.getByText('Пилот в диспетчерской')).toBeVisible()

  const guest = await (await browser.newContext()).newPage()
  await guest.goto('/technologies?findText=диспетчеру')
  await expect(guest.getByText('Голосовой помощник оператора')).toBeHidden()

  await chooseAction(admin, 'Действия', 'Показать в каталоге')
  await dialog(admin).getByRole('button', { name: 'Показать в каталоге' }).click()
  await expect(dialog(admin)).toBeHidden()
  await guest.reload()
  await guest.getByRole('link', { name: 'Голосовой помощник оператора' }).click()
  await expect(guest.getByText('Пилот в диспетчерской')).toBeVisible()
  await guest.goto('/technologies/tree')
  await guest.getByRole('link', { name: /^Открыть «Машинное/ }).click()
  await expect(guest.getByRole('link', { name: 'Компьютерное зрение', exact: true })).toBeVisible()
})

/**
 * A founder proposes two technologies; an administrator declines one and makes a draft of the other, and the founder
 * is notified.
 */
test('a proposed technology becomes a draft, or is declined with a reason', async ({ browser }) => {
  const founder = await signIn(browser, 'ini')
  await founder.goto('/bch/view/technology-proposals')
  const propose = async (name: string) => {
    await founder.getByRole('button', { name: 'Предложить технологию' }).click()
    await dialog(founder).getByLabel('Название').fill(name)
    await dialog(founder).getByLabel('Назначение').fill('Греет воду солнцем')
    await dialog(founder).getByRole('button', { name: 'Отправить' }).click()
    await expect(dialog(founder)).toBeHidden()
  }
  await propose('Солнечный коллектор')
  await propose('Лунный коллектор')

  const admin = await signIn(browser, 'admin')
  await admin.goto('/admin/technologies/proposals?status=NEW')
  await chooseAction(admin, 'Лунный коллектор', 'Отклонить')
  await dialog(admin).getByRole('textbox').fill('Луна не греет')
  await dialog(admin).getByRole('button', { name: 'Отклонить' }).click()
  await expect(dialog(admin)).toBeHidden()
  await chooseAction(admin, 'Солнечный коллектор', 'Принять')
  await dialog(admin).getByLabel('Код').fill('sun-1')
  await dialog(admin).getByLabel('Название по-английски').fill('Solar collector')
  await dialog(admin).getByRole('button', { name: 'Принять' }).click()
  await expect(admin.getByRole('heading', { name: 'Солнечный коллектор' })).toBeVisible()

  await founder.reload()
  await expect(founder.getByText('Луна не греет')).toBeVisible()
  await expect(founder.getByRole('row', { name: /Солнечный коллектор/ }).getByText('Принято')).toBeVisible()
})

/** The map of the whole catalogue is used by keyboard: a group opens, and the list next to it shows the same. */
test('the map of technologies opens and closes its groups by the keys', async ({ browser }) => {
  const guest = await (await browser.newContext()).newPage()
  await guest.goto('/technologies/map')
  const map = guest.getByRole('application', { name: 'Карта технологий: кружки и связи' })
  await map.focus()
  await guest.keyboard.press('ArrowRight')
  await expect(guest.locator('#technology-map-chosen')).toContainText('Машинное обучение')
  const opened = guest.getByRole('button', { name: 'Закрыть «Машинное обучение»' })
  await expect(opened).toBeVisible()
  await guest.keyboard.press('Enter')
  await expect(guest.getByRole('button', { name: 'Открыть «Машинное обучение»' })).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Свернуть все' })).toBeHidden()
  await guest.getByRole('button', { name: 'Раскрыть все' }).click()
  await expect(guest.getByRole('link', { name: 'Компьютерное зрение', exact: true })).toBeVisible()
})
