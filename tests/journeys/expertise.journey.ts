import { dialog } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { obstacles, overflow, rawKeys } from './support/look-over.ts'
import { browserOf, signIn, type WatchedPage } from './support/people.ts'

/** An expert accepts an order, comments on the team's work, and completes the review. */
test.describe.configure({ mode: 'serial' })

let expert: WatchedPage
let id: string

const looksRight = async (page: WatchedPage): Promise<void> => {
  expect(await obstacles(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(rawKeys(await page.locator('body').innerText())).toEqual([])
}

const head = () => expert.locator('.page-head')

test.beforeAll(async ({ browser }) => {
  const [order] = await askDatabase<{ id: string }>(
    `select j.id from expert_job j join person p on p.uid = j.expert_uid
     where p.email = 'exp@demo.example' and j.status = 'NEW' and j.result_type = 'COMMENTS' order by j.id limit 1`,
  )
  id = order!.id
  expert = await signIn(browser, 'exp')
})

test('finds new orders in the list, and reads the request before accepting one', async () => {
  await expert.getByRole('link', { name: /Мои\sэкспертизы/ }).click()
  await expert.getByRole('link', { name: 'Новые' }).click()
  await expert.locator(`a[href$="expertJobId=${id}"]`).click()
  await expect(expert.getByText(/Ждёт\sвашего\sответа/)).toBeVisible()
  await expect(expert.getByText(/Ответ\sкоманды/, { exact: true })).toHaveCount(0)
  await looksRight(expert)
})

test('takes it: what the team handed in opens', async () => {
  await head()
    .getByRole('button', { name: /Взять\sв\sработу/ })
    .click()
  await expect(dialog(expert)).toContainText(/конфиденциальны/)
  await dialog(expert)
    .getByRole('button', { name: /Взять\sв\sработу/ })
    .click()
  await expect(expert.getByRole('heading', { name: /Ответ\sкоманды/ })).toBeVisible()
})

test('sees what is missing, comments, and finds it again after a reload', async () => {
  await head().getByRole('button', { name: 'Завершить' }).click()
  await expect(expert.getByText(/Добавьте\sхотя\sбы\sодин\sкомментарий\.$/)).toBeVisible()
  await expert.getByLabel(/Комментарий\sк\sработе/).fill('Рынок посчитан дважды')
  await expert.getByRole('button', { name: /Добавить\sкомментарий/ }).click()
  await expect(expert.locator('.job-comments')).toContainText(/Рынок\sпосчитан\sдважды/)
  // Each question is answered, as the order requires.
  for (const question of await expert.getByRole('textbox', { name: /^\d+\.\s/ }).all())
    await question.fill('Да, если поставщик подтвердит сроки')
  await expert.getByLabel('Заключение').fill('Советую принять после пересчёта')
  await expect(expert.getByText(/Сохранено/)).toBeVisible()
  await expert.reload()
  await expect(expert.getByLabel('Заключение')).toHaveValue('Советую принять после пересчёта')
  await looksRight(expert)
})

test('completes it: it is read only, and the next one follows', async () => {
  await head().getByRole('button', { name: 'Завершить' }).click()
  await dialog(expert).getByRole('button', { name: 'Завершить' }).click()
  await expect(expert.getByText(/Экспертиза\sсдана/)).toBeVisible()
  await expect(expert.getByRole('region', { name: /Ваша\sэкспертиза/ }).getByRole('textbox')).toHaveCount(0)
  await head()
    .getByRole('button', { name: /Следующая\sэкспертиза/ })
    .click()
  await expect(expert).not.toHaveURL(new RegExp(`expertJobId=${id}$`))
})

test('a returned review is resubmitted, and the accelerator reads the changes', async ({ browser }) => {
  const [job] = await askDatabase<{ client: string }>(
    `select p.email as client from expert_job j join person p on p.uid = j.client_uid where j.id = ${Number(id)}`,
  )
  const client = await browserOf(browser, job!.client.split('@')[0]!)
  await client.goto(`/bch/view/expert-job/details?expertJobId=${id}`)
  await client
    .locator('.page-head')
    .getByRole('button', { name: /Ещё\sдействия/ })
    .click()
  await client.getByRole('menuitem', { name: /Вернуть\sна\sдоработку/ }).click()
  await dialog(client)
    .getByLabel(/Что\sдоработать/)
    .fill('Покажите пересчёт')
  await dialog(client)
    .getByRole('button', { name: /Вернуть\sна\sдоработку/ })
    .click()
  await expect(client.getByText(/Результат\sвозвращён/).first()).toBeVisible()
  await expert.goto(`/bch/view/expert-job-order/details?expertJobId=${id}`)
  await expect(expert.getByText('Покажите пересчёт')).toBeVisible()
  await expert.getByLabel('Заключение').fill('Советую принять: пересчёт приложен')
  await expect(expert.getByText(/Сохранено/)).toBeVisible()
  await head().getByRole('button', { name: 'Завершить' }).click()
  await dialog(expert).getByRole('button', { name: 'Завершить' }).click()
  await expect(expert.getByText(/Экспертиза\sсдана/)).toBeVisible()
  const changes = client.locator('section', {
    has: client.getByRole('heading', { name: /изменилось\sпосле/ }),
  })
  await expect(changes.locator('del')).toHaveText('Советую принять после пересчёта')
  await expect(changes.locator('ins')).toHaveText('Советую принять: пересчёт приложен')
  await looksRight(client)
})

test('a blind review opens without the names of its project and team', async () => {
  const [blind] = await askDatabase<{ id: string; number: string; name: string; leader: string }>(
    `select j.id, j.serial_number as number, p.name, l.last_name as leader
     from expert_job j join person x on x.uid = j.expert_uid join project_trackpoint w on w.id = j.task_id
       join project_track q on q.id = w.project_track_id join project p on p.id = q.project_id
       join person l on l.uid = p.leader_uid
     where x.email = 'exp@demo.example' and j.blind = 'BOTH_HIDDEN' and j.status <> 'REJECT'
     order by (j.status = 'NEW'), j.id limit 1`,
  )
  await expert.goto(`/bch/view/expert-job-order/details?expertJobId=${blind!.id}`)
  await expect(expert.getByRole('heading', { level: 1 })).toHaveText(blind!.number.replace('-', '\u2011'))
  await expect(expert.getByText(/Слепая\sэкспертиза/)).toBeVisible()
  await expect(expert.getByText(/Загружаем/)).toHaveCount(0)
  const shown = await expert.locator('main').innerText()
  expect(shown).not.toContain(blind!.name)
  expect(shown).not.toContain(blind!.leader)
  await looksRight(expert)
})

test('a team names who should not review it', async ({ browser }) => {
  const founder = await browserOf(browser, 'ini')
  const [task] = await askDatabase<{ id: string; track: string }>(
    `select w.id, q.id as track from project_trackpoint w join project_track q on q.id = w.project_track_id
       join project p on p.id = q.project_id join person l on l.uid = p.leader_uid
     where l.email = 'ini@demo.example' and q.access_status = 'ALLOWED_TO_WORK' order by w.id limit 1`,
  )
  await founder.goto(
    `/bch/view/my-acceleration-requests/initiator-details?projectTrackId=${task!.track}&taskId=${task!.id}`,
  )
  await founder.getByRole('button', { name: /Сообщить\sо\sконфликте\sинтересов/ }).click()
  await dialog(founder)
    .getByLabel(/Электронная\sпочта/)
    .fill('Rival@company.example')
  await dialog(founder).getByLabel('Почему').fill('Конкурент')
  await dialog(founder).getByRole('button', { name: 'Назвать' }).click()
  await expect(dialog(founder)).toContainText('rival@company.example')
  await looksRight(founder)
})

test('the accelerator declares a conflict that it knows of, and takes it back', async ({ browser }) => {
  const team = await browserOf(browser, 'acc')
  await team.goto('/bch/view/expert-job')
  await team.getByRole('link', { name: 'Конфликты' }).click()
  await expect(team.getByRole('row', { name: /Эксперт/ }).first()).toBeVisible()
  await looksRight(team)
  await team.getByRole('button', { name: /Сообщить\sо\sконфликте/ }).click()
  for (const field of ['Эксперт', 'Проект']) {
    await dialog(team)
      .getByRole('combobox', { name: new RegExp(field) })
      .click()
    await team.getByRole('option').first().click()
  }
  await dialog(team)
    .getByLabel(/Причина/)
    .fill('Брат лидера проекта')
  await looksRight(team)
  await dialog(team).getByRole('button', { name: 'Сообщить' }).click()
  const declared = team.getByRole('row', { name: /Брат\sлидера/ })
  await expect(declared).toBeVisible()
  await declared.getByRole('button', { name: /действия/i }).click()
  await team.getByRole('menuitem', { name: 'Снять' }).click()
  await dialog(team).getByRole('button', { name: 'Снять' }).click()
  await expect(declared).toHaveCount(0)
})

test('the accelerator narrows its reviews to a project, and from the page of a review to its task', async ({
  browser,
}) => {
  const team = await browserOf(browser, 'acc')
  await team.goto('/bch/view/expert-job')
  const [found] = await askDatabase<{ id: string; project: string }>(
    `select j.id, p.name as project from expert_job j join project p on p.id = j.project_id
       join accelerator_member m on m.accelerator_id = j.accelerator_id join person a on a.uid = m.person_uid
     where a.email = 'acc@demo.example' and j.requester_uid is null order by j.id limit 1`,
  )
  const { id: reviewId, project } = found!
  await team.getByRole('group', { name: 'Фильтры' }).getByRole('button', { name: 'Проект' }).click()
  await dialog(team).getByRole('combobox', { name: 'Проект' }).fill(project)
  await looksRight(team)
  await dialog(team).getByRole('option').first().click()
  const rows = team.locator('tbody tr')
  await expect(team.getByRole('button', { name: /Убрать\sфильтр\s«Проект»/ })).toBeVisible()
  await expect(team).toHaveURL(/projectId=\d+/)
  await expect(rows.first()).toContainText(project)
  await team.goto(`/bch/view/expert-job/details?expertJobId=${reviewId}`)
  await team.getByRole('link', { name: 'этого задания' }).click()
  await expect(team.getByRole('button', { name: /^Задание\s?\S.*,\s/ })).toBeVisible()
  await expect(team.locator(`a[href$="expertJobId=${reviewId}"]`).first()).toBeVisible()
})

test('the accelerator plans who reviews what, changes it by hand and orders it whole', async ({
  browser,
}) => {
  const team = await browserOf(browser, 'acc')
  await team.goto('/bch/view/expert-job')
  await team.getByRole('link', { name: 'Распределить' }).click()
  const due = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10).split('-').toReversed()
  await team.getByLabel(/^Срок/).first().fill(due.join('.'))
  await team.getByRole('button', { name: /Предложить\sплан/ }).click()
  const plan = team.getByRole('region', { name: /^План/ })
  await expect(plan.getByRole('heading', { name: /Нагрузка/ })).toBeVisible()
  await looksRight(team)
  await plan
    .getByRole('button', { name: /^Исключить/ })
    .first()
    .click()
  await plan.getByRole('button', { name: /Обновить\sплан/ }).click()
  await expect(plan.getByText(/Исключена\s1\sпара/)).toBeVisible()
  await expect(plan.getByText(/Оставьте\sпары/)).toBeVisible()
  await plan.getByRole('button', { name: /^Заказать\s\d+\sэкспертиз/ }).click()
  await dialog(team)
    .getByRole('button', { name: /^Заказать/ })
    .click()
  await expect(team).toHaveURL(/\/bch\/view\/expert-job$/)
  await expect(team.getByText(/Заказан[аоы]?\s\d+\sэкспертиз/)).toBeVisible()
})
