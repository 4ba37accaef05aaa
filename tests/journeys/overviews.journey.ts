import type { Page } from '@playwright/test'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { browserOf, signIn } from './support/people.ts'

/** The number in the heading of a list. */
const counted = async (page: Page): Promise<string> =>
  (await page.locator('.page-head-count').textContent())!.trim()

/** Clicks a number of the page and compares it with the list that opens. */
const opensItsList = async (page: Page, name: RegExp, heading: string | RegExp): Promise<void> => {
  const link = page.getByRole('link', { name }).first()
  const words = (await link.getAttribute('aria-label')) ?? (await link.textContent())!
  const number = words.split(': ').at(-1)!
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
  await expect.poll(() => counted(page)).toBe(number)
  await page.goBack()
}

test('each number of the summary opens the list that it counts', async ({ browser }) => {
  const page = await browserOf(browser, 'acc')
  await page.goto('/bch/view/acceleration-summary')
  await expect(page.getByRole('heading', { name: 'Требует внимания' })).toBeVisible()
  const overdue = page.getByRole('link', { name: /Просрочено$/ }).first()
  const number = await overdue.locator('strong').textContent()
  await overdue.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Проекты в работе')
  await expect.poll(() => counted(page)).toBe(number)
  await page.goBack()
  await opensItsList(page, /^Подали заявку: /, 'Проекты в работе')
  await opensItsList(page, /^Прошли трек: /, 'Проекты в работе')
  await opensItsList(page, /^Заявка отклонена: /, 'Проекты в работе')
  await opensItsList(page, /^Принятые задания, /, /Задания\sв\sсводке/)

  // The previous numbers stay until the new ones are loaded.
  const applied = page.getByRole('link', { name: /^Подали заявку: / }).first()
  const before = (await applied.getAttribute('aria-label'))!
  await page.getByRole('combobox', { name: /^Программа/ }).selectOption({ index: 1 })
  await expect(page).toHaveURL(/programmeId=\d+/)
  await expect(applied).not.toHaveAttribute('aria-label', before)
  await opensItsList(page, /^Приняты на трек: /, 'Проекты в работе')
  await page.getByRole('link', { name: 'Причины отказов' }).click()
  await expect(page).toHaveURL(/reports\/analytic\/general-reasons\?programmeId=\d+/)
})

test('the workload says who needs help, and leads to the tasks, the decisions and the projects to share out', async ({
  browser,
}) => {
  const page = await browserOf(browser, 'acc')
  await page.goto('/bch/view/tracker-work-status')
  await opensItsList(page, /, Ведёт проектов: /, 'Проекты в работе')
  await opensItsList(page, /, Ждут проверки: /, /Задания\sв\sсводке/)
  await opensItsList(page, /, Проверено: /, 'Решения по заданиям')
  await page.getByRole('link', { name: /без трекера: распределить/ }).click()
  await expect(page).toHaveURL(/withoutTracker=true/)

  const tracker = await browserOf(browser, 'trc')
  await tracker.goto('/bch/view/tracker-work-status')
  await expect(tracker.locator('.list-table tbody tr')).toHaveCount(1)
})

test('an administrator names a sponsor, who reads that programme and no other', async ({ browser }) => {
  const admin = await signIn(browser, 'acc-admin')
  const [other] = await askDatabase<{ id: string; name: string }>(`
    select g.id, g.name from programme g join accelerator_member m on m.accelerator_id = g.accelerator_id
      join person p on p.uid = m.person_uid and p.email = 'acc-admin@demo.example'
    where exists (select from track t join acceleration_request r on r.track_id = t.id where t.programme_id = g.id)
      and g.id not in (select programme_id from programme_sponsor) order by g.id limit 1`)
  const sponsor = await signIn(browser, 'cst')
  await expect(sponsor).toHaveURL(/acceleration-summary/)
  const programmes = sponsor.getByRole('combobox', { name: /^Программа/ }).getByRole('option')
  await expect(programmes).toHaveCount(2)
  await opensItsList(sponsor, /^Приняты на трек: /, /Проекты\sв\sсводке/)
  await sponsor.goto(`/bch/view/acceleration-summary?programmeId=${other!.id}`)
  await expect(sponsor.getByRole('main')).toContainText(/не найден|Не нашли|нет/i)

  await admin.goto(`/bch/view/acceleration-summary/sponsors?programmeId=${other!.id}`)
  await admin.getByRole('button', { name: 'Добавить заказчика' }).click()
  await admin.getByLabel('Электронная почта').fill('cst@demo.example')
  await admin.getByRole('dialog').getByRole('button', { name: 'Добавить заказчика' }).click()
  await expect(admin.getByText('cst@demo.example').first()).toBeVisible()

  await sponsor.goto(`/bch/view/acceleration-summary?programmeId=${other!.id}`)
  await expect(sponsor.getByRole('table', { name: /Трек прошли/ })).toBeVisible()
  await expect(programmes).toHaveCount(3)

  await admin.getByRole('button', { name: /Ещё действия: cst/ }).click()
  await admin.getByRole('menuitem', { name: 'Убрать' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Убрать' }).click()
  await expect(admin.getByText('Заказчиков пока нет')).toBeVisible()
  await sponsor.reload()
  await expect(sponsor.getByRole('table', { name: /Трек прошли/ })).toHaveCount(0)
})

test('a guest opens a track, and its team reads how often its pages are opened', async ({ browser }) => {
  const guest = await (await browser.newContext()).newPage()
  const { id } = await askDatabase<{ id: number }>(
    "select t.id from track t join accelerator a on a.id = t.accelerator_id where t.content_status = 'PUBLISHED' and a.approval = 'COORDINATED' order by t.id limit 1",
  ).then((rows) => rows[0]!)
  const reported = guest.waitForResponse((answer) => answer.url().endsWith('/page-hit/opened'))
  await guest.goto(`/details/accelerator-program-track?id=${id}`)
  expect((await reported).ok()).toBe(true)
  const page = await browserOf(browser, 'acc')
  await page.goto('/bch/view/acceleration-summary')
  await expect(page.getByRole('heading', { name: 'Посещения открытых страниц' })).toBeVisible()
  await expect(page.getByText(/^Всего \d+ посещени/)).toBeVisible()
})
