import type { Locator, Page } from '@playwright/test'
import { dialog } from './support/actions.ts'
import { expect, test } from './support/journey.ts'
import { obstacles } from './support/look-over.ts'
import { openPage, signIn, type WatchedPage } from './support/people.ts'

/** The morning of each role: what is waiting, one click, done. */
const agenda = '/bch/view/agenda'

const rows = (page: Page): Locator => page.locator('.agenda .row, .agenda-block .row')

const row = (page: Page, title: string | RegExp): Locator => rows(page).filter({ hasText: title })

/** Number of waiting items of a kind, from the filter; kinds without items are not listed. */
const waiting = async (page: Page, kind: string): Promise<number> => {
  const choice = page.getByRole('navigation', { name: 'Что показать' }).getByRole('link', { name: kind })
  return (await choice.count()) === 0
    ? 0
    : Number((await choice.locator('.tabular').innerText()).replace('+', ''))
}

/** Shows one kind alone: a founder's agenda is longer than a page. */
const showOnly = async (page: Page, kind: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Что показать' }).getByRole('link', { name: kind }).click()

/** The whole agenda, with all pages loaded. */
const openAgenda = async (page: WatchedPage): Promise<void> => {
  await page.goto(agenda)
  await expect(page.getByRole('heading', { level: 1, name: /Мои\sдела/ })).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
}

test('a founder sees what is overdue first, starts a task from it, and answers an invitation', async ({
  browser,
}) => {
  const page = await signIn(browser, 'ini')
  await expect(page).toHaveURL(/my-projects$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Ждёт вас' })).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Ждёт вас' }).click()
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).first()).toContainText(/просрочено\sна/)
  // A project's row already shows its stage.
  await expect(page.getByRole('row', { name: /Теплоконтур/ })).toContainText(/На\sдоработке/)
  expect(await obstacles(page)).toEqual([])

  await page.getByRole('link', { name: /Все\sдела/ }).click()
  await expect(page).toHaveURL(agenda)
  await expect(page.getByRole('navigation', { name: 'Что показать' })).toBeVisible()
  await expect(rows(page).first()).toContainText(/замечани/)
  const invitations = await waiting(page, 'Приглашения')
  expect(invitations).toBeGreaterThan(0)

  await showOnly(page, 'Задания')
  const toStart = row(page, /Задание\sне\sначато/).first()
  const name = (await toStart.locator('.row-title').innerText()).trim()
  await toStart.getByRole('link', { name: /Начать\sзадание/ }).click()
  await page.getByRole('button', { name: 'Начать задание' }).click()
  await expect(page.getByRole('button', { name: 'Отправить на проверку' })).toBeVisible()
  const besides = await openPage(page.context())
  await besides.goto(agenda)
  await showOnly(besides, 'Задания')
  await expect(row(besides, name)).toContainText(/Задание\sв\sработе/)

  await page.goto(agenda)
  await showOnly(page, 'Приглашения')
  await row(page, 'Приглашение в команду')
    .first()
    .getByRole('link', { name: /Ответить/ })
    .click()
  await dialog(page, 'Приглашение').getByRole('button', { name: 'Отказаться' }).click()
  await dialog(page, /Отказаться\sот\sприглашения/)
    .getByRole('button', { name: 'Отказаться' })
    .click()
  // In the other tab it disappears automatically.
  await expect.poll(() => waiting(besides, 'Приглашения')).toBe(invitations - 1)
  expect([...page.troubles, ...besides.troubles]).toEqual([])
})

