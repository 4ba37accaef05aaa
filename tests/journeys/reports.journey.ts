import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { readSheet } from '#platform/server/spreadsheets/read-sheet.ts'
import { chooseProject } from './support/choose-project.ts'
import { askDatabase } from './support/database.ts'
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
  await expect(page.getByRole('table', { name: /^Больше всего заявок/ })).toContainText('Ждёт решения')

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

test('the chart has its numbers as a table, and the workbook those of the screen', async ({ browser }) => {
  const page = await browserOf(browser, 'acc')
  await page.goto('/reports/analytic/general-reasons')
  const rows = page.locator('.list-rows tbody tr')
  await expect(rows.first()).toBeVisible()

  const charted = page.locator('.chart-figure').first().locator('table tbody tr')
  const [name, bar] = await charted.first().locator('th, td').allTextContents()
  expect(Number(bar)).toBeGreaterThan(0)
  await expect(page.locator('.chart-figure h2').first()).toContainText(name!.slice(0, 20))

  const number = page.getByRole('link', { name: /^Сколько\sраз: / }).first()
  const shown = (await number.getAttribute('aria-label'))!.split(': ').at(-1)!
  await number.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Проекты\sпо\sпричинам/)
  await expect.poll(() => counted(page)).toBe(shown)
  await page.goBack()
  await expect(rows.first()).toBeVisible()

  const heads = await page.locator('.list-rows thead th').allTextContents()
  const column = heads.findIndex((head) => /^Сколько\sраз$/.test(head.trim()))
  const onScreen = await rows.evaluateAll(
    (all, at) => all.map((row) => Number(row.querySelectorAll('td')[at]!.textContent.replace(/\D/g, ''))),
    column,
  )
  await page.getByRole('button', { name: 'Выгрузить' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /xlsx/ }).click()
  const [titles, ...lines] = await readSheet('reader', await readFile(await (await coming).path()))
  expect(titles![column]).toBe('Сколько раз')
  // Numbers are links to their rows, which are read as the number, and the address in brackets.
  const inFile = lines.map((cells) => Number(/^(\d+)(?: \(http\S+\))?$/.exec(cells[column]!)?.[1]))
  expect(inFile.slice(0, onScreen.length)).toEqual(onScreen)
})

test('a canvas is filled from the profile, and its blocks are the administrator’s choice', async ({
  browser,
}) => {
  const page = await browserOf(browser, 'acc-admin')
  await page.goto('/reports/analytic/osterwalder')
  await chooseProject(page)
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
  const cell = page
    .getByRole('table', { name: /подавших заявку/ })
    .getByRole('link')
    .first()
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
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Вопрос\sпо\sпроектам/)
  await expect(page.locator('.report-totals div', { hasText: 'Просмотры' }).locator('dd')).toHaveText(shown)
})

test('charts are copied as pictures with the look of the page', async ({ browser }) => {
  const page = await browserOf(browser, 'acc')
  // A browser that keeps the clipboard from pages gets the picture as a file.
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'write', { value: () => Promise.reject(new Error('denied')) })
  })
  for (const [path, title] of [
    ['/reports/analytic/pivot-projects?rows=TRACK', /^Больше всего заявок: /],
    ['/reports/analytic/whole-path', /^Трек прошли /],
    ['/reports/analytic/path-cohorts', /подавших заявку/],
  ] as const) {
    await page.goto(path)
    const figure = page.getByRole('region', { name: title }).filter({ hasText: 'Копировать картинку' })
    const coming = page.waitForEvent('download')
    await figure.getByRole('button', { name: 'Копировать картинку' }).click()
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/\.png$/)
    const bytes = await readFile(await file.path())
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    // Its pixels: the surface of the theme in the corner, and the colours of bars, texts and lines.
    const { corner, colours, width } = await page.evaluate(async (base64) => {
      const image = new Image()
      image.src = `data:image/png;base64,${base64}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      const drawing = canvas.getContext('2d')!
      drawing.drawImage(image, 0, 0)
      const pixels = new Uint32Array(drawing.getImageData(0, 0, image.width, image.height).data.buffer)
      return { corner: pixels[0], colours: new Set(pixels).size, width: image.width }
    }, bytes.toString('base64'))
    expect(corner).toBe(0xff_ff_ff_ff)
    expect(colours).toBeGreaterThan(20)
    expect(width).toBeGreaterThan(600)
  }
})

test('a track’s builder chooses the report of a task; the team reads it there and attaches it as the result', async ({
  browser,
}) => {
  const [task] = await askDatabase<{ id: string; track: string; point: string }>(
    `select w.id, w.project_track_id as track, w.trackpoint_id as point
     from project_trackpoint w join trackpoint k on k.id = w.trackpoint_id
     join project_track q on q.id = w.project_track_id join project p on p.id = q.project_id
     join person l on l.uid = p.leader_uid
     where l.email = 'ini@demo.example' and w.state in ('PROCESS_CODE', 'START') and k.performer = 'TEAM'
       and q.access_status = 'ALLOWED_TO_WORK' and q.accelerator_id in (select m.accelerator_id from accelerator_member m
         join person a on a.uid = m.person_uid where a.email = 'acc-admin@demo.example' and m.admin)
     order by w.id limit 1`,
  )
  const builder = await browserOf(browser, 'acc-admin')
  const choose = async (report: string) => {
    await builder.goto(`/bch/view/accelerator-settings/trackpoint?trackpointId=${task!.point}`)
    await builder.getByRole('combobox', { name: /^Отчёт/ }).selectOption({ label: report })
    await builder.getByRole('button', { name: 'Сохранить' }).click()
    await expect(builder.getByText(/Сохранено\sв/)).toBeVisible()
  }
  const work = `/bch/view/my-acceleration-requests/initiator-details?projectTrackId=${task!.track}&taskId=${task!.id}`

  await choose('Команда проекта')
  const founder = await signIn(browser, 'ini')
  await founder.goto(work)
  const report = founder.getByRole('region', { name: 'Отчёт' })
  await expect(report).toContainText('Команда проекта')
  await report.getByRole('button', { name: 'Показать отчёт' }).click()
  await expect(report.locator('.report-events')).toContainText(/руководитель/i)
  await report.getByRole('button', { name: 'Приложить отчёт' }).click()
  await expect(founder.getByText(/приложен\sк\sзаданию/)).toBeVisible()
  await expect(founder.getByText(/^Команды\sпроектов.*\.docx$/).first()).toBeVisible()

  // A report by template takes its place, in the same setting and the same part of the task.
  await choose('Паспорт проекта')
  await founder.goto(work)
  await expect(report).toContainText('Паспорт проекта')
  await expect(report).not.toContainText('Команда проекта')
  const coming = founder.waitForEvent('download')
  await report.getByRole('button', { name: /^Скачать/ }).click()
  expect((await coming).suggestedFilename()).toMatch(/^Паспорт.*\.docx$/)
  await report.getByRole('button', { name: 'Приложить отчёт' }).click()
  await expect(founder.getByText(/^Паспорт.*\d{4}-\d{2}-\d{2}.*\.docx$/).first()).toBeVisible()

  // A report about the whole track is read by the accelerator.
  await choose('Проекты на дату')
  await builder.goto(`/bch/view/base-view-report?code=PROJECT_ON_DATE_REPORT&taskId=${task!.id}`)
  const table = builder.getByRole('region', { name: 'Проекты на дату' })
  await expect(table).toContainText('Ждёт решения')
  await expect(table).not.toContainText(/states\.|inWork\./)
})
