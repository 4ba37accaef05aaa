import { expect, test, type Browser } from '@playwright/test'
import { cloneDemo, type Clone } from './support/clone.ts'
import { chooseAction, dialog, proveOnceMore } from './support/actions.ts'
import { freePort } from './support/free-port.ts'
import { openPage, passLogin, type WatchedPage } from './support/people.ts'
import { startProgram, type Program } from './support/program.ts'

/** Two portals on one database: what an administrator does at one is in force at the other, and seen by its open pages. */

let clone: Clone
let programs: Program[] = []
let origins: string[] = []

test.beforeAll(async () => {
  test.setTimeout(240_000)
  clone = await cloneDemo()
  const ports = [await freePort(), await freePort()]
  origins = ports.map((port) => `http://localhost:${port}`)
  const start = (port: number) =>
    startProgram('main', port, { DATABASE_URL: clone.databaseUrl, DATA_DIR: clone.folder })
  // The second finds the database as the first has left it.
  programs = [await start(ports[0]!), await start(ports[1]!)]
})

test.afterAll(async () => {
  await Promise.all(programs.map(({ end }) => end()))
  await clone.drop()
})

const enter = async (browser: Browser, origin: string, account: string): Promise<WatchedPage> => {
  const context = await browser.newContext({ locale: 'ru-RU', viewport: { width: 1440, height: 900 } })
  const page = await openPage(context)
  await page.goto(`${origin}/login-portal`)
  await passLogin(page, `${account}@demo.example`)
  await page.waitForURL(/\/(?:bch\/view|admin)\/./, { timeout: 30_000 })
  return page
}

test('a variable, a maintenance notice and a block reach the other process', async ({ browser }) => {
  test.setTimeout(180_000)
  const [one, other] = origins as [string, string]
  const admin = await enter(browser, one, 'admin')
  const founder = await enter(browser, other, 'ini')
  await founder.goto(`${other}/bch/view/my-projects`)

  await admin.goto(`${one}/admin/system-variables`)
  await admin.getByRole('button', { name: 'Изменить: Название портала' }).click()
  await dialog(admin).getByLabel('Значение').fill('Взлётная полоса')
  await dialog(admin).getByRole('button', { name: 'Сохранить' }).click()
  await proveOnceMore(admin)
  await expect(dialog(admin)).toBeHidden()
  const nameAtOther = async (): Promise<string> => {
    const answer = await founder.request.get(`${other}/api/v1/system/get-settings`)
    return ((await answer.json()) as { appName: string }).appName
  }
  await expect.poll(nameAtOther, { timeout: 2000 }).toBe('Взлётная полоса')
  await founder.reload()
  await expect(founder.getByRole('link', { name: 'Взлётная полоса' })).toBeVisible()

  await admin.goto(`${one}/admin/announcements?tab=maintenance`)
  await admin.getByRole('button', { name: 'Объявить работы' }).first().click()
  const works = dialog(admin)
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await works.getByLabel('День').fill(tomorrow.split('-').toReversed().join('.'))
  await works.getByLabel('Начало').fill('23:50')
  await works.getByLabel('Окончание').fill('23:59')
  await works.getByRole('button', { name: 'Объявить' }).click()
  await expect(founder.getByText(/23:50.*23:59.*МСК/)).toBeVisible({ timeout: 15_000 })

  // A person who is blocked at one process is out at the other.
  const expert = await enter(browser, other, 'exp')
  await admin.goto(`${one}/admin/people?q=exp@demo.example`)
  await chooseAction(admin, 'Ещё действия:', 'Заблокировать')
  await dialog(admin).getByRole('textbox').fill('Проверка двух процессов')
  await dialog(admin).getByRole('button', { name: 'Заблокировать', exact: true }).click()
  await expect(expert).toHaveURL(/\/sso\/login/, { timeout: 20_000 })
})
