import { chooseAction, dialog } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { browserOf, type WatchedPage } from './support/people.ts'

/** A reviewer works through tasks with the checklist, saved comments, and the next task. */
test.describe.configure({ mode: 'serial' })

type Waiting = { id: number; work: number; name: string }

let admin: WatchedPage
let tracker: WatchedPage

/** A task in review of a project of the tracker: it waits for them, and the administrator may decide on it, too. */
const waiting = async (): Promise<Waiting> => {
  const rows = await askDatabase<Waiting>(
    `select w.id, w.project_track_id as work, k.name from project_trackpoint w
      join trackpoint k on k.id = w.trackpoint_id and k.performer = 'TEAM'
      join project_track q on q.id = w.project_track_id and q.access_status = 'ALLOWED_TO_WORK'
      join person t on t.uid = q.tracker_uid and t.email = 'trc@demo.example'
      join checklist_point x on x.trackpoint_id = k.id and x.seq = 4
      where w.state = 'DONE_CODE' and not exists (select from expert_job j where j.task_id = w.id)
        and not exists (select from task_claim c where c.task_id = w.id) order by w.id limit 1`,
  )
  return rows[0]!
}

const open = (page: WatchedPage, { id, work }: Waiting) =>
  page.goto(`/bch/view/my-acceleration-requests/initiator-details?projectTrackId=${work}&taskId=${id}`)

const more = async (action: string): Promise<void> => {
  await admin.getByRole('group', { name: 'Действия с заданием' }).getByRole('button').last().click()
  await admin.getByRole('menuitem', { name: action, exact: true }).click()
}

/** Position of the action bar in the window. */
const barTop = async (): Promise<number> => {
  const bar = admin.getByRole('group', { name: 'Действия с заданием', includeHidden: true })
  const box = await bar.boundingBox()
  return Math.round(box!.y)
}

test.beforeAll(async ({ browser }) => {
  admin = await browserOf(browser, 'acc-admin')
  tracker = await browserOf(browser, 'trc')
})

test('an administrator writes a saved comment and adds a point to a checklist', async () => {
  await admin.goto('/bch/view/accelerator-settings')
  await chooseAction(admin, 'Ещё действия', 'Готовые замечания')
  await admin.getByRole('button', { name: 'Создать готовое замечание' }).click()
  const form = dialog(admin, 'Создать готовое замечание')
  await form.getByRole('textbox', { name: 'Название' }).fill('Нет расчёта')
  await form.getByRole('textbox', { name: 'Текст' }).fill('Приложите расчёт в таблице.')
  await form.getByRole('button', { name: 'Создать готовое замечание' }).click()
  await expect(admin.getByText('Готовое замечание «Нет расчёта» создано')).toBeVisible()
  const { id } = await waiting()
  const [{ trackpoint } = { trackpoint: 0 }] = await askDatabase<{ trackpoint: number }>(
    `select trackpoint_id as trackpoint from project_trackpoint where id = ${id}`,
  )
  await admin.goto(`/bch/view/accelerator-settings/trackpoint?trackpointId=${trackpoint}`)
  await admin.getByRole('textbox', { name: 'Новый пункт' }).fill('Расчёт сходится')
  await admin.keyboard.press('Enter')
  await expect(admin.getByRole('listitem').filter({ hasText: 'Расчёт сходится' })).toBeVisible()
  await expect(admin.getByText(/^Сохранено/)).toBeVisible()
})

test('the reviewer ticks points, inserts the comment by keys, accepts and goes on to the next task', async () => {
  const task = await waiting()
  await open(tracker, task)
  const point = tracker.getByRole('checkbox', { name: 'Расчёт сходится' })
  // The checkbox changes immediately; the stored state comes with the response.
  const saved = tracker.waitForResponse(
    (answer) => answer.url().includes('tick-checklist-point') && answer.ok(),
  )
  await point.check()
  await saved
  await tracker.reload()
  await expect(point).toBeChecked()
  await tracker.getByRole('button', { name: 'Вставить готовое замечание' }).click()
  await tracker.getByRole('combobox', { name: 'Готовое замечание' }).fill('нет расч')
  await tracker.keyboard.press('Enter')
  const comment = tracker.getByRole('textbox', { name: 'Комментарий' })
  await expect(comment).toHaveValue('Приложите расчёт в таблице.')
  await expect(comment).toBeFocused()
  await tracker.keyboard.type(' Спасибо!')
  await expect(comment).toHaveValue('Приложите расчёт в таблице. Спасибо!')
  await tracker.keyboard.press('Control+Enter')
  await expect(tracker.getByText('Приложите расчёт в таблице. Спасибо!', { exact: true })).toBeVisible()
  await tracker.getByRole('button', { name: 'Принять и к следующему' }).click()
  const ask = tracker.getByRole('dialog')
  await expect(ask.getByText(/пункт.*\sчек-листа\sиз\s5/)).toBeVisible()
  await expect(ask.getByText('Расчёт сходится')).toHaveCount(0)
  await ask.getByRole('button', { name: /Принять/ }).click()
  await expect(tracker).not.toHaveURL(new RegExp(`taskId=${task.id}$`))
  await expect(tracker.getByRole('heading', { name: 'Чек-лист проверки' })).toBeVisible()
  const [{ state } = { state: '' }] = await askDatabase<{ state: string }>(
    `select state from project_trackpoint where id = ${task.id}`,
  )
  expect(state).toBe('ACCEPT_CODE')
})

test('the business plan is published and unpublished, and the progress deleted with comments and ticks', async () => {
  const task = await waiting()
  await open(admin, task)
  const actions = admin.getByRole('group', { name: 'Действия с заданием' })
  await expect(actions.getByRole('button', { name: 'Принять', exact: true })).toBeVisible()
  const before = await barTop()
  // An open menu moves neither the action bar nor the page.
  await actions.getByRole('button').last().click()
  await expect(admin.getByRole('menu')).toBeVisible()
  expect(await barTop()).toBe(before)
  await admin.keyboard.press('Escape')
  await expect(admin.getByRole('menu')).toBeHidden()
  expect(await barTop()).toBe(before)
  await more('Опубликовать бизнес-план')
  const published = admin.getByRole('region', { name: task.name }).getByText('Бизнес-план опубликован')
  await expect(published).toBeVisible()
  await more('Снять бизнес-план с публикации')
  await expect(published).toBeHidden()
  await more('Удалить прогресс')
  await dialog(admin, `Удалить прогресс задания «${task.name}»?`)
    .getByRole('button', { name: 'Удалить прогресс' })
    .click()
  await expect(admin.getByText('Прогресс удалён').first()).toBeVisible()
  await expect(admin.getByRole('heading', { name: 'Чек-лист проверки' })).toBeHidden()
  const left = await askDatabase<{ state: string; words: number }>(
    `select w.state, (select count(*)::int from task_comment c where c.task_id = w.id)
      + (select count(*)::int from checklist_tick c where c.task_id = w.id) as words
      from project_trackpoint w where w.id = ${task.id}`,
  )
  expect(left).toEqual([{ state: 'NOT_STARTED', words: 0 }])
})
