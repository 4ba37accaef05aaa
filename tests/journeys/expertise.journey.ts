import { dialog } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { obstacles, overflow, rawKeys } from './support/look-over.ts'
import { signIn, type WatchedPage } from './support/people.ts'

/** An expert takes an order, comments on what the team handed in, and completes the review. */
test.describe.configure({ mode: 'serial' })

let expert: WatchedPage
let id: string

const looksRight = async (page: WatchedPage): Promise<void> => {
  expect(await obstacles(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(rawKeys(await page.locator('body').innerText())).toEqual([])
}

const head = () => expert.locator('.page-head')

test.beforeAll(async ({ browser }) => {
  const [order] = await askDatabase<{ id: string }>(
    `select j.id from expert_job j join person p on p.uid = j.expert_uid
     where p.email = 'exp@demo.example' and j.status = 'NEW' and j.result_type = 'COMMENTS' order by j.id limit 1`,
  )
  id = order!.id
  expert = await signIn(browser, 'exp')
})

test('finds new orders in the list, and reads what is asked before taking one', async () => {
  await expert.getByRole('link', { name: /Мои\sэкспертизы/ }).click()
  await expert.getByRole('link', { name: 'Новые' }).click()
  await expert.locator(`a[href$="expertJobId=${id}"]`).click()
  await expect(expert.getByText(/Ждёт\sвашего\sответа/)).toBeVisible()
  await expect(expert.getByText(/Ответ\sкоманды/, { exact: true })).toHaveCount(0)
  await looksRight(expert)
})

test('takes it: what the team handed in opens', async () => {
  await head()
    .getByRole('button', { name: /Взять\sв\sработу/ })
    .click()
  await expect(dialog(expert)).toContainText(/конфиденциальны/)
  await dialog(expert)
    .getByRole('button', { name: /Взять\sв\sработу/ })
    .click()
  await expect(expert.getByRole('heading', { name: /Ответ\sкоманды/ })).toBeVisible()
})

test('is told what is missing, comments, and finds it again after a reload', async () => {
  await head().getByRole('button', { name: 'Завершить' }).click()
  await expect(expert.getByText(/Добавьте\sхотя\sбы\sодин\sкомментарий\.$/)).toBeVisible()
  await expert.getByLabel(/Комментарий\sк\sработе/).fill('Рынок посчитан дважды')
  await expert.getByRole('button', { name: /Добавить\sкомментарий/ }).click()
  await expect(expert.locator('.job-comments')).toContainText(/Рынок\sпосчитан\sдважды/)
  // Each question is answered, as the order asks.
  for (const question of await expert.getByRole('textbox', { name: /^\d+\.\s/ }).all())
    await question.fill('Да, если поставщик подтвердит сроки')
  await expert.getByLabel('Заключение').fill('Советую принять после пересчёта')
  await expect(expert.getByText(/Сохранено/)).toBeVisible()
  await expert.reload()
  await expect(expert.getByLabel('Заключение')).toHaveValue('Советую принять после пересчёта')
  await looksRight(expert)
})

test('completes it: it is read only, and the next one follows', async () => {
  await head().getByRole('button', { name: 'Завершить' }).click()
  await dialog(expert).getByRole('button', { name: 'Завершить' }).click()
  await expect(expert.getByText(/Экспертиза\sсдана/)).toBeVisible()
  await expect(expert.getByRole('textbox')).toHaveCount(0)
  await head()
    .getByRole('button', { name: /Следующая\sэкспертиза/ })
    .click()
  await expect(expert).not.toHaveURL(new RegExp(`expertJobId=${id}$`))
})
