import { expect, test, type Browser } from '@playwright/test'
import { demoPassword } from '../../database/demo/index.ts'
import { signIn } from '../support/http-sign-in.ts'
import { badge, chooseAction, dialog, proveOnceMore } from './support/actions.ts'
import { cloneDemo, type Clone } from './support/clone.ts'
import { freePort } from './support/free-port.ts'
import { openPage, passLogin, type WatchedPage } from './support/people.ts'
import { startProgram, type Program } from './support/program.ts'

/**
 * Two portals on one database: an administrator's change at one is effective at the other, and its open pages show
 * it.
 */

let clone: Clone
const programs: Program[] = []
let origins: string[] = []

const start = (port: number): Promise<Program> =>
  startProgram('main', port, { DATABASE_URL: clone.databaseUrl, DATA_DIR: clone.folder })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  clone = await cloneDemo()
  const ports = [await freePort(), await freePort()]
  origins = ports.map((port) => `http://localhost:${port}`)
  // The second finds the database migrated and seeded by the first.
  for (const port of ports) programs.push(await start(port))
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
  // Pages spread their requests over three seconds.
  await expect(founder.getByText(/23:50.*23:59.*МСК/)).toBeVisible({ timeout: 6000 })

  // A person blocked at one process is signed out at the other.
  const expert = await enter(browser, other, 'exp')
  await admin.goto(`${one}/admin/people?q=exp@demo.example`)
  await chooseAction(admin, 'Ещё действия:', 'Заблокировать')
  await dialog(admin).getByRole('textbox').fill('Проверка двух процессов')
  await dialog(admin).getByRole('button', { name: 'Заблокировать', exact: true }).click()
  await expect(expert).toHaveURL(/\/sso\/login/, { timeout: 20_000 })
})

test('a badge counts what arrives at the other process without a reload, and what arrived while its page had no socket', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const [one, other] = origins as [string, string]
  const founder = await enter(browser, other, 'ini')
  await founder.goto(`${other}/bch/view/my-projects`)
  let loads = 0
  founder.on('load', () => (loads += 1))
  const { uid, headers } = await signIn(one, 'ini@demo.example', demoPassword)
  const notify = async (): Promise<void> => {
    const sent = await fetch(`${one}/api/v1/notification/test-create-new?userUid=${uid}`, {
      method: 'POST',
      headers,
    })
    expect(sent.ok).toBe(true)
  }
  const counted = async (): Promise<number> => {
    const answer = await fetch(`${one}/api/v1/notification/new?userUid=${uid}`, { headers })
    return ((await answer.json()) as { count: number }).count
  }
  const unread = await counted()
  await expect.poll(() => badge(founder, 'Уведомления'), { timeout: 15_000 }).toBe(unread)
  await notify()
  await expect.poll(() => badge(founder, 'Уведомления'), { timeout: 3000 }).toBe(unread + 1)

  // The process closes its sockets with it; changes made meanwhile reach nobody through that process.
  await programs[1]!.end('SIGKILL')
  await notify()
  await notify()
  expect(await badge(founder, 'Уведомления')).toBe(unread + 1)
  programs[1] = await start(Number(new URL(other).port))
  await expect.poll(() => badge(founder, 'Уведомления'), { timeout: 30_000 }).toBe(unread + 3)
  expect(await counted()).toBe(unread + 3)
  expect(loads).toBe(0)
})

/** Announces works that have begun, until the same hour tomorrow. */
const announceWorks = async (admin: WatchedPage, mode: string): Promise<void> => {
  await admin.goto(`${origins[0]}/admin/announcements?tab=maintenance`)
  await admin.getByRole('button', { name: 'Объявить работы' }).first().click()
  const works = dialog(admin)
  const moscow = new Date(Date.now() + 3 * 3_600_000)
  const [day, hour] = [moscow.toISOString().slice(0, 10), moscow.getUTCHours()]
  const inTwoDigits = (value: number): string => String(value).padStart(2, '0')
  await works.getByLabel('День').fill(day.split('-').toReversed().join('.'))
  await works.getByLabel('Начало').fill(`${inTwoDigits(hour)}:00`)
  await works.getByLabel('Окончание').fill(`${inTwoDigits((hour + 23) % 24)}:59`)
  await works.getByLabel('Портал в это время').click()
  await admin.getByRole('option', { name: mode }).click()
  await works.getByRole('button', { name: 'Объявить' }).click()
  await expect(works).toBeHidden()
}

const cancelWorks = async (admin: WatchedPage, mode: string): Promise<void> => {
  const row = admin.getByRole('row').filter({ hasText: mode })
  await row.getByRole('button').last().click()
  await admin.getByRole('menuitem', { name: 'Отменить работы' }).click()
  await dialog(admin).getByRole('button', { name: 'Отменить работы' }).click()
  await expect(dialog(admin)).toBeHidden()
}

test('works keep what is being typed, say until when, and let administrators in', async ({ browser }) => {
  test.setTimeout(180_000)
  const [one, other] = origins as [string, string]
  const founder = await enter(browser, other, 'ini')
  const admin = await enter(browser, one, 'admin')
  await founder.goto(`${other}/bch/view/support`)
  await founder.getByRole('button', { name: 'Написать нам' }).first().click()
  const form = dialog(founder)
  await form.getByLabel('Тема').fill('Где найти договор?')
  await form.getByLabel('Сообщение').fill('Ищу договор с акселератором.')

  await announceWorks(admin, 'только для чтения')
  await expect(founder.getByText(/на портале работы: его можно читать/u).first()).toBeVisible()
  const send = form.getByRole('button', { name: 'Отправить' })
  await send.click()
  await expect(founder.getByText(/Идут работы: до .* портал можно только читать/u).first()).toBeVisible()
  await expect(form.getByLabel('Сообщение')).toHaveValue('Ищу договор с акселератором.')

  await cancelWorks(admin, 'только для чтения')
  await expect(async () => {
    await send.click({ timeout: 1000 })
    await expect(form).toBeHidden({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  await expect(founder.getByText('Ищу договор с акселератором.')).toBeVisible()

  await announceWorks(admin, 'закрыт')
  await expect(async () => {
    await founder.reload()
    await expect(founder.getByText(/Портал закрыт на время работ до/u).first()).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 20_000 })
  const colleague = await enter(browser, other, 'admin')
  await expect(colleague.getByRole('heading', { level: 1 })).toBeVisible()
  await cancelWorks(admin, 'закрыт')
})
