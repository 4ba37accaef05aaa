import type { Locator } from '@playwright/test'
import { chooseAction, dialog, newName, register } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { browserOf, demoPassword, openBrowser, type WatchedPage } from './support/people.ts'

/** A team grows: by invitation, by a vacancy, and under another leader. */
test.describe.configure({ mode: 'serial' })

const project = newName('Лодочная мастерская')
const vacancy = newName('Мастер по корпусу')
const address = (name: string): string => `${name}.${Date.now().toString(36)}@people.example`
const coFounder = { lastName: 'Причалова', firstName: 'Нина', email: address('prichalova') }
const founder = { lastName: 'Верфин', firstName: 'Пётр', email: address('verfin') }
const known = { lastName: 'Рулевая', firstName: 'Вера', email: address('rulevaya') }

let leader: WatchedPage
let invited: WatchedPage
let newcomer: WatchedPage
let team = ''
let projectId = ''

const rowOf = (page: WatchedPage, name: string): Locator =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name })

/** Link in the newest invitation that was mailed to an address. */
const mailedLink = async (to: string): Promise<string> => {
  let link = ''
  await expect
    .poll(
      async () => {
        const [mail] = await askDatabase<{ link: string }>(
          `select links->>0 as link from mail where to_address = $1
           and template in ('TEAM_INVITATION', 'TEAM_INVITATION_RECEIVED') order by id desc limit 1`,
          [to],
        )
        return (link = mail?.link ?? '')
      },
      // Emails of a person with an account are gathered for twenty seconds.
      { timeout: 45_000 },
    )
    .toContain('/invitation?token=')
  return link
}

const openTeam = (page: WatchedPage) => page.goto(team)

