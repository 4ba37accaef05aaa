import { chooseAction, dialog } from './support/actions.ts'
import { expect, test } from './support/journey.ts'
import { obstacles, overflow, rawKeys } from './support/look-over.ts'
import { browserOf, signIn, type WatchedPage } from './support/people.ts'

/** A project imported by an accelerator without a leader: the accelerator keeps it until somebody leads it. */
test.describe.configure({ mode: 'serial' })

const name = 'Ровный шаг'

let team: WatchedPage
let page = ''

test.beforeAll(async ({ browser }) => {
  team = await signIn(browser, 'acc')
})

test('the team finds it among its projects, and reads who answers for it', async ({ browser }) => {
  await team.getByRole('link', { name: /^2\sпроекта\sбез\sруководителя$/ }).click()
  await expect(team.getByRole('row', { name: /Надомник/ })).toContainText(/1\sприглашение\sбез\sответа/)
  const row = team.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText(/Никто\sне\sприглашён/)
  expect(await obstacles(team)).toEqual([])
  await row.getByRole('link', { name: new RegExp(name) }).click()
  await expect(team.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(team.getByText(/^Руководителя\sпока\sнет,\sпроект\sведёт\sакселератор\s«/)).toBeVisible()
  await expect(team.getByRole('heading', { name: /Руководителя\sпока\sнет/ })).toBeVisible()
  await expect(team.getByRole('button', { name: /Добавить\sвакансию/ })).toHaveCount(0)
  expect(await obstacles(team)).toEqual([])
  expect(rawKeys(await team.getByRole('main').innerText())).toEqual([])
  page = team.url()
  const phone = await browserOf(browser, 'acc', { locale: 'en', width: 360, theme: 'dark' })
  await phone.goto(page)
  await expect(phone.getByRole('button', { name: 'Invite a leader' })).toBeVisible()
  expect(await overflow(phone)).toEqual([])
  expect(await obstacles(phone)).toEqual([])
})

test('decides on its application, which no leader could', async () => {
  await team.goto(`/bch/view/projects-in-work?q=${encodeURIComponent(name)}`)
  await team.getByRole('link', { name }).click()
  await expect(dialog(team)).toContainText(/Руководителя\sпока\sнет/)
  await dialog(team).getByRole('button', { name: 'Принять', exact: true }).click()
  const question = dialog(team, /Принять\sзаявку/)
  await expect(question).toContainText(/задания\sкоманды\sможно\sбудет\sначать/)
  await question.getByRole('button', { name: 'Принять заявку' }).click()
  await expect(question).toBeHidden()
  await expect(
    dialog(team)
      .getByText(/Не\sначато/)
      .first(),
  ).toBeVisible()
})

test('invites a leader, who accepts and finds it among their projects', async ({ browser }) => {
  await team.goto(page)
  await team.getByRole('button', { name: /Пригласить\sруководителя/ }).click()
  const form = dialog(team, 'Пригласить руководителя')
  await expect(form.getByLabel('Роль в команде')).toHaveValue('Руководитель проекта')
  await form.getByLabel('Адрес почты').fill('ini@demo.example')
  await form.getByRole('button', { name: 'Отправить приглашение' }).click()
  await expect(
    team.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'ini@demo.example' }),
  ).toContainText('Ждёт ответа')

  await team.goto('/bch/view/projects-in-work/kept')

  const leader = await browserOf(browser, 'ini')
  await leader.goto('/bch/view/team-invite')
  await chooseAction(leader, `Ещё действия: ${name}`, 'Принять')
  await expect(leader.getByText(/Вы\sв\sкоманде\s«/)).toBeVisible()
  await leader.goto('/bch/view/my-projects')
  const row = leader.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText(/1\sучастник/)

  // The accelerator no longer keeps it, on the open page, too; on the track they go on working together.
  await expect(team.getByRole('row', { name: /Надомник/ })).toBeVisible()
  await expect(team.getByRole('row', { name: new RegExp(name) })).toHaveCount(0)
  await team.goto(`/bch/view/projects-in-work?q=${encodeURIComponent(name)}`)
  await team.getByRole('link', { name }).click()
  await expect(dialog(team)).not.toContainText(/Руководителя\sпока\sнет/)
  expect([...team.troubles, ...leader.troubles]).toEqual([])
})
