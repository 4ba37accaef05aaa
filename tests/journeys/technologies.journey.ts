import { chooseAction, dialog } from './support/actions.ts'
import { expect, test } from './support/journey.ts'
import { signIn } from './support/people.ts'

/** An administrator adds a technology, assesses and relates it, and shows it; a guest finds it, and in the tree as well. */
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
