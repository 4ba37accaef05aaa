import { askDatabase } from './support/database.ts'
import { badge, dialog, menuItem, register } from './support/actions.ts'
import { expect, test } from './support/journey.ts'
import { openBrowser, signIn, type WatchedPage } from './support/people.ts'

/** One story in steps: each goes on where the one before has ended. */
test.describe.configure({ mode: 'serial' })

const email = `tracker-${Date.now()}@example.com`
const team = '/bch/view/acceleratorTeam'

let admin: WatchedPage
let invited: WatchedPage

/** The link of a letter of invitation, as the demo keeps it. */
const linkOfInvitation = async (): Promise<string | undefined> => {
  const [mail] = await askDatabase<{ link: string }>(
    `select links->>0 as link from mail where to_address = '${email}' and template = 'TEAM_INVITATION'
     order by id desc limit 1`,
  )
  return mail?.link
}

test('an administrator invites an address that nobody knows, as a tracker of the team', async ({
  browser,
}) => {
  admin = await signIn(browser, 'acc-admin')
  await menuItem(admin, 'Команда акселератора').click()
  await expect(admin).toHaveURL(/acceleratorTeam/)
  await admin.getByRole('button', { name: 'Пригласить', exact: true }).click()
  const form = dialog(admin, 'Приглашение в команду')
  await form.getByLabel('Электронная почта').fill(email)
  await form.getByRole('checkbox', { name: /Трекер акселератора/ }).check()
  await form.getByLabel('Сообщение').fill('Нужен трекер на все проекты.')
  await form.getByRole('button', { name: 'Отправить приглашение' }).click()
  await expect(admin.getByText('Приглашение отправлено')).toBeVisible()
  await admin.getByRole('searchbox', { name: 'Поиск' }).fill(email)
  await expect(admin.getByRole('row', { name: email })).toContainText('Ждёт ответа')
})

test('a guest who opens the link sees who invites and which address is invited', async ({ browser }) => {
  let link: string | undefined
  await expect.poll(async () => (link = await linkOfInvitation())).toContain('/invitation?token=')
  const guest = await openBrowser(browser)
  await guest.goto(link!)
  await expect(guest.getByText(/приглашает\sвас\sв\sкоманду\sакселератора\s«Северный\sстарт»/)).toBeVisible()
  await expect(guest.getByText(/Ваша\sроль:\sтрекер/i)).toBeVisible()
  await expect(guest.getByText(/Приглашён адрес t•••@example\.com/)).toBeVisible()
  await expect(guest.getByRole('link', { name: 'Зарегистрироваться' })).toBeVisible()
})

test('opened from another account the link gives nothing away: one press changes the account, registration leads back, and accepting opens the projects', async ({
  browser,
}) => {
  invited = await signIn(browser, 'ini')
  await invited.goto((await linkOfInvitation())!)
  await expect(invited).toHaveURL(/\/bch\/view\/team-invite/)
  await expect(invited.getByText(/t•••@example\.com.*Вы\sвошли\sкак/)).toBeVisible()
  await expect(invited.getByRole('button', { name: 'Принять приглашение' })).toHaveCount(0)
  await invited.getByRole('button', { name: /Сменить учётную запись/ }).click()
  await register(invited, { lastName: 'Рябинин', firstName: 'Олег', email })
  await expect(invited).toHaveURL(/\/bch\/view\/team-invite/, { timeout: 20_000 })
  await expect(
    invited.getByText(/приглашает\sвас\sв\sкоманду\sакселератора\s«Северный\sстарт»/),
  ).toBeVisible()
  await expect.poll(() => badge(invited, 'Приглашения в команды')).toBe(1)
  await invited.getByRole('button', { name: 'Принять приглашение' }).click()
  await expect(invited).toHaveURL(/\/bch\/view\/projects-in-work/, { timeout: 20_000 })
  await expect(invited.getByRole('row').nth(1)).toBeVisible()
})

test('the link of an accepted invitation says so and opens nothing', async () => {
  const spent = await linkOfInvitation()
  await invited.goto(spent!)
  await expect(invited).toHaveURL(/\/bch\/view\/team-invite/)
  await expect(invited.getByText(/Приглашение уже принято/)).toBeVisible()
  invited.troubles.splice(0)
})

test('a blocked member is out at once, on an open page', async () => {
  await invited.goto('/bch/view/projects-in-work')
  await expect(invited.getByRole('row').nth(1)).toBeVisible()
  await admin.goto(`${team}?q=${encodeURIComponent(email)}`)
  await expect(admin.getByRole('row', { name: email })).toContainText('Доступ открыт')
  await admin.getByRole('button', { name: /Ещё действия: Рябинин/ }).click()
  await admin.getByRole('menuitem', { name: 'Заблокировать' }).click()
  await dialog(admin, 'Заблокировать').getByRole('button', { name: 'Заблокировать' }).click()
  await expect(admin.getByText('Участник заблокирован')).toBeVisible()
  await expect(admin.getByRole('row', { name: email })).toContainText('Доступ закрыт')
  // The open page asks anew and shows no project of the accelerator.
  await expect(invited.getByRole('row')).toHaveCount(0, { timeout: 20_000 })
})

test('nothing of this troubled the console', () => {
  expect(admin.troubles).toEqual([])
})
