import { expect, test } from './support/journey.ts'
import { signIn } from './support/people.ts'

const address = '/bch/view/project-calculator'

test('a visitor fills the seven steps, takes the workbook along and finds the draft after a reload', async ({
  page,
}) => {
  await page.goto(`${address}?lang=ru`)
  await page.getByLabel('Название проекта').fill('Пекарня на углу')
  await page.getByLabel('Год начала').fill('2027')
  await page.getByLabel('Год завершения').fill('2029')
  const next = page.getByRole('button', { name: 'Дальше' })
  await next.click()

  // An incomplete step reports the number of missing fields, and stays open.
  await expect(page.getByRole('heading', { name: 'Шаг 2. Доходы' })).toBeVisible()
  await next.click()
  await expect(page.getByText(/Осталось исправить 1 поле/)).toBeVisible()
  await page.getByRole('button', { name: 'Добавить строку' }).click()
  await page.getByLabel('Название строки 1').fill('Хлеб')
  const cell = (year: number) => page.getByLabel(`Хлеб, ${year}`)
  await cell(2027).fill('0')
  await cell(2028).fill('1 200,5')
  await cell(2028).press('Tab')
  await expect(cell(2028)).toHaveValue(/1\s200,5/)
  await cell(2028).focus()
  await page.getByRole('button', { name: 'Заполнить вправо' }).click()
  await expect(cell(2029)).toHaveValue(/1\s200,5/)
  await next.click()

  await expect(page.getByRole('heading', { name: 'Шаг 3. Текущие расходы' })).toBeVisible()
  await next.click()
  await expect(page.getByRole('heading', { name: 'Шаг 4. Оборотный капитал' })).toBeVisible()
  await next.click()
  await page.getByLabel(/Начальные вложения/).fill('1000')
  await next.click()
  await page.getByLabel(/Требуемая доходность/).fill('20')
  await page.getByRole('button', { name: 'Рассчитать' }).click()

  await expect(page.getByRole('heading', { name: 'Шаг 7. Результаты' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Денежный поток по годам' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Что сильнее всего меняет NPV' })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать Excel с формулами' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Расчёт проекта.xlsx')

  await page.reload()
  await expect(page.getByText('«Пекарня на углу», 2027–2029')).toBeVisible()
})

test('an example in English is calculated and sent with consent', async ({ page }) => {
  await page.goto(`${address}?lang=en`)
  await page.getByRole('button', { name: 'Small production' }).click()
  for (let step = 0; step < 5; step += 1) await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByText('Net present value (NPV)').first()).toBeVisible()
  await page.getByRole('button', { name: 'Send by email' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'To' }).fill('founder@mail.example')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText(/stays in its email log|is sent/)).toBeVisible()
})

test('a founder saves a version with a project, shares it by a link, and a guest reads it', async ({
  browser,
}) => {
  const page = await signIn(browser, 'ini')
  await page.goto(`${address}?lang=ru`)
  await page.getByRole('button', { name: 'Услуги', exact: true }).click()
  for (let step = 0; step < 5; step += 1) await page.getByRole('button', { name: 'Дальше' }).click()
  await page.getByRole('button', { name: 'Рассчитать' }).click()
  await page.getByLabel('Название версии').fill('План с банком')
  await page.getByRole('button', { name: 'Сохранить версию' }).click()
  const version = page.getByRole('link', { name: 'План с банком' })
  await expect(version).toBeVisible()

  await page
    .getByRole('listitem')
    .filter({ has: version })
    .getByRole('button', { name: 'Ссылка', exact: true })
    .click()
  await page.getByRole('button', { name: 'Создать ссылку' }).click()
  const link = await page.getByLabel(/Ссылка \(показываем/).inputValue()
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).last().click()
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(link)
  await expect(guest.getByRole('heading', { name: 'План с банком' })).toBeVisible()
  await expect(guest.getByText(/только для чтения/)).toBeVisible()

  await version.click()
  await page.getByRole('button', { name: /Структура капитала/ }).click()
  await page.getByLabel('О чём').selectOption({ label: 'Средняя ставка по займам, %' })
  await page.getByLabel('Комментарий', { exact: true }).fill('Банк подтвердил ставку')
  await page.getByRole('button', { name: 'Оставить комментарий' }).click()
  await expect(page.getByText('Банк подтвердил ставку')).toBeVisible()

  // The project's page shows it, and the next calculation begins with the project's values.
  await page.goto(address)
  await page.getByRole('button', { name: 'Мой проект' }).click()
  await page.getByRole('button', { name: 'Заменить', exact: true }).click()
  const start = page.getByRole('dialog')
  const chosen = start.getByLabel('Проект')
  const projectId = await chosen.inputValue()
  const project = await chosen.locator('option:checked').textContent()
  await start.getByRole('button', { name: 'Начать', exact: true }).click()
  await expect(page.getByLabel('Название проекта')).toHaveValue(project!)
  await page.goto(`/bch/view/my-projects/edit?projectId=${projectId}`)
  await page.getByRole('tab', { name: 'Расчёты' }).click()
  await expect(page.getByRole('link', { name: 'План с банком' }).first()).toBeVisible()
})

test('a press of Calculate right after a mended entry counts, though its error goes away above the button', async ({
  page,
}) => {
  await page.goto(`${address}?lang=en`)
  await page.getByRole('button', { name: 'Services', exact: true }).click()
  const next = page.getByRole('button', { name: 'Next', exact: true })
  for (let step = 0; step < 5; step += 1) await next.click()
  const equity = page.getByLabel('Required return on equity, %')
  await equity.fill('1000')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByText('From 0 to 100 per cent')).toBeVisible()
  await equity.fill('20')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByRole('heading', { name: 'Step 7. Results' })).toBeVisible()
})

test('once opened, the calculator goes on without a network: six steps, the results, the workbook, the draft', async ({
  page,
  context,
}) => {
  await page.goto(`${address}?lang=en`)
  // After an interaction with the page, the script of the later steps is loaded.
  await page.getByRole('button', { name: 'Services', exact: true }).click()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await next.click()
  await page.getByRole('button', { name: 'Add row' }).click()
  await page.getByLabel('Name of row 3').fill('Workshops')
  for (let year = 0; year < 6; year += 1)
    await page.locator(`[data-row="2"][data-column="${year}"]`).fill('1000')
  for (let step = 2; step < 6; step += 1) await next.click()
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByRole('heading', { name: 'Step 7. Results' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Cash flow by year' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Revenue / }).first()).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Excel with formulas' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Project calculation.xlsx')
  // Parts that need a network say so, and entered values are retained.
  await page.getByRole('button', { name: 'Send by email' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'To' }).fill('founder@mail.example')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await context.setOffline(false)
  await page.reload()
  await page
    .getByRole('button', { name: /Income/ })
    .first()
    .click()
  await expect(page.getByLabel('Name of row 3')).toHaveValue('Workshops')
})

test('opened and cut off before anything was touched, it says so and goes on when the network is back', async ({
  page,
  context,
}) => {
  await page.goto(`${address}?lang=en`)
  // A busy machine may be quiet for a moment before the page works.
  await expect(page.getByLabel('Project name')).toBeEnabled()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByLabel('Project name').fill('Bakery')
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await next.click()
  await expect(
    page.getByText('There is no connection, and this part of the page is not loaded yet.'),
  ).toBeVisible()
  await context.setOffline(false)
  await next.click()
  await expect(page.getByRole('heading', { name: 'Step 2. Income' })).toBeVisible()
  await expect(page.getByText('There is no connection')).toBeHidden()
})
