import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { browserOf, type WatchedPage } from './support/people.ts'

const toBuild = '/bch/view/user-constructor-reports/report'

/** Has a template made of a few tags of the catalogue, and answers the file. */
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

/** Builds a report by such a template, for the team and its trackers. */
const build = async (page: WatchedPage, report: { name: string; button: string; each: boolean }) => {
  await page.goto(toBuild)
  const { name, path } = await makeTemplate(page, report.button)
  await page.getByLabel('Название', { exact: true }).fill(report.name)
  if (report.each) await page.getByRole('switch', { name: 'Все проекты в одном файле' }).click()
  await page.locator('input[type="file"]').setInputFiles({
    name,
    mimeType: 'application/octet-stream',
    buffer: await readFile(path),
  })
  await expect(page.getByText('Ошибок нет: шаблон можно сохранить')).toBeVisible()
  await page.getByRole('switch', { name: 'Доступен всем, кто вошёл' }).click()
  await page.getByRole('button', { name: 'Сохранить отчёт' }).click()
  await expect(page).toHaveURL(/reportId=\d+/)
}

/** Makes a report of these projects at once. */
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

test('an administrator builds both kinds of reports, a tracker makes them over projects into one file and into a zip', async ({
  browser,
}) => {
  const admin = await browserOf(browser, 'acc-admin')
  await build(admin, { name: 'Свод наших проектов', button: 'Собрать Excel', each: false })
  await build(admin, { name: 'Листы проектов', button: 'Собрать Word', each: true })
  const tracker = await browserOf(browser, 'trc')
  const rows = await askDatabase<{ id: string; name: string }>(`
    select distinct p.id, p.name from project p join project_track q on q.project_id = p.id join person t on t.uid = q.tracker_uid
      join acceleration_request r on r.project_id = p.id and r.accelerator_id = q.accelerator_id and r.status in ('NEW', 'ACCEPT')
    where t.email = 'trc@demo.example' and q.accelerator_id in (select m.accelerator_id from accelerator_member m
      join person a on a.uid = m.person_uid where a.email = 'acc-admin@demo.example' and m.admin)
    order by p.id limit 20`)
  const projects = rows.map(({ id }) => id).join(',')
  const workbook = await make(tracker, 'Свод наших проектов', projects)
  const sheet = strFromU8(workbook['xl/worksheets/sheet1.xml']!)
  expect(sheet.match(/<row /g)!.length).toBe(rows.length + 4)
  const zip = await make(tracker, 'Листы проектов', projects)
  if (rows.length > 1) expect(Object.keys(zip)).toHaveLength(rows.length)
  await tracker.getByRole('button', { name: 'Проверить данные' }).click()
  await expect(tracker.getByText(/Все данные на месте|Чего не хватает/)).toBeVisible()
  await tracker.getByRole('button', { name: 'Создать в фоне' }).click()
  await tracker.getByRole('link', { name: 'Готовые файлы' }).click()
  await expect(tracker.getByRole('button', { name: /Скачать «Листы проектов»/ })).toBeVisible({
    timeout: 20_000,
  })
})
