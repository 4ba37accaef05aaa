import { blackPng } from '../support/pictures.ts'
import { apply, dialog, newName, openInWork } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { browserOf, type WatchedPage } from './support/people.ts'

/** One story in steps: each continues where the previous one ended. */
test.describe.configure({ mode: 'serial' })

const project = newName('Солнечная сушилка')

let founder: WatchedPage
let team: WatchedPage
let tracker: WatchedPage
/** URL of the founder's work on the track. */
let work: string

const pitch = (page: WatchedPage) => page.getByRole('textbox', { name: /Проект\sв\sодном\sпредложении/ })
const submit = (page: WatchedPage) => page.getByRole('button', { name: 'Отправить на проверку' })

test('a project of the founder is taken onto a track with a tracker', async ({ browser }) => {
  founder = await browserOf(browser, 'ini')
  team = await browserOf(browser, 'acc')
  // The first task of the track has a text field that accepts pictures, too.
  await askDatabase(
    `insert into trackpoint_field (trackpoint_id, template_id, element_code, seq)
     select k.id, m.id, 'solution', 90 from profile_template m, trackpoint k join track t on t.id = k.track_id
     where m.main and t.short_link = 'predposev' order by k.seq limit 1`,
  )
  await founder.goto('/bch/view/my-projects')
  await founder.getByRole('link', { name: 'Создать проект' }).click()
  await founder.getByLabel('Название').fill(project)
  await founder.getByRole('button', { name: 'Создать проект' }).click()
  await expect(founder.getByRole('heading', { level: 1, name: project })).toBeVisible()
  await apply(founder, 'predposev', project)
  const drawer = await openInWork(team, project)
  await drawer.getByRole('button', { name: 'Принять', exact: true }).click()
  await dialog(team, 'Принять заявку').getByRole('button', { name: 'Принять заявку' }).click()
  await drawer.getByRole('button', { name: 'Назначить трекера', exact: true }).click()
  const choice = dialog(team, 'Трекер проекта')
  await choice.getByRole('radio', { name: /Орлов\sД/ }).check()
  await choice.getByRole('button', { name: 'Назначить' }).click()
  await expect(drawer).toContainText('Орлов')
})

test('the task cannot be submitted until its fields are filled, and says which are missing', async () => {
  await founder.goto('/bch/view/my-acceleration-requests')
  await founder.getByRole('link', { name: project }).click()
  work = founder.url()
  await founder.getByRole('button', { name: 'Начать задание' }).click()
  const answer = founder.getByRole('textbox', { name: 'Ответ' })
  await submit(founder).click()
  await expect(founder.getByText(/Напишите\sответ\sили\sприкрепите\sфайл/)).toBeVisible()
  await expect(answer).toHaveAttribute('aria-invalid', 'true')
  await answer.fill('Описали проект.')
  await submit(founder).click()
  const missing = founder.getByRole('alert').filter({ hasText: 'До отправки осталось' })
  await expect(missing).toBeVisible()
  await missing.getByRole('button', { name: /Проект\sв\sодном\sпредложении/ }).click()
  await expect(pitch(founder)).toBeFocused()
  await pitch(founder).fill('Сушим урожай солнцем.')
  await founder.getByRole('textbox', { name: /Описание\sпроекта/ }).fill('Сушилка для малых хозяйств.')
  await founder.getByRole('textbox', { name: /Ваше\sрешение/ }).fill('Сушилка с зеркалами.')
  const solution = founder.locator('.rich').filter({ hasText: 'зеркалами' })
  await solution
    .locator('input[type="file"]')
    .setInputFiles({ name: 'dryer.png', mimeType: 'image/png', buffer: blackPng(400, 200) })
  await solution.getByLabel('Что на картинке').fill('Сушилка в поле')
  await solution.getByRole('button', { name: 'Вставить', exact: true }).click()
  await expect(solution.getByRole('img', { name: 'Сушилка в поле' })).toBeVisible()
  await submit(founder).click()
  await expect(founder.getByText('Задание отправлено на проверку')).toBeVisible()
})