test.beforeAll(async ({ browser }) => {
  leader = await openBrowser(browser)
  await leader.goto('/login-portal')
  await register(leader, founder)
  await expect(leader).toHaveURL(/\/bch\/view\//, { timeout: 20_000 })
})

test('a founder invites a co-founder by e-mail, who registers and joins', async ({ browser }) => {
  await leader.goto('/bch/view/my-projects/edit')
  await leader.getByRole('textbox', { name: /^Название/ }).fill(project)
  await leader.getByRole('button', { name: 'Создать проект' }).click()
  await expect(leader).toHaveURL(/projectId=\d+/)
  const { pathname, searchParams } = new URL(leader.url())
  projectId = searchParams.get('projectId') ?? ''
  team = `${pathname}?projectId=${projectId}&tab=team`
  await openTeam(leader)
  await leader.getByRole('button', { name: 'Пригласить' }).click()
  const form = dialog(leader, 'Пригласить в команду')
  await form.getByLabel('Адрес почты').fill(coFounder.email)
  await form.getByLabel('Роль в команде').fill('Сооснователь')
  await form.getByRole('button', { name: 'Отправить приглашение' }).click()
  await expect(rowOf(leader, coFounder.email)).toContainText('Ждёт ответа')

  invited = await openBrowser(browser)
  await invited.goto(await mailedLink(coFounder.email))
  await invited.getByRole('button', { name: 'Принять приглашение' }).click()
  await expect(invited.getByLabel('Электронная почта')).toHaveValue(coFounder.email)
  await invited.getByLabel('Фамилия').fill(coFounder.lastName)
  await invited.getByLabel('Имя', { exact: true }).fill(coFounder.firstName)
  await invited.locator('input[type="password"]').fill(demoPassword)
  await invited.getByRole('checkbox', { name: /правила портала/ }).check()
  await invited.getByRole('checkbox', { name: /согласие на обработку/ }).check()
  await invited.getByRole('button', { name: 'Зарегистрироваться и войти' }).click()
  // No second press, and no list to look for the invitation in.
  await expect(invited).toHaveURL(new RegExp(`/my-projects/edit\\?projectId=${projectId}`), {
    timeout: 20_000,
  })
  await expect(invited.getByText(/Вы\sв\sкоманде\s«/)).toBeVisible()

  await openTeam(leader)
  await expect(rowOf(leader, 'Причалова Нина')).toContainText('Сооснователь')
})

test('a vacancy is found by a stranger, who responds and is taken in', async ({ browser }) => {
  await leader.getByRole('button', { name: 'Добавить вакансию' }).click()
  const form = dialog(leader, 'Новая вакансия')
  await form.getByLabel('Кого ищете').fill(vacancy)
  await form.getByLabel('Что нужно делать').fill('Собрать первый корпус.')
  await form.getByRole('button', { name: 'Сохранить' }).click()
  await expect(rowOf(leader, vacancy)).toContainText('Открыта')

  newcomer = await browserOf(browser, 'exp')
  await newcomer.goto(`/bch/view/team-invite?tab=vacancies&q=${encodeURIComponent(vacancy)}`)
  await newcomer.getByRole('button', { name: `Откликнуться на вакансию «${vacancy}»` }).click()
  await dialog(newcomer).getByLabel('Сообщение').fill('Строю лодки десять лет.')
  await dialog(newcomer).getByRole('button', { name: 'Отправить' }).click()
  await expect(newcomer.getByRole('row', { name: vacancy })).toContainText('Запрос отправлен')
  await newcomer.goto('/bch/view/team-invite?tab=requests')
  // The page of the draft project is hidden from a stranger: the list gives its number only.
  await expect(newcomer.getByRole('row', { name: vacancy })).toContainText('Ждёт решения')
  await expect(newcomer.getByRole('row', { name: project })).toHaveCount(0)

  await openTeam(leader)
  await expect(leader.getByRole('tab', { name: /ждут решения: 1/ })).toBeVisible()
  await leader.getByRole('button', { name: /^Принять в команду/ }).click()
  await dialog(leader, 'Принять в команду').getByRole('button', { name: 'Принять' }).click()
  await expect(leader.getByRole('tab', { name: /Команда 3/ })).toBeVisible()
  await newcomer.reload()
  await expect(newcomer.getByRole('row', { name: project })).toContainText('Принят')
})

test('a person with an account signs in with the address filled in, and one press makes them a member', async ({
  browser,
}) => {
  const own = await openBrowser(browser)
  await own.goto('/login-portal')
  await register(own, known)
  await expect(own).toHaveURL(/\/bch\/view\//, { timeout: 20_000 })
  await own.context().close()

  await leader.getByRole('button', { name: 'Пригласить' }).click()
  const form = dialog(leader, 'Пригласить в команду')
  await form.getByLabel('Адрес почты').fill(known.email)
  await form.getByLabel('Роль в команде').fill('Рулевой')
  await form.getByRole('button', { name: 'Отправить приглашение' }).click()
  await expect(form).toHaveCount(0)

  const member = await openBrowser(browser)
  await member.goto(await mailedLink(known.email))
  await member.getByRole('button', { name: 'Принять приглашение' }).click()
  await expect(member.locator('input[type="email"]')).toHaveValue(known.email)
  await member.locator('input[type="password"]').fill(demoPassword)
  await member.locator('input[type="password"]').press('Enter')
  // At the same time: the greeting goes away by itself, on a busy machine before the page has its address.
  await Promise.all([
    expect(member).toHaveURL(new RegExp(`/my-projects/edit\\?projectId=${projectId}`)),
    expect(member.getByText(/Вы\sв\sкоманде\s«/)).toBeVisible(),
  ])
  await openTeam(leader)
  await expect(rowOf(leader, 'Рулевой')).toContainText(known.lastName)
  expect(member.troubles).toEqual([])
})

test('the lead goes to the co-founder once both agree', async () => {
  await chooseAction(leader, 'Действия: Причалова Н.', 'Передать руководство')
  await dialog(leader, 'Передать руководство').getByRole('button', { name: 'Предложить' }).click()
  await expect(leader.getByText('Руководство предложено: Причалова Н.')).toBeVisible()

  await openTeam(invited)
  await invited.getByRole('button', { name: 'Принять руководство' }).click()
  await dialog(invited, 'Принять руководство').getByRole('button', { name: 'Принять руководство' }).click()
  await expect(invited.getByText('Руководитель: Причалова Н.', { exact: true })).toBeVisible()

  await openTeam(leader)
  await expect(rowOf(leader, 'Причалова Нина')).toContainText('Руководитель')
  await expect(leader.getByRole('button', { name: 'Действия: Причалова Н.' })).toBeHidden()
  expect([...leader.troubles, ...invited.troubles, ...newcomer.troubles]).toEqual([])
})
