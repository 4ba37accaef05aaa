import { dialog } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { browserOf, type WatchedPage } from './support/people.ts'

/**
 * A track has an application form: the application is begun, left, found again on another device, completed and
 * read.
 */
test.describe.configure({ mode: 'serial' })

let founder: WatchedPage
let project: string

const problem = 'Тепло уходит через старые стены: счёт за отопление выше на треть.'

test('the page of the track lists its questions, and the application begins as a draft', async ({
  browser,
}) => {
  founder = await browserOf(browser, 'ini')
  // Everything required but the problem is already in its profile.
  const [free] = await askDatabase<{ name: string }>(
    `select p.name from project p join person l on l.uid = p.leader_uid
     where l.email = 'ini@demo.example' and not exists (select from application_draft d
       join track t on t.id = d.track_id where d.project_id = p.id and t.short_link = 'invest')
     and not exists (select from acceleration_request r join track t on t.id = r.track_id
       where r.project_id = p.id and t.short_link = 'invest' and r.status in ('NEW', 'ACCEPT'))
     and (select count(*) from profile_value v where v.project_id = p.id
       and v.element_code in ('pitch', 'wanted_sum')) = 2 order by p.id limit 1`,
  )
  project = free!.name
  await founder.goto('/s/invest')
  await expect(founder.getByRole('heading', { name: /Что\sспросим\sв\sзаявке/ })).toBeVisible()
  const link = founder.getByRole('link', { name: 'Подать заявку' }).first()
  await expect(link).not.toHaveAttribute('href', /login-portal/)
  await link.click()
  const form = dialog(founder, /Заявка\sна\sтрек/)
  await form.getByLabel('Проект', { exact: true }).selectOption({ label: project })
  await form.getByRole('button', { name: 'Продолжить' }).click()
  await expect(founder).toHaveURL(/\/my-acceleration-requests\/application\?draftId=\d+/)
  await expect(founder.getByRole('heading', { level: 1 })).toContainText('Инвестиционный трек')
  // Values taken from the profile are marked as such.
  await expect(founder.getByText(/Из\sпрофиля\sпроекта/).first()).toBeVisible()
})

test('what is typed is saved, and another device goes on from it', async ({ browser }) => {
  await founder.getByRole('textbox', { name: /Сообщение акселератору/ }).fill('Ищем деньги на серию.')
  await founder.getByRole('textbox', { name: /Сообщение акселератору/ }).blur()
  await expect(founder.getByText(/Сохранено/).first()).toBeVisible()
  const elsewhere = await browserOf(browser, 'ini')
  await elsewhere.goto('/bch/view/my-acceleration-requests')
  const row = elsewhere.getByRole('listitem').filter({ hasText: project })
  await row
    .getByRole('button', { name: 'Продолжить' })
    .or(row.getByRole('link', { name: 'Продолжить' }))
    .click()
  await expect(elsewhere.getByRole('textbox', { name: /Сообщение акселератору/ })).toHaveValue(
    'Ищем деньги на серию.',
  )
})

test('without what is required it is not sent, and the list leads to the field', async () => {
  const field = founder.locator('[data-place="problem"] textarea, [data-place^="problem"] textarea').first()
  await field.fill('')
  await field.blur()
  await founder.getByRole('checkbox', { name: /Я\sпередаю\sакселератору/ }).check()
  await founder.getByRole('button', { name: 'Отправить заявку' }).click()
  const missing = founder.getByRole('alert').filter({ hasText: 'До отправки осталось' })
  await expect(missing).toBeVisible()
  await field.fill(problem)
  await field.blur()
  await founder.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(founder).toHaveURL(/my-acceleration-requests\?requestId=\d+/)
  await expect(dialog(founder, 'Заявка')).toContainText('Ответы на вопросы')
})

test('the accelerator reads the answers as they were sent', async ({ browser }) => {
  const team = await browserOf(browser, 'acc')
  const sent = new URL(founder.url()).searchParams.get('requestId')
  await team.goto(`/bch/view/projects-in-work?requestId=${sent}`)
  const drawer = dialog(team, project)
  await expect(drawer).toContainText('Ответы на вопросы')
  await expect(drawer.locator('[data-place^="problem"]')).toContainText(problem)
})
