import type { Locator } from '@playwright/test'
import { chooseAction, dialog, newName, register } from './support/actions.ts'
import { expect, test } from './support/journey.ts'
import { browserOf, openBrowser, type WatchedPage } from './support/people.ts'

/** A team grows: by invitation, by a vacancy, and under another leader. */
test.describe.configure({ mode: 'serial' })

const project = newName('Лодочная мастерская')
const vacancy = newName('Мастер по корпусу')
const address = (name: string): string => `${name}.${Date.now().toString(36)}@people.example`
const coFounder = { lastName: 'Причалова', firstName: 'Нина', email: address('prichalova') }
const founder = { lastName: 'Верфин', firstName: 'Пётр', email: address('verfin') }

let leader: WatchedPage
let invited: WatchedPage
let newcomer: WatchedPage
let team = ''

const rowOf = (page: WatchedPage, name: string): Locator =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name })

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
  team = `${pathname}?projectId=${searchParams.get('projectId')}&tab=team`
  await openTeam(leader)
  await leader.getByRole('button', { name: 'Пригласить' }).click()
  const form = dialog(leader, 'Пригласить в команду')
  await form.getByLabel('Адрес почты').fill(coFounder.email)
  await form.getByLabel('Роль в команде').fill('Сооснователь')
  await form.getByRole('button', { name: 'Отправить приглашение' }).click()
  await expect(rowOf(leader, coFounder.email)).toContainText('Ждёт ответа')

  invited = await openBrowser(browser)
  await invited.goto('/login-portal')
  await register(invited, coFounder)
  await expect(invited).toHaveURL(/\/bch\/view\//, { timeout: 20_000 })
  await expect(async () => {
    await invited.goto('/bch/view/team-invite')
    await expect(invited.getByRole('link', { name: project })).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  await chooseAction(invited, `Ещё действия: ${project}`, 'Принять')
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
  // The page of the draft project is closed to a stranger: the list gives its number only.
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