test('an accelerator decides on an application that has waited longest', async ({ browser }) => {
  const page = await signIn(browser, 'acc')
  await expect(page).toHaveURL(/projects-in-work$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Ждёт вас' })).toBeVisible()
  await openAgenda(page)
  const before = await waiting(page, 'Заявки')
  await page.getByRole('navigation', { name: 'Что показать' }).getByRole('link', { name: 'Заявки' }).click()
  await expect(page).toHaveURL(/kind=application/)
  await expect(rows(page)).toHaveCount(before)
  const first = rows(page).first()
  const project = (await first.locator('.row-title').innerText()).trim()
  await first.getByRole('link', { name: /Рассмотреть/ }).click()
  await expect(page).toHaveURL(/requestId=\d+/)
  await expect(dialog(page, project)).toBeVisible()
  await dialog(page, project).getByRole('button', { name: 'Отклонить', exact: true }).click()
  const reason = dialog(page, /Отклонить/)
  const words = reason.getByLabel('Причина своими словами')
  await words.fill('Проект не по теме трека.')
  await reason.getByRole('button', { name: /Отклонить/ }).click()
  await expect(words).toHaveCount(0)
  await openAgenda(page)
  expect(await waiting(page, 'Заявки')).toBe(before - 1)
  // Its list shows the same number.
  await page.getByRole('navigation', { name: 'Что показать' }).getByRole('link', { name: 'Заявки' }).click()
  await page.getByRole('link', { name: 'Открыть весь список' }).click()
  await expect(page.locator('h1 .page-head-count')).toHaveText(String(before - 1))
  expect(page.troubles).toEqual([])
})

test('a tracker accepts a task from the telephone', async ({ browser }) => {
  const page = await signIn(browser, 'trc', { width: 360 })
  await expect(page.getByRole('heading', { level: 2, name: 'Ждёт вас' })).toBeVisible()
  expect(await obstacles(page)).toEqual([])
  await openAgenda(page)
  const before = await waiting(page, 'Проверки')
  await row(page, /Задание\sна\sпроверке/)
    .first()
    .getByRole('link', { name: /Проверить\sзадание/ })
    .click()
  await page.getByRole('button', { name: 'Принять', exact: true }).click()
  await dialog(page, 'Принять задание').getByRole('button', { name: 'Принять' }).click()
  await expect(page.getByText('Задание принято', { exact: true }).first()).toBeVisible()
  await openAgenda(page)
  expect(await waiting(page, 'Проверки')).toBe(before - 1)
  expect(page.troubles).toEqual([])
})

test('an administrator lands on all projects, finds the requests in the agenda, and approves an accelerator', async ({
  browser,
}) => {
  const page = await signIn(browser, 'admin')
  await expect(page).toHaveURL(/\/admin\/projects$/)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await openAgenda(page)
  await expect(row(page, /Запрос\sроли/).first()).toBeVisible()
  await expect(row(page, /Запрос\sна\sудаление/).first()).toBeVisible()
  await row(page, /Новый\sакселератор/)
    .getByRole('link', { name: /Рассмотреть/ })
    .click()
  await expect(page).toHaveURL(/acceleratorId=\d+/)
  await dialog(page, 'Акселератор').getByRole('button', { name: 'Подтвердить' }).click()
  await dialog(page, 'Подтвердить акселератор').getByRole('button', { name: 'Подтвердить' }).click()
  await expect(page.getByText(/Акселератор .* подтверждён/)).toBeVisible()
  await openAgenda(page)
  await expect(row(page, /Новый\sакселератор/)).toHaveCount(0)
  expect(page.troubles).toEqual([])
})

test('an expert lands on the requested reviews, those due next first', async ({ browser }) => {
  const page = await signIn(browser, 'exp')
  await expect(page).toHaveURL(/\/bch\/view\/expert-job-order$/)
  // Due tomorrow and already accepted: before new requests with days left.
  await expect(page.getByRole('row').nth(1)).toContainText('Берегись льда')
  expect(page.troubles).toEqual([])
})

test('a mentor lands on the showcase of projects', async ({ browser }) => {
  const page = await signIn(browser, 'mnt')
  await expect(page).toHaveURL(/\/bch\/view\/project-list-showcase$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.troubles).toEqual([])
})

test('an investor lands on their workspace, and the agenda says what can be done today', async ({
  browser,
}) => {
  const page = await signIn(browser, 'inv')
  await expect(page).toHaveURL(/\/bch\/view\/investor-workspace$/)
  await openAgenda(page)
  await page.getByRole('link', { name: /Шаги\sпо\sпроектам/ }).click()
  await expect(page).toHaveURL(/kind=nextStep/)
  await row(page, /Шаг\sпо\sпроекту/)
    .first()
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/investor-workspace/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.troubles).toEqual([])
})
