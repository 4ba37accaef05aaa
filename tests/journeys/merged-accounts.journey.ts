import { chooseAction, dialog, proveOnceMore, register } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { browserOf, openBrowser, passLogin, type WatchedPage } from './support/people.ts'

/**
 * A person registered twice: an administrator merges the two accounts; and administrators are shown problems of the
 * portal.
 */
test.describe.configure({ mode: 'serial' })

const stamp = Date.now().toString(36)
const first = { lastName: 'Двойникова', firstName: 'Ада', email: `dvoynikova.first.${stamp}@people.example` }
const second = { ...first, email: `dvoynikova.second.${stamp}@people.example` }

let admin: WatchedPage

test.beforeAll(async ({ browser }) => {
  for (const who of [first, second]) {
    const page = await openBrowser(browser)
    await page.goto('/login-portal')
    await register(page, who)
    await expect(page).toHaveURL(/\/bch\/view\//, { timeout: 20_000 })
    await page.close()
  }
  admin = await browserOf(browser, 'admin')
})

test('the administrator reads what would happen, gives the reason, and the account is closed', async () => {
  await askDatabase(
    `insert into person_role (person_uid, role) select uid, 'EXP' from person where email = $1`,
    [first.email],
  )
  await admin.goto(`/admin/people?q=${encodeURIComponent(first.email)}`)
  await chooseAction(admin, 'Двойникова', 'Объединить с другой записью')
  await dialog(admin)
    .getByLabel(/Адрес остающейся записи/)
    .fill(second.email)
  await dialog(admin)
    .getByRole('button', { name: /Показать,\sчто\sпроизойдёт/ })
    .click()
  await expect(dialog(admin).getByRole('row', { name: /Роли/ })).toContainText('1')
  await dialog(admin)
    .getByLabel(/Причина/)
    .fill('Человек написал с обоих адресов')
  await dialog(admin).getByRole('button', { name: 'Объединить записи' }).click()
  await proveOnceMore(admin)
  await expect(admin.getByText(/Прежние\sадреса/)).toBeVisible()
  await admin.goto(`/admin/people?q=${encodeURIComponent(first.email)}`)
  await expect(admin.getByText(/Закрыта,\sобъединена\sс\sзаписью/)).toBeVisible()
})

test('the closed account lets nobody in, the other one does', async ({ browser }) => {
  const page = await openBrowser(browser)
  await page.goto('/login-portal')
  await passLogin(page, second.email)
  await expect(page).toHaveURL(/\/bch\/view\//, { timeout: 20_000 })
  const rows = await askDatabase(
    `select r.role from person_role r join person p on p.uid = r.person_uid where p.email = $1 and r.role = 'EXP'`,
    [second.email],
  )
  expect(rows).toHaveLength(1)
})

test('an alarm is in the administrator’s agenda and leads to the state of the portal', async () => {
  await askDatabase(`insert into portal_alarm (finding, value) values ('auditBroken', 17)`, [])
  await admin.goto('/bch/view/agenda')
  await admin
    .getByText(/Журнал\sдействий\sизменён/)
    .first()
    .click()
  await expect(admin).toHaveURL(/\/admin\/health/)
  await expect(admin.getByText(/не\sсходится\sс\sпечатями/)).toBeVisible()
})
