import { strFromU8, unzipSync } from 'fflate'
import { readFile } from 'node:fs/promises'
import { chooseAction } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { browserOf, type WatchedPage } from './support/people.ts'

const toBuild = '/bch/view/user-constructor-reports/report'

/** Downloads a template generated from a few tags of the catalogue. */
const makeTemplate = async (page: WatchedPage, button: string): Promise<{ name: string; path: string }> => {
  for (const name of ['Руководитель', 'Трек', 'Задания'])
    await page
      .getByRole('checkbox', { name: `Отметить ${name}`, exact: true })
      .first()
      .check()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await coming
  return { name: file.suggestedFilename(), path: await file.path() }
}

/** Creates a report with such a template, for the team and its trackers. */
const build = async (page: WatchedPage, report: { name: string; button: string; each: boolean }) => {
  await page.goto(toBuild)
  const { name, path } = await makeTemplate(page, report.button)
  await page.getByLabel('Название', { exact: true }).fill(report.name)
  if (report.each) await page.getByRole('switch', { name: 'Все проекты в одном файле' }).click()
  await page.locator('input[type="file"][accept*=".docx"]').setInputFiles({
    name,
    mimeType: 'application/octet-stream',
    buffer: await readFile(path),
  })
  await expect(page.getByText('Ошибок нет: шаблон можно сохранить')).toBeVisible()
  await page.getByRole('switch', { name: 'Доступен всем, кто вошёл' }).click()
  await page.getByRole('button', { name: 'Сохранить отчёт' }).click()
  await expect(page).toHaveURL(/reportId=\d+/)
}

/** Creates a report of these projects; returns the files of its archive. */
const make = async (
  page: WatchedPage,
  name: string,
  projects: string,
): Promise<Record<string, Uint8Array>> => {
  await page.goto(`/bch/view/user-reports?projects=${projects}`)
  await page.getByRole('link', { name, exact: true }).first().click()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Создать и скачать' }).click()
  return unzipSync(await readFile(await (await coming).path()))
}

/** Gives the tracker twenty projects in the administrator's accelerator, taking missing ones from others there. */
const twenty = async (): Promise<string[]> => {
  const rows = await askDatabase<{ id: string }>(`
    with place as (select m.accelerator_id as id from accelerator_member m join person a on a.uid = m.person_uid
      where a.email = 'acc-admin@demo.example' and m.admin),
    tracked as (
      select distinct q.project_id from project_track q join acceleration_request r on r.project_id = q.project_id
        and r.accelerator_id = q.accelerator_id and r.status in ('NEW', 'ACCEPT')
      where q.accelerator_id in (select id from place) order by 1 limit 20),
    given as (
      update project_track q set tracker_uid = t.uid from person t
      where t.email = 'trc@demo.example' and q.project_id in (select project_id from tracked)
        and q.accelerator_id in (select id from place) returning q.project_id)
    select distinct project_id as id from given order by 1`)
  return rows.map(({ id }) => id)
}

test('an administrator builds both kinds of reports, a tracker makes them over twenty projects into one file and into a zip', async ({
  browser,
}) => {
  const admin = await browserOf(browser, 'acc-admin')
  await build(admin, { name: 'Свод наших проектов', button: 'Собрать Excel', each: false })
  await build(admin, { name: 'Листы проектов', button: 'Собрать Word', each: true })
  // The preview next to the builder: the file of one project, and its missing values.
  await admin.getByRole('combobox', { name: 'Проект', exact: true }).click()
  await admin.getByRole('option').first().click()
  const coming = admin.waitForEvent('download')
  await admin.getByRole('button', { name: 'Проверить и скачать' }).click()
  expect((await coming).suggestedFilename()).toMatch(/\.docx$/)
  await expect(admin.getByText(/Файл готов/)).toBeVisible()
  // Exported as a file, it can be imported with its template and settings.
  await admin.goto('/bch/view/user-constructor-reports')
  const along = admin.waitForEvent('download')
  await chooseAction(admin, 'Листы проектов', 'Выгрузить для другого акселератора')
  const file = await along
  await admin.goto(toBuild)
  await admin.getByLabel('Загрузить отчёт из файла').setInputFiles({
    name: file.suggestedFilename(),
    mimeType: 'application/zip',
    buffer: await readFile(await file.path()),
  })
  await expect(admin.getByLabel('Название', { exact: true })).toHaveValue('Листы проектов')
  await expect(admin.getByText('Ошибок нет: шаблон можно сохранить')).toBeVisible()

  const projects = await twenty()
  expect(projects).toHaveLength(20)
  const tracker = await browserOf(browser, 'trc')
  const workbook = await make(tracker, 'Свод наших проектов', projects.join(','))
  const sheet = strFromU8(workbook['xl/worksheets/sheet1.xml']!)
  // Title, author and date, and headings above the projects; text columns have no totals below.
  expect(sheet.match(/<row /g)!.length).toBe(projects.length + 3)
  const zip = await make(tracker, 'Листы проектов', projects.join(','))
  expect(Object.keys(zip)).toHaveLength(projects.length)
  await tracker.getByRole('button', { name: 'Проверить данные' }).click()
  await expect(tracker.getByText(/Все данные на месте|Чего не хватает/)).toBeVisible()
  await tracker.getByRole('button', { name: 'Создать в фоне' }).click()
  await tracker.getByRole('link', { name: 'Готовые файлы' }).click()
  // The report created directly is stored, too.
  await expect(tracker.getByRole('button', { name: /Скачать «Листы проектов»/ })).toHaveCount(2, {
    timeout: 20_000,
  })
})
