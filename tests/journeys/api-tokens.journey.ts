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

test('an administrator of an accelerator sets a web hook up, its secret is shown once, and it is turned off and removed', async ({
  browser,
}) => {
  const page = await browserOf(browser, 'acc-admin')
  await page.goto('/bch/view/person-user-profile?tab=tokens')
  await page.getByRole('button', { name: 'Создать веб-хук' }).click()
  const form = dialog(page)
  await form.getByLabel('Адрес службы').fill('http://10.0.0.1/hook')
  await form.getByRole('button', { name: 'Создать веб-хук' }).click()
  await expect(form.getByLabel('Адрес службы')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('Адрес службы').fill('https://journey.example.com/in')
  await form.getByRole('button', { name: 'Создать веб-хук' }).click()
  await proveOnceMore(page)
  const made = dialog(page, /Веб-хук\sсоздан/)
  await expect(made.getByLabel('Секрет подписи')).toHaveValue(/^whsec_[\w+/]{43}=$/)
  await made.getByRole('button', { name: 'Готово' }).click()

  const actions = 'Действия с веб-хуком «journey.example.com»'
  await expect(page.getByText('https://journey.example.com/in')).toBeVisible()
  await chooseAction(page, actions, 'Доставки')
  await expect(dialog(page).getByText('Доставок пока нет')).toBeVisible()
  await page.keyboard.press('Escape')
  await chooseAction(page, actions, 'Выключить')
  await dialog(page).getByRole('button', { name: 'Выключить' }).click()
  await chooseAction(page, actions, 'Удалить')
  await dialog(page).getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('https://journey.example.com/in')).toBeHidden()
})
