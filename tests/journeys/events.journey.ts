import { chooseAction, dialog } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { signIn } from './support/people.ts'

/** A day three weeks ahead, as a person types it. */
const typedDay = (): string =>
  new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10).split('-').toReversed().join('.')

/** An accelerator plans a demo day with one place and invites a team, which takes it. */
test('a demo day is planned, a team is invited and takes the only place', async ({ browser }) => {
  const [admin, founder] = [await signIn(browser, 'acc-admin'), await signIn(browser, 'ini')]
  const [project] = await askDatabase<{ name: string }>(
    `select p.name from project p join person l on l.uid = p.leader_uid join acceleration_request r on r.project_id = p.id
     where l.email = 'ini@demo.example' and r.status = 'ACCEPT' and r.accelerator_id in (
       select accelerator_id from accelerator_member m join person u on u.uid = m.person_uid where u.email = 'acc-admin@demo.example')
     order by p.id limit 1`,
  )
  const { name } = project!

  await admin.goto('/bch/view/events')
  await admin.getByRole('button', { name: 'Новое мероприятие' }).first().click()
  const form = dialog(admin)
  await form.getByLabel('Название').fill('Показ проектов')
  await form.getByLabel('День', { exact: true }).fill(typedDay())
  await form.getByLabel('Последний день').fill(typedDay())
  await form.getByLabel('Начало').fill('18:00')
  await form.getByLabel('Окончание').fill('20:00')
  await form.getByLabel('Мест', { exact: true }).fill('1')
  await form.getByRole('button', { name: 'Сохранить черновик' }).click()
  await expect(admin.getByRole('heading', { name: 'Показ проектов' })).toBeVisible()
  await admin.getByRole('button', { name: 'Опубликовать' }).click()
  await dialog(admin).getByRole('button', { name: 'Опубликовать' }).click()

  await admin.getByRole('tab', { name: 'Пригласить' }).click()
  await admin.getByRole('searchbox').fill(name)
  await chooseAction(admin, `Действия: ${name}`, 'Пригласить')
  await dialog(admin).getByRole('button', { name: 'Пригласить' }).click()
  await expect(admin.getByText('Ждёт ответа').first()).toBeVisible()

  await founder.goto('/bch/view/events')
  await founder.getByRole('link', { name: 'Показ проектов' }).click()
  await founder.getByRole('button', { name: 'Принять' }).click()
  const answer = dialog(founder)
  await answer.getByLabel('Человек из команды').fill('1')
  await answer.getByRole('button', { name: 'Принять' }).click()
  await expect(founder.getByText('Придёт', { exact: true })).toBeVisible()

  await admin.getByRole('tab', { name: 'Проекты' }).click()
  await expect(admin.getByText('Придёт', { exact: true }).first()).toBeVisible({ timeout: 15_000 })
})
