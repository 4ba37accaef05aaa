import { dialog } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { obstacles, overflow, rawKeys } from './support/look-over.ts'
import { browserOf, signIn, type WatchedPage } from './support/people.ts'

/**
 * An investor orders a review for themselves, the accelerator gives access to the task, the expert writes, the
 * investor accepts and pays.
 */
test.describe.configure({ mode: 'serial' })

const jobsPath = '/bch/view/expert-job'

let investor: WatchedPage
let team: WatchedPage
let expert: WatchedPage
let project: { id: string; name: string; expert: string }
let jobId: string

const looksRight = async (page: WatchedPage): Promise<void> => {
  expect(await obstacles(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(rawKeys(await page.locator('body').innerText())).toEqual([])
}

test.beforeAll(async ({ browser }) => {
  const [found] = await askDatabase<typeof project>(
    `select p.id, p.name, (select x.last_name from person x where x.email = 'exp@demo.example') as expert from project p join project_track q on q.project_id = p.id
       join project_trackpoint w on w.project_track_id = q.id and w.state = 'DONE_CODE'
       join accelerator a on a.id = q.accelerator_id and a.expert_outside_orders
     where q.access_status = 'ALLOWED_TO_WORK'
       and exists (select from project_publication u where u.project_id = p.id and u.accelerator_id = a.id
         and u.status = 'PUBLISHED')
       and not exists (select from expert_job j join person x on x.uid = j.expert_uid
         where j.task_id = w.id and x.email = 'exp@demo.example')
       and not exists (select from expert_conflict c where c.project_id = p.id)
       and not exists (select from project_member m join person x on x.uid = m.person_uid
         where m.project_id = p.id and x.email in ('inv@demo.example', 'acc-admin@demo.example', 'exp@demo.example'))
     order by p.id limit 1`,
  )
  project = found!
  investor = await signIn(browser, 'inv')
  team = await browserOf(browser, 'acc-admin')
  expert = await signIn(browser, 'exp')
})

test('an investor orders a review from the page of a project', async () => {
  // From the public page: its button opens the form in the work area.
  await investor.goto(`/details/project-details?id=${project.id}`)
  await investor.getByRole('link', { name: /Заказать\sэкспертизу/ }).click()
  const form = dialog(investor)
  await form.getByRole('checkbox', { name: new RegExp(project.expert) }).check()
  await expect(form.getByText(/Получится\s1\sэкспертиза/)).toBeVisible()
  await form.getByLabel(/^Срок/).fill('31.12.2027')
  await form.getByLabel(/^Вознаграждение/).fill('9500')
  await looksRight(investor)
  await form.getByRole('button', { name: /Заказать\s1\sэкспертизу/ }).click()
  await expect(investor).toHaveURL(/expert-job\/details\?expertJobId=\d+/)
  await looksRight(investor)
  jobId = new URL(investor.url()).searchParams.get('expertJobId')!
  await investor.goto(jobsPath)
  await expect(investor.getByRole('row').filter({ hasText: project.name }).first()).toBeVisible()
  await looksRight(investor)
})

test('the expert takes it, and reads what the page shows', async () => {
  await expert.goto(`/bch/view/expert-job-order/details?expertJobId=${jobId}`)
  await expert
    .getByRole('button', { name: /^Взять/ })
    .first()
    .click()
  await dialog(expert)
    .getByRole('button', { name: /^Взять/ })
    .click()
  await expect(expert.getByText(/Вы\sчитаете\sопубликованное/)).toBeVisible()
  await looksRight(expert)
})

test('the accelerator is notified, and gives the expert access to the task', async () => {
  await team.goto('/bch/view/notifications')
  await expect(
    team.getByText(new RegExp(`заказ\\sэкспертизы\\sпроекта\\s«${project.name}»`)).first(),
  ).toBeVisible()
  await team.goto(`${jobsPath}/details?expertJobId=${jobId}`)
  await expect(team.getByText(/заказывает\sи\sоплачивает/)).toBeVisible()
  await looksRight(team)
  await team.getByRole('button', { name: /Открыть\sзадание\sэксперту/ }).click()
  await dialog(team)
    .getByRole('button', { name: /Открыть/ })
    .click()
  await expect(team.getByText(/Задание\sоткрыто\sэксперту/).first()).toBeVisible()
  await expert.reload()
  await expect(expert.getByText(/Ответ\sкоманды/).first()).toBeVisible()
})

test('the investor reads the result, accepts it and notes the payment', async () => {
  await askDatabase(
    `update expert_job set status = 'COMPLETE', completed_at = now(), conclusion = 'Рынок есть.'
     where id = ${Number(jobId)} returning id`,
  )
  await investor.goto(`${jobsPath}/details?expertJobId=${jobId}`)
  await expect(investor.getByText('Рынок есть.')).toBeVisible()
  await investor.getByRole('button', { name: /Принять\sрезультат/ }).click()
  await dialog(investor)
    .getByRole('button', { name: /Принять/ })
    .click()
  await expect(investor.getByText(/Результат\sпринят/).first()).toBeVisible()
  await investor.goto(`${jobsPath}/payments`)
  await expect(investor.getByRole('row').filter({ hasText: '9' }).first()).toBeVisible()
  await looksRight(investor)
  await investor.goto(`${jobsPath}/acts`)
  await looksRight(investor)
  await team.goto(`${jobsPath}/payments`)
  await expect(
    team
      .getByRole('row')
      .filter({ hasText: project.name })
      .filter({ hasText: /9\s500/ }),
  ).toHaveCount(0)
})

test('the investor orders reviews of two projects at once from the list', async () => {
  await investor.goto(jobsPath)
  await investor.getByRole('button', { name: /Заказать\sэкспертизу/ }).click()
  const form = dialog(investor)
  const projects = form.getByRole('group', { name: /Проекты\sи\sзадания/ })
  await projects.getByRole('checkbox').nth(0).check()
  await projects.getByRole('checkbox').nth(1).check()
  await form.getByRole('group', { name: 'Эксперты' }).locator('input:enabled').first().check()
  await expect(form.getByText(/Получится\s2\sэкспертизы/)).toBeVisible()
  await form.getByLabel(/^Срок/).fill('31.12.2027')
  await form.getByRole('button', { name: /Заказать\s2\sэкспертизы/ }).click()
  await expect(form).toBeHidden()
  await expect(investor).toHaveURL(new RegExp(`${jobsPath}$`))
})

test('the investor begins an order from a row of the showcase', async () => {
  await investor.goto(`/bch/view/project-list-showcase?q=${encodeURIComponent(project.name)}`)
  const row = investor.getByRole('row').filter({ hasText: project.name }).first()
  await row.getByRole('button', { name: /Ещё\sдействия/ }).click()
  await investor.getByRole('menuitem', { name: /Заказать\sэкспертизу/ }).click()
  await expect(dialog(investor).getByRole('group', { name: 'Эксперты' })).toBeVisible()
  await investor.keyboard.press('Escape')
})

test('the investor begins an order from an expert of the directory, of what that one may review', async () => {
  await investor.goto(jobsPath)
  const manualLinks = investor.getByRole('navigation', { name: /Ещё\sоб\sэкспертизах/ })
  await manualLinks.getByRole('link', { name: 'Эксперты' }).click()
  await expect(investor).toHaveURL(new RegExp(`${jobsPath}/experts`))
  await investor
    .getByRole('row')
    .getByRole('button', { name: /Ещё\sдействия/ })
    .first()
    .click()
  await investor.getByRole('menuitem', { name: /Заказать\sэкспертизу/ }).click()
  const form = dialog(investor)
  await form.getByRole('checkbox').first().check()
  await expect(form.getByText(/Получится\s1\sэкспертиза/)).toBeVisible()
  await form.getByLabel(/^Срок/).fill('31.12.2027')
  await form.getByRole('button', { name: /Заказать\s1\sэкспертизу/ }).click()
  await expect(investor).toHaveURL(/expert-job\/details\?expertJobId=\d+/)
})
