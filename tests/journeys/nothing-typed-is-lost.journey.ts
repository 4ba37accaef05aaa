import type { Page } from '@playwright/test'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { browserOf, openPage, passLogin, signIn } from './support/people.ts'
import { outlivedToken } from './support/tokens.ts'
import { world } from './support/world.ts'

/** Input in a profile survives a reload, the end of a session, a second tab, and a restart of the portal. */
const profileOf = async (): Promise<string> => {
  const [project] = await askDatabase<{ id: number }>(
    `select p.id from project p join person l on l.uid = p.leader_uid where l.email = 'ini@demo.example' order by p.id limit 1`,
  )
  return `/bch/view/my-projects/edit?projectId=${project!.id}&tab=profile`
}

const sentence = (page: Page) => page.getByRole('textbox', { name: /^Проект\sв\sодном\sпредложении/ })
const link = (page: Page) => page.getByRole('textbox', { name: /^Ссылка\sна\sвидео/ })
const status = (page: Page) => page.locator('.save-state')

/** The stored value of a field. */
const storedValue = async (code: string): Promise<unknown> => {
  const [row] = await askDatabase<{ value: unknown }>(
    `select v.value from profile_value v join project p on p.id = v.project_id join person l on l.uid = p.leader_uid
     where l.email = 'ini@demo.example' and v.element_code = $1 and v.item_id is null order by p.id limit 1`,
    [code],
  )
  return row?.value
}

test('a reload before anything was sent', async ({ browser }) => {
  const page = await browserOf(browser, 'ini')
  await page.goto(await profileOf())
  await sentence(page).fill('Перезагрузили до сохранения')
  // Before the debounce ends: no request has been sent.
  await page.reload()
  await expect(sentence(page)).toHaveValue('Перезагрузили до сохранения')
  await expect.poll(() => storedValue('pitch')).toBe('Перезагрузили до сохранения')
  await page.context().close()
})

test('a session that is over while one types: after signing in again it is there, and is saved', async ({
  browser,
}) => {
  const page = await browserOf(browser, 'ini')
  await page.goto(await profileOf())
  await expect(sentence(page)).toBeVisible()
  const outlived = await outlivedToken(await page.evaluate(() => localStorage.getItem('access_token')!))
  await page.evaluate((token) => {
    localStorage.setItem('access_token', token)
    localStorage.setItem('refresh_token', 'a-token-that-nobody-was-given')
  }, outlived)
  await page.context().clearCookies()
  await page.context().addCookies([{ name: 'locale', value: 'ru', url: world().origin }])
  await sentence(page).fill('Сессия кончилась посреди слова')
  await page.waitForURL(/\/sso\/login/)
  expect(await storedValue('pitch')).not.toBe('Сессия кончилась посреди слова')
  await passLogin(page, 'ini@demo.example')
  await expect(page).toHaveURL(/my-projects\/edit/)
  await expect(sentence(page)).toHaveValue('Сессия кончилась посреди слова')
  await expect.poll(() => storedValue('pitch')).toBe('Сессия кончилась посреди слова')
  await page.context().close()
})

test('two tabs of one person: each takes over what the other saved, and both texts are preserved', async ({
  browser,
}) => {
  const one = await signIn(browser, 'ini')
  const two = await openPage(one.context())
  const profile = await profileOf()
  await one.goto(profile)
  await two.goto(profile)
  await expect(link(two)).toBeVisible()
  await Promise.all([sentence(one).fill('Из первой вкладки'), link(two).fill('https://video.example/two')])
  await expect(link(one)).toHaveValue('https://video.example/two')
  await expect(sentence(two)).toHaveValue('Из первой вкладки')
  // The other tab continues with what was saved: no conflict is shown.
  await sentence(two).fill('Из первой вкладки, дописано во второй')
  await expect(sentence(one)).toHaveValue('Из первой вкладки, дописано во второй')
  await expect(one.getByRole('dialog')).toHaveCount(0)
  await expect(two.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => storedValue('pitch')).toBe('Из первой вкладки, дописано во второй')
  await expect.poll(() => storedValue('video_link')).toBe('https://video.example/two')
  await one.context().close()
})

test('a portal that dies and comes back: one goes on typing meanwhile, and all is sent', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const page = await browserOf(browser, 'ini')
  await page.goto(await profileOf())
  await sentence(page).fill('До остановки портала')
  await sentence(page).blur()
  await expect(status(page)).toContainText('Сохранено')

  // While the request is pending.
  const begun = page.waitForRequest(/project-profile\/save/)
  await sentence(page).fill('Пока портал останавливался')
  await begun
  await world().crash()
  await link(page).fill('https://video.example/restart')
  await link(page).blur()
  await expect(status(page)).toContainText(/на\sэтом\sустройстве/, { timeout: 20_000 })
  await world().restart()
  await expect(status(page)).toContainText('Сохранено', { timeout: 90_000 })
  await page.reload()
  await expect(sentence(page)).toHaveValue('Пока портал останавливался')
  await expect(link(page)).toHaveValue('https://video.example/restart')
  await page.context().close()
})
