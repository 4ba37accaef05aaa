import { dialog } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { signIn } from './support/people.ts'

/** The log shows an email as its recipient got it, and sends one again that was not delivered. */
test('an email is seen in the log and sent again', async ({ browser }) => {
  const [team, admin] = [await signIn(browser, 'acc-admin'), await signIn(browser, 'admin')]
  await team.goto('/bch/view/notification-templates/template?code=TASK_ACCEPTED')
  await team.getByRole('button', { name: 'Отправить мне' }).click()
  await expect(team.getByText(/Отправлено на acc-admin@/)).toBeVisible()
  await admin.goto('/admin/email-log?q=acc-admin')
  await admin
    .getByRole('link')
    .filter({ hasText: /acc-admin@|принят/i })
    .first()
    .click()
  await expect(admin.getByTitle('Письмо, как его видит получатель')).toBeVisible()
  await admin.getByRole('button', { name: 'Отправить ещё раз' }).click()
  await dialog(admin, /Отправить письмо ещё раз/)
    .getByRole('button', { name: 'Отправить ещё раз' })
    .click()
  await expect(admin.getByText('Письмо поставлено в очередь.')).toBeVisible()
  const again = () => askDatabase(`select from audit_entry where subject = 'mail' and action = 'sendAgain'`)
  await expect.poll(async () => (await again()).length).toBe(1)
})

/** A rule with escalation shows its recipients before it is saved. */
test('a reminder of what still waits goes to the administrators', async ({ browser }) => {
  const [late] = await askDatabase<{ days: number }>(
    `select (current_date - w.due_on + 1)::int as days from project_trackpoint w
       join project_track q on q.id = w.project_track_id and q.access_status = 'ALLOWED_TO_WORK'
       join accelerator_member m on m.accelerator_id = w.accelerator_id and m.admin
       join person u on u.uid = m.person_uid and u.email = 'acc-admin@demo.example'
     where w.state in ('PROCESS_CODE', 'START') and w.due_on < current_date order by w.due_on desc limit 1`,
  )
  const page = await signIn(browser, 'acc-admin')
  await page.goto('/bch/view/reminders')
  await page.getByRole('button', { name: 'Новое правило' }).first().click()
  await dialog(page).getByLabel('Сколько дней').fill('1')
  await dialog(page)
    .getByLabel(/^Сообщить администраторам/)
    .fill(String(late!.days))
  await dialog(page).getByRole('button', { name: 'Что отправит за 7 дней' }).click()
  await expect(dialog(page).getByRole('status')).toContainText(/администратор/u)
  await dialog(page).getByRole('button', { name: 'Добавить правило' }).click()
  await expect(page.getByRole('cell', { name: 'За сколько дней: 1', exact: true }).first()).toBeVisible()
})
