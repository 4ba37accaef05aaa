import { dialog, newName } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { signIn, type WatchedPage } from './support/people.ts'

/**
 * An accelerator prepares its decisions: two applications are rejected with reasons, one is accepted, and no team is
 * notified before they are released together. Then the founder reads the reason and the next steps.
 */
test.describe.configure({ mode: 'serial' })

let admin: WatchedPage
let founder: WatchedPage
let request: { id: string; project: string }
/** Other new applications without a prepared decision. */
let rejected: string
let accepted: string

const choose = async (project: string) => {
  await admin
    .getByRole('row', { name: new RegExp(project) })
    .getByRole('checkbox')
    .click()
}

/** Prepares the selected rows with the open form, to be released later. */
const stage = async (submit: RegExp) => {
  await dialog(admin)
    .getByRole('radio', { name: /Когда\sвы\sобъявите\sрешения/ })
    .check({ force: true })
  await dialog(admin).getByRole('button', { name: submit }).click()
  await expect(dialog(admin)).toHaveCount(0)
}

test.beforeAll(async ({ browser }) => {
  const found = await askDatabase<{ id: string; project: string }>(`
    select r.id, p.name as project from acceleration_request r join project p on p.id = r.project_id
      join person l on l.uid = p.leader_uid
    where r.status = 'NEW' and not exists (select from staged_decision s where s.request_id = r.id)
      and r.accelerator_id in (select accelerator_id from accelerator_member m join person a on a.uid = m.person_uid
        where a.email = 'acc-admin@demo.example')
    order by l.email <> 'ini@demo.example', r.id limit 3`)
  request = found[0]!
  rejected = found[1]!.project
  accepted = found[2]!.project
  ;[admin, founder] = await Promise.all([signIn(browser, 'acc-admin'), signIn(browser, 'ini')])
})

test('decisions are prepared with reasons and advice, and the email is read beforehand', async () => {
  await admin.goto('/bch/view/projects-in-work?status=NEW')
  await choose(request.project)
  await choose(rejected)
  await admin.getByRole('button', { name: 'Отклонить', exact: true }).click()
  const form = dialog(admin, 'Отклонить заявки')
  await form.getByRole('combobox', { name: 'Причины' }).click()
  await admin.getByRole('option', { name: 'Стадия слишком ранняя для трека' }).click()
  await admin.getByRole('option', { name: /^Не\sпоказано,\sчто\sпродукт/ }).click()
  await form.getByRole('textbox', { name: 'Причина своими словами' }).fill('Пока нет ни одного пилота.')
  await form.getByRole('textbox', { name: /^Что сделать перед/ }).fill('Договоритесь о пилоте с заводом.')
  await form.getByText('Что получит команда').click()
  await expect(
    form.getByText(/Вернитесь\sс\sпервым\sрезультатом[^]*Договоритесь\sо\sпилоте/).last(),
  ).toBeVisible()
  await stage(/^Подготовить\s2\sрешения/)
  await expect(admin.getByText(/^Подготовлены\s2\sрешения/).last()).toBeVisible()

  await choose(accepted)
  await admin.getByRole('button', { name: 'Принять', exact: true }).click()
  await dialog(admin)
    .getByRole('textbox', { name: /^Следующий шаг команды/ })
    .fill('Встречаемся во вторник.')
  await stage(/^Подготовить/)
})

test('the founder learns nothing of what is prepared', async () => {
  await founder.goto(`/bch/view/my-acceleration-requests?requestId=${request.id}`)
  const details = dialog(founder)
  await expect(details.getByText('Ждёт решения')).toBeVisible()
  await expect(details.getByText(/Пока\sнет\sни\sодного\sпилота/)).toHaveCount(0)
})

test('they are released together; the founder reads why and what to do', async () => {
  await admin.goto('/bch/view/projects-in-work')
  await admin.getByRole('button', { name: 'Объявить решения' }).click()
  await dialog(admin)
    .getByRole('button', { name: /^Объявить\s\d+\sрешени/ })
    .click()
  await expect(admin.getByRole('heading', { level: 1, name: 'Объявление решений' })).toBeVisible()
  await expect(admin.getByText('Завершено')).toBeVisible()
  await expect(admin.getByRole('row', { name: new RegExp(`${accepted}.*Принять.*Решено`) })).toBeVisible()
  await expect(admin.getByRole('row', { name: new RegExp(`${rejected}.*Отклонить.*Решено`) })).toBeVisible()

  const details = dialog(founder)
  await expect(details.getByText('Отклонена').first()).toBeVisible()
  await expect(details.getByText('Стадия слишком ранняя для трека')).toBeVisible()
  await expect(details.getByText(/Пока\sнет\sни\sодного\sпилота/)).toBeVisible()
  await expect(details.getByText(/Вернитесь\sс\sпервым\sрезультатом/)).toBeVisible()
  await expect(details.getByText(/Договоритесь\sо\sпилоте\sс\sзаводом/)).toBeVisible()
  expect([...admin.troubles, ...founder.troubles]).toEqual([])
})

test('all that the filters leave are decided on, beyond the page that is seen', async () => {
  const name = newName('Поток заявок')
  const [track] = await askDatabase<{ id: string }>(
    `insert into track overriding system value
     select (jsonb_populate_record(t, jsonb_build_object('id', nextval(pg_get_serial_sequence('track', 'id')),
       'name', $1::text, 'short_link', 'flow' || t.id))).* from track t
     where t.short_link = 'predposev' returning id`,
    [name],
  )
  await askDatabase(
    `insert into acceleration_request (accelerator_id, project_id, track_id, created_by, status)
     select t.accelerator_id, p.id, t.id, p.leader_uid, 'NEW' from track t, (
       select * from project p where p.leader_uid is not null and not exists (
         select from project_member m join person a on a.uid = m.person_uid
         where m.project_id = p.id and a.email in ('acc-admin@demo.example', 'ini@demo.example'))
       order by exists (select from acceleration_request r where r.project_id = p.id), p.id desc limit 14) p
     where t.id = $1`,
    [track!.id],
  )
  await admin.goto(`/bch/view/projects-in-work?trackId=${track!.id}&size=10`)
  await admin.getByRole('row').first().getByRole('checkbox').click()
  await admin.getByRole('button', { name: 'Решить по всем найденным' }).click()
  const form = dialog(admin, 'Решение по всем найденным')
  await expect(form.getByText(/Будет\sпринято\s14\sзаявок/)).toBeVisible()
  await form.getByRole('button', { name: /^Принять\s14\sзаявок/ }).click()
  await expect(admin.getByRole('heading', { level: 1, name: 'Принятие заявок' })).toBeVisible()
  await expect(admin.getByText('Завершено')).toBeVisible()
  await expect(admin.getByText(/^Решено\s14\sзаявок/)).toBeVisible()
  expect(admin.troubles).toEqual([])
})
