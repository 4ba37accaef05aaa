import { chooseAction, dialog } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { signIn } from './support/people.ts'

/** A day in three weeks, as a person types it. */
const typedDay = (): string =>
  new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10).split('-').toReversed().join('.')

/** The link of the last email to an address. */
const linkTo = async (email: string): Promise<string> => {
  const [mail] = await askDatabase<{ link: string }>(
    `select substring(text_body from 'https?://[^/]+(/event-registration[^\\s]+)') as link from mail
     where to_address = '${email}' and text_body like '%event-registration%' order by id desc limit 1`,
  )
  return mail!.link
}

/** A guest registers for a demo day, gets a ticket, is checked in without a network, and a juror scores a pitch. */
test('a guest comes by email to a demo day, is checked in offline, and the jury scores', async ({
  browser,
}) => {
  const admin = await signIn(browser, 'acc-admin')
  const [event] = await askDatabase<{ id: number }>(
    `with gone as (delete from event_guest), left_over as (delete from event_invitation where status = 'WAITING')
     update held_event set takes_guests = true, capacity = 50, starts_at = now() + interval '90 minutes', ends_at = now() + interval '5 hours',
       criteria = '[{"name": "Команда", "description": "", "weight": 1}]'
     where name = 'Демо-день осеннего набора' returning id`,
  )
  const guest = await (await browser.newContext({ locale: 'ru-RU' })).newPage()
  await guest.goto(`/details/event?id=${event!.id}`)
  await guest.getByLabel('Имя').fill('Мария Гостева')
  await guest.getByLabel('Почта').fill('guest@mail.example')
  await guest.getByRole('button', { name: 'Зарегистрироваться' }).click()
  // The journeys' portal has no mail server: its emails are in the log, and the page does not promise one.
  await expect(guest.getByText('Письмо не отправлено')).toBeVisible()
  await guest.goto(await linkTo('guest@mail.example'))
  await guest.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(guest.getByText('место за вами')).toBeVisible()
  await expect(guest.getByRole('img', { name: 'QR-код билета' })).toBeVisible()
  const code = (await guest.locator('.guest-ticket__code').textContent())!

  await admin.goto(`/bch/view/event-door?eventId=${event!.id}`)
  await expect(admin.getByText('Мария Гостева')).toBeVisible()
  await expect
    .poll(() => admin.evaluate(async () => (await (await caches.open('event-door')).keys()).length))
    .toBeGreaterThan(5)
  await admin.context().setOffline(true)
  await admin.getByRole('searchbox').fill(code)
  await admin.keyboard.press('Enter')
  await expect(admin.getByText(/1\sотметка ждёт отправки/)).toBeVisible()
  // Reopened without a network, it has the list and the pending check-ins.
  await admin.reload()
  await expect(admin.getByText(/Портал\sнедоступен/)).toBeVisible()
  await expect(admin.getByText('Мария Гостева')).toBeVisible()
  await expect(admin.getByText(/1\sотметка ждёт отправки/)).toBeVisible()
  await admin.context().setOffline(false)
  await expect(admin.getByText('ждёт отправки')).toBeHidden({ timeout: 30_000 })
  const [came] = await askDatabase<{ status: string }>(
    `select status from event_guest where email = 'guest@mail.example'`,
  )
  expect(came!.status).toBe('ATTENDED')

  await admin.goto(`/bch/view/event?eventId=${event!.id}&tab=jury`)
  await admin.getByLabel('По почте').check()
  await admin.getByLabel('Почта', { exact: true }).fill('exp@demo.example')
  await admin.getByRole('button', { name: 'Добавить в жюри' }).click()
  await expect(admin.getByText(/оценил 0\sпроектов/)).toBeVisible()
  const juror = await signIn(browser, 'exp')
  await juror.goto(`/bch/view/event?eventId=${event!.id}&tab=jury`)
  await juror.getByRole('button', { name: 'Оценить' }).first().click()
  await dialog(juror).getByLabel('Команда').fill('9')
  await dialog(juror).getByRole('button', { name: 'Сохранить оценку' }).click()
  await expect(juror.getByText('ваши оценки: 9')).toBeVisible()
  await admin.reload()
  await expect(admin.getByText(/9 из 10/)).toBeVisible()
})

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
