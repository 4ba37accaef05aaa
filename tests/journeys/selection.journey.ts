import { unzipSync } from 'fflate'
import { Kysely, PostgresDialect } from 'kysely'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import type { DB } from '#platform/server/database/schema.gen.ts'
import { createFactories } from '../support/factories/index.ts'
import { dialog } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { obstacles, overflow, rawKeys } from './support/look-over.ts'
import { browserOf, type WatchedPage } from './support/people.ts'
import { world } from './support/world.ts'

/**
 * Journey 4: forty projects on one task; automatic selection by settings, the record downloaded, the results
 * applied.
 */
test.describe.configure({ mode: 'serial' })

const many = 40
let admin: WatchedPage
let trackpointId: number

/**
 * Forty projects of forty founders submit the first task of a new track; each has one interview more than the
 * previous one.
 */
const handIn = async (): Promise<void> => {
  const pool = new pg.Pool({ connectionString: world().databaseUrl, max: 2 })
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  try {
    const make = createFactories(db)
    const [row] = await askDatabase<{ id: string }>(
      `select m.accelerator_id as id from accelerator_member m join person p on p.uid = m.person_uid
       where p.email = 'acc-admin@demo.example'`,
    )
    const track = await make.track({ accelerator: { id: Number(row!.id) } as never, name: 'Большой набор' })
    trackpointId = (await make.trackpoint({ track, name: 'Заявка большого набора' })).id
    for (let n = 0; n < many; n++) {
      const leader = await make.person()
      const project = await make.project({ leader, name: `Соискатель ${many - n}` })
      await make.profileValues({ project, plain: { interviews_count: n, pitch: 'Делаем дело' } })
      await make.participation({ project, track, states: ['DONE_CODE'] })
    }
  } finally {
    await db.destroy()
  }
}

test.beforeAll(async ({ browser }) => {
  await handIn()
  admin = await browserOf(browser, 'acc-admin')
})

test('says what earns points, and sees at once who would pass', async () => {
  await admin.goto(`/bch/view/accelerator-settings/trackpoint?trackpointId=${trackpointId}`)
  await admin.getByRole('link', { name: /Автоотбор\sпроектов/ }).click()
  await expect(admin.getByRole('heading', { level: 1, name: /Автоотбор: Заявка/ })).toBeVisible()
  await expect(admin.getByText(/Участвуют\s40\sпроектов/)).toBeVisible()

  const field = admin.getByRole('combobox', { name: 'Добавить правило' })
  await field.fill('Сколько проведено интервью')
  await admin.getByRole('option').first().click()
  await admin.getByLabel('Ноль баллов при').fill('0')
  await admin.getByLabel('Все баллы при').fill('39')
  await admin.getByLabel('Мест всего').fill('15')
  await expect(admin.getByText('15 проходят')).toBeVisible()
  await expect(admin.getByRole('row', { name: /Соискатель\s1\s/ })).toBeVisible()
  expect(await obstacles(admin)).toEqual([])
  expect(rawKeys(await admin.locator('main').innerText())).toEqual([])
})

test('moves the line by keys and by pointer; the numbers follow', async () => {
  const line = admin.getByRole('slider', { name: /Черта/ })
  await line.focus()
  await line.press('ArrowLeft')
  await expect(line).toHaveAttribute('aria-valuenow', '14')
  await expect(admin.getByLabel('Мест всего')).toHaveValue('14')
  await line.press('End')
  await expect(line).toHaveAttribute('aria-valuenow', String(many))
  const box = (await admin.locator('.cut').boundingBox())!
  await admin.mouse.move(box.x + box.width - 2, box.y + 40)
  await admin.mouse.down()
  await admin.mouse.move(box.x + box.width / 4, box.y + 40, { steps: 5 })
  await admin.mouse.up()
  await expect(line).toHaveAttribute('aria-valuenow', '10')
  await expect(admin.getByText('10 проходят')).toBeVisible()
  expect(await overflow(admin)).toEqual([])
})

test('saves and runs what was seen', async () => {
  await admin.getByRole('button', { name: 'Сохранить' }).click()
  await expect(admin.getByText('Настройки сохранены')).toBeVisible()
  await admin.getByRole('button', { name: 'Провести отбор' }).click()
  await expect(dialog(admin)).toContainText(/Пройдут:\s10\.\sНе\sпройдут:\s30/)
  await dialog(admin).getByRole('button', { name: 'Провести отбор' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: /Протокол\sотбора:\sЗаявка/ })).toBeVisible()
  await expect(admin.locator('.selection-facts').getByText('Ждёт применения')).toBeVisible({
    timeout: 30_000,
  })
  const states = await askDatabase<{ state: string; n: number }>(
    `select state, count(*)::int as n from project_trackpoint where trackpoint_id = $1 group by 1 order by 1`,
    [trackpointId],
  )
  expect(states).toEqual([
    { state: 'AUTO_SELECT_FAIL', n: 30 },
    { state: 'AUTO_SELECT_PASS', n: 10 },
  ])
  expect(await obstacles(admin)).toEqual([])
})

test('downloads the record as a document', async () => {
  await admin
    .getByRole('button', { name: /Действия|Ещё/ })
    .first()
    .click()
  const [file] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('menuitem', { name: 'Скачать документом' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^Протокол отбора - Большой набор - .*\.docx$/)
  const parts = unzipSync(readFileSync(await file.path()))
  const text = new TextDecoder().decode(parts['word/document.xml'])
  expect(text).toContain('Соискатель 1<')
  expect(text).toContain('прошли: 10 из 40')
})

test('applies the results, and every rejected team reads why', async () => {
  await admin.getByRole('button', { name: 'Применить результаты' }).click()
  await dialog(admin).getByRole('textbox').fill('Спасибо, приходите осенью.')
  await dialog(admin).getByRole('button', { name: 'Применить результаты' }).click()
  await expect(admin.locator('.selection-facts').getByText('Применён', { exact: true })).toBeVisible({
    timeout: 30_000,
  })
  await expect(async () => {
    const [notified] = await askDatabase<{ n: number; reasons: number }>(
      `select count(*)::int as n, (count(*) filter (where params ->> 'reason' like 'Спасибо, приходите осенью.%место%'
         or params ->> 'reason' like 'Спасибо, приходите осенью.%Место%'))::int as reasons from notification
       where code in ('TASK_ACCEPTED', 'TASK_DISCARDED') and params ->> 'task' = 'Заявка большого набора'`,
    )
    expect(notified).toEqual({ n: many, reasons: 30 })
  }).toPass()

  await admin.goto('/bch/view/accelerator-settings/selection-total')
  await expect(admin.getByRole('heading', { level: 1, name: /Итоги\sотборов/ })).toBeVisible()
  await expect(admin.getByText('Соискатель 1', { exact: true })).toBeVisible()
})
