import { readFile } from 'node:fs/promises'
import { dialog } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { obstacles, overflow, rawKeys } from './support/look-over.ts'
import { browserOf, type WatchedPage } from './support/people.ts'

/**
 * An expert fills in a template, partly offline, and completes the review; the accelerator sees that reviewers
 * disagree and orders a third review.
 */
test.describe.configure({ mode: 'serial' })

let expert: WatchedPage

const looksRight = async (page: WatchedPage): Promise<void> => {
  expect(await obstacles(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(rawKeys(await page.locator('body').innerText())).toEqual([])
}

const ofTemplate = async (status: string, taskState: string): Promise<string> => {
  const [job] = await askDatabase<{ id: string }>(
    `select j.id from expert_job j join project_trackpoint w on w.id = j.task_id
       join project_track q on q.id = j.project_track_id and q.access_status = 'ALLOWED_TO_WORK'
     where j.result_type = 'TEMPLATE' and j.status = '${status}' and w.state = '${taskState}' order by j.id limit 1`,
  )
  return job!.id
}

test('a template is filled in as a file: what was read is looked at before it is taken', async ({
  browser,
}) => {
  expert = await browserOf(browser, 'exp')
  const id = await ofTemplate('PROCESS', 'DONE_CODE')
  await expert.goto(`/bch/view/expert-job-order/details?expertJobId=${id}`)
  await expert.getByRole('radio', { name: /^4\sУмения\sесть$/ }).check()
  await expert.getByRole('button', { name: /Заполнить\sв\sфайле/ }).click()
  const coming = expert.waitForEvent('download')
  await expert.getByRole('button', { name: /Скачать\sдля\sExcel/ }).click()
  const file = await (await coming).path()
  await expert
    .locator('.offline-panel input[type="file"]')
    .setInputFiles({ name: 'review.xlsx', mimeType: '', buffer: await readFile(file) })
  await expect(expert.getByText(/Понятны\s3\sответа/)).toBeVisible()
  await looksRight(expert)
  await expert.getByRole('button', { name: /Взять\s3\sответа/ }).click()
  await expect(expert.getByText(/Сохранено/)).toBeVisible()
})

test('missing answers are shown at their questions; once answered, the review is complete', async () => {
  const head = expert.locator('.page-head')
  await head.getByRole('button', { name: 'Завершить' }).click()
  await expect(expert.getByText(/Ответьте:\sбез\sэтого/).first()).toBeVisible()
  await expert.getByRole('radio', { name: /^3\sРасчёт\sверен,\sно/ }).check()
  await expert.getByLabel(/Что\sсделать\sв\sпервую\sочередь/).fill('Нанять технолога')
  await expect(expert.getByText(/Обязательных\sответов:\s5\sиз\s5/)).toBeVisible()
  await head.getByRole('button', { name: 'Завершить' }).click()
  await dialog(expert).getByRole('button', { name: 'Завершить' }).click()
  await expect(expert.getByText(/Экспертиза\sсдана/)).toBeVisible()
  await expect(expert.getByText(/Общий\sбалл/)).toBeVisible()
})

test('the accelerator sees that two experts disagree, and asks a third on the same terms', async ({
  browser,
}) => {
  const acc = await browserOf(browser, 'acc')
  const id = await ofTemplate('COMPLETE', 'DONE_CODE')
  await acc.goto(`/bch/view/expert-job/details?expertJobId=${id}`)
  await expect(acc.getByText(/Эксперты\sрасходятся/)).toBeVisible()
  await looksRight(acc)
  await acc.getByRole('button', { name: /Спросить\sтретьего/ }).click()
  const form = dialog(acc)
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await form.getByRole('button', { name: /Заказать\s1\sэкспертизу/ }).click()
  await expect(acc.getByText(/Эксперт\sещё\sне\sвзял\sзаказ/)).toBeVisible()
})
