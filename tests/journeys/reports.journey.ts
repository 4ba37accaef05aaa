import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { browserOf, openBrowser, signIn } from './support/people.ts'

const counted = async (page: Page): Promise<string> =>
  (await page.locator('.page-head-count').textContent())!.trim()

test('the team reads a report, opens the rows behind a number, and takes the table home', async ({
  browser,
}) => {
  const page = await browserOf(browser, 'acc')
  await page.goto('/reports/analytic')
  await page.getByRole('link', { name: /^Сводный отчёт по проектам/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Сводный отчёт по проектам')
  await page.goto('/reports/analytic/pivot-projects?rows=TRACK&columns=STATE')
  await expect(page.getByRole('region', { name: 'Сводная таблица' })).toContainText('Ждёт решения')

  const number = page.getByRole('link', { name: /^Заявки: / }).first()
  const shown = (await number.getAttribute('aria-label'))!.split(': ').at(-1)!
  await number.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Проекты в работе')
  await expect.poll(() => counted(page)).toBe(shown)
  await page.goBack()

  await page.getByRole('button', { name: 'Выгрузить' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /csv/ }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('Сводный отчёт по проектам.csv')
  expect(await readFile(await file.path(), 'utf8')).toContain('Заявки')
})

test('a canvas is filled from the profile, and its blocks are the administrator’s choice', async ({
  browser,
}) => {
  const page = await browserOf(browser, 'acc-admin')
  await page.goto('/reports/analytic/osterwalder')
  await page.getByRole('combobox', { name: 'Проект' }).selectOption({ index: 1 })
  const segments = page.getByRole('region', { name: 'Сегменты клиентов' })
  await expect(segments).toBeVisible()
  await page.getByRole('button', { name: 'Настроить блоки' }).click()
  await page.getByRole('button', { name: 'Сохранить блоки' }).click()
  await expect(page.getByText('Блоки сохранены')).toBeVisible()
  await expect(segments).toBeVisible()
})

test('a sponsor reads reports of their programme, those about people are not offered', async ({
  browser,
}) => {
  const page = await signIn(browser, 'cst')
  await page.goto('/reports/analytic')
  await expect(page.getByRole('link', { name: /^Весь путь/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Контакты руководителей/ })).toHaveCount(0)
  await page.getByRole('link', { name: /^Весь путь/ }).click()
  const applied = page.getByRole('link', { name: /^Подали заявку: / }).first()
  const shown = (await applied.getAttribute('aria-label'))!.split(': ').at(-1)!
  await applied.click()
  await expect.poll(() => counted(page)).toBe(shown)
})

test('a project is assessed, and the assessment is read by a link until it is closed', async ({
  browser,
}) => {
  const page = await browserOf(browser, 'acc')
  await page.goto('/reports/analytic/scoring')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Оценить проект' }).click()
  await page.getByRole('combobox', { name: 'Опыт руководителя в отрасли' }).selectOption('4 из 5')
  await page
    .getByRole('textbox', { name: 'Основание: Опыт руководителя в отрасли' })
    .fill('Десять лет в отрасли')
  await page.getByRole('button', { name: 'Сохранить оценку' }).click()
  await expect(page.getByText('Оценка сохранена')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Команда' })).toContainText('Десять лет в отрасли')

  await page.getByRole('button', { name: 'Ссылки' }).click()
  await page.getByRole('textbox', { name: 'Для кого' }).fill('Фонд «Север»')
  await page.getByRole('button', { name: 'Создать ссылку' }).click()
  const address = await page.getByRole('textbox', { name: 'Адрес страницы' }).inputValue()
  const guest = await openBrowser(browser, {})
  await guest.goto(address)
  await expect(guest.getByRole('region', { name: 'Команда' })).toContainText('Десять лет в отрасли')

  await page.getByRole('button', { name: 'Готово' }).click()
  await page.getByRole('button', { name: 'Ссылки' }).click()
  await expect(page.getByText('Фонд «Север»')).toBeVisible()
  await expect(page.getByText(/Открыта\s1\sраз/)).toBeVisible()
  await page.getByRole('button', { name: 'Закрыть ссылку' }).first().click()
  await expect(page.getByText('Ссылка закрыта')).toBeVisible()
  await guest.reload()
  await expect(guest.getByText(/Ссылка\sне\sработает/)).toBeVisible()
})

test('a cell of the cohorts opens its projects, and the views of a field the projects behind them', async ({
  browser,
}) => {
  const page = await browserOf(browser, 'acc')
  await page.goto('/reports/analytic/path-cohorts?step=ACCEPTED')
  const cell = page.getByRole('region', { name: 'Когорты по месяцам' }).getByRole('link').first()
  const applications = /(\d+)$/.exec((await cell.getAttribute('aria-label'))!)![1]!
  await cell.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Путь\sкаждого\sпроекта/)
  await expect.poll(() => counted(page)).toBe(applications)
  await page.getByRole('button', { name: /Показать\sвсе/ }).click()
  await expect(page.getByRole('button', { name: /Показать\sвсе/ })).toHaveCount(0)
  await expect.poll(() => counted(page)).not.toBe(applications)

  await page.goto('/reports/analytic/question-cost?sort=-OPENS')
  const views = page.getByRole('link', { name: /^Просмотры: / }).first()
  const shown = (await views.getAttribute('aria-label'))!.split(': ').at(-1)!
  await views.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Поле\sанкеты\sпо\sпроектам/)
  await expect(page.locator('.report-totals div', { hasText: 'Просмотры' }).locator('dd')).toHaveText(shown)
})
