import { chooseAction, dialog, proveOnceMore } from './support/actions.ts'
import { expect, test } from './support/journey.ts'
import { browserOf } from './support/people.ts'
import { world } from './support/world.ts'

test('an administrator of an accelerator makes a token, a program reads by it, and it ends at once', async ({
  browser,
}) => {
  const page = await browserOf(browser, 'acc-admin')
  await page.goto('/bch/view/person-user-profile?tab=tokens')
  await page.getByRole('button', { name: 'Создать токен' }).click()
  await dialog(page).getByLabel('Для чего он').fill('Выгрузка в таблицу')
  await dialog(page).getByLabel('Где действует').selectOption({ index: 1 })
  await dialog(page).getByRole('button', { name: 'Создать токен' }).click()
  await proveOnceMore(page)
  const made = dialog(page, /Токен\s«Выгрузка\sв\sтаблицу»\sсоздан/)
  const secret = await made.getByLabel('Токен', { exact: true }).inputValue()
  await made.getByRole('button', { name: 'Готово' }).click()

  const ask = async (): Promise<number> =>
    (await fetch(`${world().origin}/api/v1/menu`, { headers: { authorization: `Bearer ${secret}` } })).status
  expect(await ask()).toBe(200)

  await page.reload()
  await chooseAction(page, 'Действия с токеном «Выгрузка в таблицу»', 'Отозвать')
  await dialog(page).getByRole('button', { name: 'Отозвать' }).click()
  await expect(page.getByText('Отозван', { exact: true }).first()).toBeVisible()
  expect(await ask()).toBe(401)
})