test('the profile says that a task is being reviewed, and leads to where it is withdrawn', async () => {
  const [edit] = await askDatabase<{ id: string }>('select id from project where name = $1', [project])
  await founder.goto(`/bch/view/my-projects/edit?projectId=${edit!.id}&tab=profile`)
  await expect(founder.getByText(/на\sпроверке\sс/)).toBeVisible()
  await founder.getByRole('link', { name: /К\sзаданию/ }).click()
  await expect(founder.getByRole('button', { name: /Отозвать\sс\sпроверки/ })).toBeVisible()
})

test('the tracker leaves a remark at a field and returns the task', async ({ browser }) => {
  tracker = await browserOf(browser, 'trc')
  const drawer = await openInWork(tracker, project)
  await drawer.getByRole('button', { name: 'Задания и история' }).click()
  // Pictures are loaded when scrolled near.
  await tracker.getByText('Сушилка с зеркалами').scrollIntoViewIfNeeded()
  const dryer = tracker.getByRole('img', { name: 'Сушилка в поле' })
  await expect.poll(() => dryer.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(400)
  await tracker.getByRole('button', { name: /Добавить\sзамечание:\sПроект\sв\sодном/ }).click()
  await tracker.getByRole('textbox', { name: 'Замечание' }).fill('Для кого это? Назовите клиента.')
  await tracker.getByRole('button', { name: 'Добавить замечание', exact: true }).first().click()
  await expect(tracker.getByText(/1\sоткрытое\sзамечание/).first()).toBeVisible()
  await tracker.getByRole('button', { name: 'Вернуть на доработку' }).click()
  const reason = dialog(tracker, 'Вернуть на доработку')
  await expect(reason).toContainText('вернётся 1')
  await reason.getByLabel('Что исправить').fill('Смотрите замечание у поля.')
  await reason.getByRole('button', { name: 'Вернуть на доработку' }).click()
  await expect(tracker.getByText('Задание возвращено на доработку')).toBeVisible()
})

test('the founder mends what the remark asks for, and submits again', async () => {
  await founder.goto(work)
  await expect(founder.getByText('Для кого это? Назовите клиента.').first()).toBeVisible()
  await submit(founder).click()
  const question = dialog(founder, 'Всё равно отправить?')
  await expect(question).toContainText(/1\sзамечание\sоткрыто/)
  await question.getByRole('button', { name: 'Отмена' }).click()
  await pitch(founder).fill('Фермеры сушат урожай солнцем за двое суток.')
  await founder.getByRole('button', { name: 'Исправлено', exact: true }).first().click()
  await expect(founder.getByText('Исправлено', { exact: true }).first()).toBeVisible()
  // No confirmation is shown: something was changed.
  await submit(founder).click()
  await expect(founder.getByText('Задание отправлено на проверку')).toBeVisible()
})

test('the tracker sees what changed, settles the remark, and accepts', async () => {
  await tracker.reload()
  const changes = tracker.getByRole('region', { name: /С\sвашей\sпрошлой\sпроверки/ })
  await changes.getByRole('button', { name: 'Показать изменения' }).click()
  await expect(changes.getByRole('group', { name: 'Было' }).first()).toContainText('Сушим урожай солнцем.')
  await expect(changes.getByRole('group', { name: 'Стало' }).first()).toContainText('за двое суток')
  await tracker.getByRole('button', { name: 'Снять', exact: true }).first().click()
  await expect(tracker.getByText(/исправлено$/)).toHaveCount(0)
  await tracker.getByRole('button', { name: 'Принять', exact: true }).click()
  await tracker
    .getByRole('dialog', { name: /Принять\sзадание/ })
    .getByRole('button', { name: 'Принять', exact: true })
    .click()
  await expect(tracker.getByText('Задание принято', { exact: true }).first()).toBeVisible()
})
