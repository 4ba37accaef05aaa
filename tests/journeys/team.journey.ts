import { dialog, menuItem } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { demoPassword, openBrowser, signIn, type WatchedPage } from './support/people.ts'

/** One story in steps: each continues where the previous one ended. */
test.describe.configure({ mode: 'serial' })

const email = `tracker-${Date.now()}@example.com`
const team = '/bch/view/acceleratorTeam'

let admin: WatchedPage
let invited: WatchedPage

/** Link of an invitation email of the demo. */
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
  await expect(admin.getByText(/Приглашение\sсоздано/)).toBeVisible()
  await admin.getByRole('searchbox', { name: 'Поиск' }).fill(email)
  await expect(admin.getByRole('row', { name: email })).toContainText('Ждёт ответа')
})

test('the link shows who invites, with which message, and the address that it was mailed to', async ({
  browser,
}) => {
  let link: string | undefined
  await expect.poll(async () => (link = await linkOfInvitation())).toContain('/invitation?token=')
  const guest = await openBrowser(browser)
  await guest.goto(link!)
  await expect(guest.getByText(/приглашает\sвас\sв\sкоманду\sакселератора\s«Северный\sстарт»/)).toBeVisible()
  await expect(guest.getByText(/Ваша\sроль:\sтрекер/i)).toBeVisible()
  await expect(guest.getByText(/Нужен\sтрекер\sна\sвсе\sпроекты/)).toBeVisible()
  await expect(guest.getByText(new RegExp(email.replaceAll('.', '\\.')))).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Принять приглашение' })).toBeEnabled()
})

test('opened from another account it gives nothing away; one press changes the account, one form registers, and the newcomer is at work', async ({
  browser,
}) => {
  invited = await signIn(browser, 'ini')
  await invited.goto((await linkOfInvitation())!)
  await expect(invited).toHaveURL(/\/bch\/view\/team-invite/)
  await expect(invited.getByText(/t•••@example\.com,\sа\sвы\sвошли\sкак/)).toBeVisible()
  await expect(invited.getByRole('button', { name: 'Принять приглашение' })).toHaveCount(0)
  await invited.getByRole('button', { name: /Сменить учётную запись/ }).click()
  await expect(invited).toHaveURL(/\/invitation\?token=/)
  await invited.getByRole('button', { name: 'Принять приглашение' }).click()
  await expect(invited.getByLabel('Электронная почта')).toHaveValue(email)
  await expect(invited.getByLabel('Электронная почта')).toHaveAttribute('readonly', '')
  await invited.getByLabel('Фамилия').fill('Рябинин')
  await invited.getByLabel('Имя', { exact: true }).fill('Олег')
  await expect(invited.locator('input[type="password"]')).toHaveCount(1)
  await invited.locator('input[type="password"]').fill(demoPassword)
  await invited.getByRole('checkbox', { name: /правила портала/ }).check()
  await invited.getByRole('checkbox', { name: /согласие на обработку/ }).check()
  await invited.getByRole('button', { name: 'Зарегистрироваться и войти' }).click()
  await expect(invited).toHaveURL(/\/bch\/view\/projects-in-work/, { timeout: 20_000 })
  await expect(invited.getByRole('row').nth(1)).toBeVisible()
  const letters = await askDatabase<{ n: number }>(
    `select count(*)::int as n from sso.mail where to_address = '${email}'`,
  )
  expect(letters[0]?.n).toBe(0)
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
  // The open page refetches and shows no project of the accelerator.
  await expect(invited.getByRole('row')).toHaveCount(0, { timeout: 20_000 })
})

test('nothing of this troubled the console', () => {
  expect(admin.troubles).toEqual([])
})
