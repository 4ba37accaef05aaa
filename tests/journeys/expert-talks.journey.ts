import { dialog } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { obstacles, overflow, rawKeys } from './support/look-over.ts'
import { browserOf, signIn, type WatchedPage } from './support/people.ts'

/** Others suggest reviews to the accelerator, and an expert asks the team questions anonymously. */
test.describe.configure({ mode: 'serial' })

const suggestions = '/bch/view/expert-job/suggestions'

let mentor: WatchedPage
let team: WatchedPage
let project: { id: string; name: string }

const looksRight = async (page: WatchedPage): Promise<void> => {
  expect(await obstacles(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(rawKeys(await page.locator('body').innerText())).toEqual([])
}

const rowWith = (page: WatchedPage, words: string) => page.getByRole('row').filter({ hasText: words })

test.beforeAll(async ({ browser }) => {
  const [found] = await askDatabase<typeof project>(
    `select p.id, p.name from project p join project_track q on q.project_id = p.id
       join project_trackpoint w on w.project_track_id = q.id and w.state = 'DONE_CODE'
     where p.publication_status = 'PUBLISHED' and q.access_status = 'ALLOWED_TO_WORK'
       and q.accelerator_id = (select m.accelerator_id from accelerator_member m join person a on a.uid = m.person_uid
         where a.email = 'acc@demo.example' order by m.accelerator_id limit 1)
       and not exists (select from expert_suggestion s where s.project_id = p.id)
       and not exists (select from project_member m join person x on x.uid = m.person_uid
         where m.project_id = p.id and x.email in ('mnt@demo.example', 'acc@demo.example'))
     order by p.id limit 1`,
  )
  project = found!
  mentor = await signIn(browser, 'mnt')
  team = await browserOf(browser, 'acc')
})

test('a mentor proposes a review and takes back another', async () => {
  await mentor.goto(`/bch/view/project-details?id=${project.id}`)
  await mentor.getByRole('button', { name: /Предложить\sэкспертизу/ }).click()
  await dialog(mentor).getByLabel('Почему').fill('Выручка второго года не подтверждена')
  await dialog(mentor).getByRole('button', { name: 'Предложить' }).click()
  await expect(mentor.getByText(/Предложение\sотправлено/)).toBeVisible()
  await mentor.goto('/bch/view/expert-job/proposed')
  await expect(rowWith(mentor, 'Выручка второго года')).toContainText(/Ждёт\sрешения/)
  await looksRight(mentor)
  const other = rowWith(mentor, 'опытной установки')
  await other.getByRole('button', { name: /[Дд]ействия/ }).click()
  await mentor.getByRole('menuitem', { name: 'Отозвать' }).click()
  await dialog(mentor).getByRole('button', { name: 'Отозвать' }).click()
  await expect(other).toContainText('Отозвано')
})

test('the accelerator orders one, and declines another with a reason; their proposers are notified', async () => {
  await team.goto(suggestions)
  const act = async (words: string, action: string) => {
    await rowWith(team, words)
      .getByRole('button', { name: /[Дд]ействия/ })
      .click()
    await team.getByRole('menuitem', { name: action }).click()
  }
  await act('Выручка второго года', 'Заказать')
  const form = dialog(team)
  await form.locator('label.choice:not(:has(.expertise-against)) input').first().check()
  const due = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10).split('-').toReversed()
  await form.getByLabel(/^Срок/).first().fill(due.join('.'))
  await looksRight(team)
  await form.getByRole('button', { name: /^Заказать\s1/ }).click()
  await expect(team).toHaveURL(/expert-job\/details/)
  await team.goto(suggestions)
  await expect(rowWith(team, 'Выручка второго года')).toContainText(/Экспертиза\sзаказана/)
  await act('одно исследование рынка', 'Отклонить')
  await form.getByLabel('Причина').fill('Исследований уже три')
  await form.getByRole('button', { name: 'Отклонить' }).click()
  await expect(rowWith(team, 'одно исследование рынка')).toContainText('Отклонено')
  await expect(rowWith(mentor, 'Выручка второго года')).toContainText(/Экспертиза\sзаказана/)
})

test('an expert asks about a field; the accelerator passes the question and the answer on, in other words', async ({
  browser,
}) => {
  const [job] = await askDatabase<{ id: string; leader: string; task: string; track: string }>(
    `select j.id, l.email as leader, w.id as task, q.id as track from expert_job j join person x on x.uid = j.expert_uid
       join project_trackpoint w on w.id = j.task_id join project_track q on q.id = w.project_track_id
       join project p on p.id = q.project_id join person l on l.uid = p.leader_uid
     where x.email = 'exp@demo.example' and j.status = 'PROCESS' and j.blind <> 'BOTH_HIDDEN'
       and jsonb_array_length(w.asked) > 0 order by j.id limit 1`,
  )
  const { id, leader, task, track } = job!
  const expert = await browserOf(browser, 'exp')
  await expert.goto(`/bch/view/expert-job-order/details?expertJobId=${id}`)
  await expert.getByRole('button', { name: /Спросить\sкоманду/ }).click()
  const form = dialog(expert)
  await form.getByRole('combobox', { name: /^Поле/ }).click()
  await expert.getByRole('option').first().click()
  await form.getByRole('textbox', { name: /^Вопрос/ }).fill('Я Орлова. Кто платит за пилот?')
  await looksRight(expert)
  await form.getByRole('button', { name: /Отправить\sакселератору/ }).click()
  await expect(expert.getByRole('button', { name: /^К\sполю/ }).first()).toBeVisible()

  const pass = async (button: RegExp, label: RegExp, words: string) => {
    await team.getByRole('button', { name: button }).first().click()
    await dialog(team).getByLabel(label).fill(words)
    await dialog(team).getByRole('button', { name: button }).click()
  }
  await team.goto(`/bch/view/expert-job/details?expertJobId=${id}`)
  await pass(/Передать\sкоманде/, /Вопрос\sдля\sкоманды/, 'Кто платит за пилот?')
  await expect(team.getByText(/Вопрос\sпередан/)).toBeVisible()

  const founder = await browserOf(browser, leader)
  await founder.goto(
    `/bch/view/my-acceleration-requests/initiator-details?projectTrackId=${track}&taskId=${task}`,
  )
  await expect(founder.getByText('Кто платит за пилот?')).toBeVisible()
  await expect(founder.getByText('Орлова')).toHaveCount(0)
  await looksRight(founder)
  await founder.getByRole('button', { name: 'Ответить' }).first().click()
  await dialog(founder).getByLabel('Ответ').fill('Платит первый покупатель')
  await dialog(founder).getByRole('button', { name: 'Ответить' }).click()
  await expect(founder.getByText(/Ответ\sотправлен/)).toBeVisible()

  await pass(/Передать\sответ/, /Ответ\sдля\sэксперта/, 'Платит покупатель')
  await expect(expert.getByText('Платит покупатель')).toBeVisible()
  await looksRight(expert)
})
