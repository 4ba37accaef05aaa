import { strFromU8, unzipSync } from 'fflate'
import { readFile } from 'node:fs/promises'
import { chooseAction, dialog } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { obstacles, overflow, rawKeys } from './support/look-over.ts'
import { browserOf, type WatchedPage } from './support/people.ts'

/** From the order of three reviews to the paid act, and the task that continues. */
test.describe.configure({ mode: 'serial' })

const jobsPath = '/bch/view/expert-job'

type Expert = { uid: string; email: string; name: string }

let team: WatchedPage
let task: { id: string; projectTrackId: string; project: string }
let experts: [Expert, Expert, Expert]
const jobs = new Map<string, string>()

const looksRight = async (page: WatchedPage): Promise<void> => {
  expect(await obstacles(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(rawKeys(await page.locator('body').innerText())).toEqual([])
}

const jobOf = ({ uid }: Expert): string => jobs.get(uid)!

test.beforeAll(async ({ browser }) => {
  const [found] = await askDatabase<typeof task & { acceleratorId: string }>(
    `select w.id, q.id as "projectTrackId", p.name as project, q.accelerator_id as "acceleratorId"
     from project_trackpoint w join project_track q on q.id = w.project_track_id join project p on p.id = q.project_id
     where w.state = 'DONE_CODE' and q.access_status = 'ALLOWED_TO_WORK' and q.accelerator_id = (
         select m.accelerator_id from accelerator_member m join person h on h.uid = m.person_uid
         where h.email = 'acc-admin@demo.example' order by m.accelerator_id limit 1)
       and not exists (select from expert_job j where j.project_id = p.id)
       and not exists (select from task_claim c where c.task_id = w.id)
       and exists (select from project_trackpoint n where n.project_track_id = q.id and n.seq > w.seq and n.state = 'NOT_STARTED')
     order by w.id limit 1`,
  )
  task = found!
  experts = (await askDatabase<Expert>(
    `select h.uid, h.email, h.last_name as name from accelerator_member m join person h on h.uid = m.person_uid
     where m.accelerator_id = ${Number(found!.acceleratorId)} and m.role = 'EXP' and not m.blocked and h.status = 'A'
       and not exists (select from project_member o join project_track q on q.project_id = o.project_id
         where q.id = ${Number(task.projectTrackId)} and o.person_uid = h.uid)
     order by (h.email = 'exp@demo.example') desc, h.uid limit 3`,
  )) as typeof experts
  team = await browserOf(browser, 'acc-admin')
})

test('the accelerator asks three experts at once from its projects in work', async () => {
  await team.goto(`/bch/view/projects-in-work?q=${encodeURIComponent(task.project)}`)
  await chooseAction(team, task.project, 'Заказать экспертизу')
  const form = dialog(team)
  for (const { name } of experts) await form.getByRole('checkbox', { name: new RegExp(name) }).check()
  await expect(form.getByText(/Получится\s3\sэкспертизы/)).toBeVisible()
  await form.getByLabel(/^Срок/).fill('31.12.2027')
  await form.getByLabel(/^Вознаграждение/).fill('12500')
  // A demo expert may work in the company of a founder.
  const reason = form.getByLabel(/^Почему заказываете несмотря/)
  if (await reason.isVisible()) await reason.fill('Других экспертов по этой теме нет')
  await form.getByRole('button', { name: /Заказать\s3\sэкспертизы/ }).click()
  await expect(form).toBeHidden()
  for (const { uid, id } of await askDatabase<{ uid: string; id: string }>(
    `select expert_uid as uid, id from expert_job where task_id = ${Number(task.id)}`,
  ))
    jobs.set(uid, id)
  expect(jobs.size).toBe(3)
})

test('one declines with a reason, two take it on its terms, write and hand in', async ({ browser }) => {
  const [first, second, third] = experts
  const declines = await browserOf(browser, third.email)
  await declines.goto(`/bch/view/expert-job-order/details?expertJobId=${jobOf(third)}`)
  await declines
    .getByRole('button', { name: /^Отказаться/ })
    .first()
    .click()
  await dialog(declines)
    .getByLabel(/Почему|Причина/)
    .fill('Не моя область')
  await dialog(declines)
    .getByRole('button', { name: /^Отказаться/ })
    .click()
  await expect(declines).toHaveURL(/\/expert-job-order$/)
  for (const one of [first, second]) {
    const expert = await browserOf(browser, one.email)
    await expert.goto(`/bch/view/expert-job-order/details?expertJobId=${jobOf(one)}`)
    await expert
      .getByRole('button', { name: /^Взять/ })
      .first()
      .click()
    await expect(dialog(expert)).toContainText(/12\s500/)
    await expect(dialog(expert)).toContainText(/конфиденциальны/)
    await dialog(expert)
      .getByRole('button', { name: /^Взять/ })
      .click()
    await expert.getByLabel(/Комментарий\sк\sработе/).fill('Рынок посчитан верно')
    await expert.getByRole('button', { name: /Добавить\sкомментарий/ }).click()
    await expect(expert.locator('.job-comments')).toContainText(/Рынок\sпосчитан/)
    await expert.locator('.page-head').getByRole('button', { name: 'Завершить' }).click()
    await dialog(expert).getByRole('button', { name: 'Завершить' }).click()
    await expect(expert.getByText(/Экспертиза\sсдана/)).toBeVisible()
  }
})

test('the accelerator accepts both results, and both are due', async () => {
  for (const one of experts.slice(0, 2)) {
    await team.goto(`${jobsPath}/details?expertJobId=${jobOf(one)}`)
    await expect(team.getByText(/Рынок\sпосчитан\sверно/)).toBeVisible()
    await team.getByRole('button', { name: /Принять\sрезультат/ }).click()
    await dialog(team)
      .getByRole('button', { name: /Принять/ })
      .click()
    await expect(team.getByText(/Результат\sпринят/).first()).toBeVisible()
  }
  await team.goto(`${jobsPath}/payments?state=DUE`)
  const due = team
    .getByRole('row')
    .filter({ hasText: task.project })
    .filter({ hasText: /12\s500/ })
  await expect(due).toHaveCount(2)
  await looksRight(team)
})

test('it makes an act, reads it as a document, and marks it paid', async () => {
  const [, second] = experts
  await team.goto(`${jobsPath}/acts`)
  await team.getByRole('button', { name: /Составить\sакт/ }).click()
  const form = dialog(team)
  await form.getByRole('combobox', { name: /Эксперт/ }).click()
  await team.getByRole('option', { name: new RegExp(second.name) }).click()
  const today = new Date()
  const day = (shift: number): string =>
    new Date(today.getTime() + shift * 86_400_000)
      .toISOString()
      .slice(0, 10)
      .split('-')
      .toReversed()
      .join('.')
  await form.getByLabel('Принят с').fill(day(-2))
  await form.getByLabel('Принят по').fill(day(1))
  // It also contains other reviews of theirs that were accepted on these days.
  const holds = form.getByText(/^В\sакт\sвойд[уё]т\s\d+\sэкспертиз/)
  await expect(holds).toBeVisible()
  await expect(form.getByText(new RegExp(task.project))).toBeVisible()
  const amount = /на\s(.+₽)/.exec(await holds.innerText())![1]!
  await looksRight(team)
  await form.getByRole('button', { name: /Составить\sакт/ }).click()
  const act = team.getByRole('row').filter({ hasText: second.name }).filter({ hasText: amount })
  await expect(act).toContainText(/Ждёт\sоплаты/)
  await act.getByRole('button', { name: /действия/i }).click()
  const [file] = await Promise.all([
    team.waitForEvent('download'),
    team.getByRole('menuitem', { name: /Скачать\sна\sрусском/ }).click(),
  ])
  const parts = unzipSync(new Uint8Array(await readFile(await file.path())))
  expect(strFromU8(parts['word/document.xml']!)).toMatch(/тысяч[аи]?\s(?:.+\s)?рубл/)
  await act.getByRole('button', { name: /действия/i }).click()
  await team.getByRole('menuitem', { name: /Отметить\sоплату/ }).click()
  await dialog(team)
    .getByLabel(/Платёжный\sдокумент/)
    .fill('п/п 214')
  await dialog(team)
    .getByRole('button', { name: /Отметить\sоплату/ })
    .click()
  await expect(act).toContainText('Оплачен')
  await looksRight(team)
})

test('the expert reads in their earnings what was paid', async ({ browser }) => {
  const expert = await browserOf(browser, experts[1].email)
  await expert.goto('/bch/view/expert-job-order/earnings?state=PAID')
  const row = expert.getByRole('row').filter({ hasText: task.project })
  await expect(row).toContainText(/12\s500/)
  await expect(row).toContainText('Оплачена')
  await looksRight(expert)
})

test('the task is accepted, and the next one waits for its team', async () => {
  await team.goto(
    `/bch/view/my-acceleration-requests/initiator-details?projectTrackId=${task.projectTrackId}&taskId=${task.id}`,
  )
  await team.getByRole('button', { name: 'Принять', exact: true }).click()
  await team
    .getByRole('dialog', { name: /Принять\sзадание/ })
    .getByRole('button', { name: 'Принять', exact: true })
    .click()
  await expect(team.getByText('Задание принято', { exact: true }).first()).toBeVisible()
  const [next] = await askDatabase<{ name: string }>(
    `select k.name from acceleration_request r join trackpoint k on k.id = r.trackpoint_id
     join project_track q on q.request_id = r.id where q.id = ${Number(task.projectTrackId)}`,
  )
  await team.goto(`/bch/view/projects-in-work?q=${encodeURIComponent(task.project)}`)
  await expect(team.getByRole('row').filter({ hasText: task.project }).first()).toContainText(next!.name)
})
