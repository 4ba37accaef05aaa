import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { browserOf, type WatchedPage } from './support/people.ts'

/** A founder uploads documents over an unreliable network. */
test.describe.configure({ mode: 'serial' })

let page: WatchedPage
let sentChunks = 0
/** Number of chunks after which the network fails; null: it works. */
let breaksAfter: number | null = null

const chunks = 30
const document = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    randomBytes((chunks - 1) * 65_536),
    Buffer.from('\n%%EOF'),
  ]),
})

const choose = (file: ReturnType<typeof document>) => page.locator('input[type="file"]').setInputFiles(file)
const row = (name: string) => page.locator('.project-rows li').filter({ hasText: name })

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

const expectWhole = async ({ name, buffer }: ReturnType<typeof document>) => {
  const loading = page.waitForEvent('download')
  await row(name).locator('.project-row-main button').click()
  expect(hashOf(await readFile(await (await loading).path()))).toBe(hashOf(buffer))
}

test.beforeAll(async ({ browser }) => {
  page = await browserOf(browser, 'ini')
  await page.route('**/api/v1/upload/chunk?*', async (route) => {
    if (breaksAfter !== null && sentChunks >= breaksAfter) {
      await page.context().setOffline(true)
      return route.abort('internetdisconnected')
    }
    sentChunks += 1
    return route.continue()
  })
  const [project] = await askDatabase<{ id: number }>(
    `select p.id from project p join person l on l.uid = p.leader_uid where l.email = 'ini@demo.example' order by p.id limit 1`,
  )
  await page.goto(`/bch/view/my-projects/edit?projectId=${project!.id}&tab=documents`)
})

test.beforeEach(() => {
  sentChunks = 0
  breaksAfter = null
})

test('an upload that the network breaks goes on by itself when it is back', async () => {
  const file = document('Финмодель.pdf')
  breaksAfter = 10
  await choose(file)
  await expect(page.getByText(/Нет\sсвязи\.\sЗагрузка\sпродолжится\sсама/)).toBeVisible()
  await expect(page.getByText(/Загружено\s3\d/)).toBeVisible()
  breaksAfter = null
  await page.context().setOffline(false)
  await expect(row(file.name)).toBeVisible({ timeout: 20_000 })
  // No chunk was sent twice except those in flight when the network failed.
  expect(sentChunks).toBeLessThanOrEqual(chunks + 3)
  await expectWhole(file)
})

test('after a reload the same file goes on where it stopped', async () => {
  const file = document('Бизнес-план.pdf')
  breaksAfter = 20
  await choose(file)
  await expect(page.getByText(/Нет\sсвязи\.\sЗагрузка\sпродолжится\sсама/)).toBeVisible()
  breaksAfter = null
  await page.context().setOffline(false)
  await page.reload()
  sentChunks = 0
  await choose(file)
  await expect(row(file.name)).toBeVisible({ timeout: 20_000 })
  expect(sentChunks).toBeLessThanOrEqual(chunks - 15)
  await expectWhole(file)
})
