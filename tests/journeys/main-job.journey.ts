import {
  apply,
  badge,
  chooseAction,
  dialog,
  menuItem,
  newName,
  openInWork,
  register,
} from './support/actions.ts'
import { expect, test } from './support/journey.ts'
import { settled } from './support/look-over.ts'
import { browserOf, openBrowser, signIn, type WatchedPage } from './support/people.ts'

/** One story in steps: each continues where the previous one ended. */
test.describe.configure({ mode: 'serial' })

const project = newName('Теплица на крыше')
const second = newName('Умный улей')
const email = `founder-${Date.now()}@example.com`

/** Profile fields that the track's first task requires. */
const fillAskedFields = async (page: WatchedPage): Promise<void> => {
  await page
    .getByRole('textbox', { name: /Проект\sв\sодном\sпредложении/ })
    .fill('Зелень с крыши — за час до кассы.')
  await page.getByRole('textbox', { name: /Описание\sпроекта/ }).fill('Теплицы на крышах торговых центров.')
}

let founder: WatchedPage
let team: WatchedPage
let tracker: WatchedPage
/** URL of the founder's work on the track. */
let work: string

test('a visitor finds a track, registers on the way, and applies while the accelerator watches', async ({
  browser,
}) => {
  team = await signIn(browser, 'acc')
  await expect(team).toHaveURL(/\/bch\/view\/projects-in-work/)
  await expect(menuItem(team, 'Проекты в работе').locator('.count-badge')).toBeVisible()
  const waiting = await badge(team, 'Проекты в работе')

  founder = await openBrowser(browser)
  await founder.goto('/')
  await expect(founder).toHaveURL(/\/portal$/)
  await expect(founder.getByRole('heading', { level: 1 })).toContainText('Акселератор')

  await founder.goto('/s/predposev')
  await founder.getByRole('link', { name: 'Подать заявку' }).first().click()
  await expect(founder).toHaveURL(/\/sso\/login/)
  await register(founder, { lastName: 'Зимина', firstName: 'Алла', email })

  await expect(founder).toHaveURL(/\/s\/predposev/)
  const form = dialog(founder, 'Заявка на трек «Предпосев»')
  await form.getByLabel('Название проекта').fill(project)
  await form.getByLabel('Сообщение акселератору').fill('Выращиваем зелень на крышах торговых центров.')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(dialog(founder, 'Заявка отправлена')).toContainText(project)

  await expect.poll(() => badge(team, 'Проекты в работе')).toBe(waiting + 1)

  await founder.getByRole('link', { name: 'Мои заявки' }).click()
  await expect(founder).toHaveURL(/\/bch\/view\/my-acceleration-requests/)
  const row = founder.getByRole('row', { name: project })
  await expect(row).toContainText('Предпосев')
  await expect(row).toContainText('Ждёт решения')
})

test('the accelerator filters, reads the application in the drawer, accepts it and sets a tracker', async () => {
  await team.getByRole('link', { name: 'Новые', exact: true }).click()
  await expect(team).toHaveURL(/column=NEW/)
  await team.getByRole('searchbox', { name: 'Поиск' }).fill(project)
  await expect(team).toHaveURL(/q=/)
  await team.getByRole('link', { name: project }).click()
  await expect(team).toHaveURL(/requestId=\d+/)

  const drawer = dialog(team, project)
  await expect(drawer).toContainText('Выращиваем зелень на крышах торговых центров.')
  await drawer.getByRole('button', { name: 'Принять', exact: true }).click()
  const question = dialog(team, 'Принять заявку')
  // What the decision is based on: the profile, the documents, the project's other applications.
  await expect(question).toContainText('Документов нет.')
  await expect(question).toContainText('Других заявок нет.')
  await question.getByRole('button', { name: 'Принять заявку' }).click()
  await expect(team.getByText(`Заявка проекта «${project}» принята`)).toBeVisible()
  // The founder's list is updated automatically: nobody has touched that browser.
  await expect(founder.getByRole('row', { name: project })).toContainText('Принята')

  await drawer.getByRole('button', { name: 'Назначить трекера', exact: true }).click()
  const choice = dialog(team, 'Трекер проекта')
  await choice.getByRole('radio', { name: /Орлов\sД/ }).check()
  await choice.getByRole('button', { name: 'Назначить' }).click()
  await expect(team.getByText(`Трекер проекта «${project}»: Орлов`)).toBeVisible()
  await expect(drawer).toContainText('Орлов')
})

test('the founder starts the first task, writes an answer that saves itself, and hands it in', async () => {
  await founder.getByRole('link', { name: project }).click()
  await expect(founder).toHaveURL(/initiator-details\?projectTrackId=\d+/)
  work = founder.url()
  await expect(founder.getByText('Откроется, когда примут предыдущее').first()).toBeVisible()

  await founder.getByRole('button', { name: 'Начать задание' }).click()
  await fillAskedFields(founder)
  await founder.getByRole('textbox', { name: 'Ответ' }).fill('Поговорили с двенадцатью управляющими.')
  await expect(founder.getByText(/Сохранено\sв\s\d/).first()).toBeVisible()
  await founder.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(founder.getByText('Задание отправлено на проверку')).toBeVisible()
  await expect(founder.getByText(/ждёт\sпроверки\sтрекера/)).toBeVisible()
})

test('the tracker returns the task with a word, the team mends it, the tracker accepts, and the next one opens', async ({
  browser,
}) => {
  tracker = await browserOf(browser, 'trc')
  const drawer = await openInWork(tracker, project)
  await drawer.getByRole('button', { name: 'Задания и история' }).click()
  await expect(tracker.getByText('Поговорили с двенадцатью управляющими.')).toBeVisible()
  await tracker.getByRole('button', { name: 'Взять на проверку' }).click()
  await expect(tracker.getByText(/Вы проверяете задание/)).toBeVisible()
  // A colleague sees who is reviewing it, and may take over.
  await team.goto(tracker.url())
  await expect(team.getByText(/Проверяет\sОрлов/)).toBeVisible()
  await expect(team.getByRole('button', { name: 'Забрать себе' })).toBeVisible()
  await tracker.getByRole('button', { name: 'Вернуть на доработку' }).click()
  const reason = dialog(tracker, 'Вернуть на доработку')
  await reason.getByLabel('Что исправить').fill('Добавьте, что именно они сказали о цене.')
  await reason.getByRole('button', { name: 'Вернуть на доработку' }).click()
  await expect(tracker.getByText('Задание возвращено на доработку')).toBeVisible()

  // Additions by other features load later: they must not move the button that is about to be clicked.
  let answerLate = (): void => {}
  const late = new Promise<void>((resolve) => (answerLate = resolve))
  await founder.route(/\/api\/v1\/(expert-job|project-profile)\//, async (route) => {
    await late
    await route.continue()
  })
  await founder.goto(work)
  await expect(founder.getByText('Добавьте, что именно они сказали о цене.').first()).toBeVisible()
  await founder
    .getByRole('textbox', { name: 'Ответ' })
    .fill('Поговорили с двенадцатью управляющими: готовы платить 90 тысяч в месяц.')
  const send = founder.getByRole('button', { name: 'Отправить на проверку' })
  const place = await send.boundingBox()
  answerLate()
  await expect(founder.getByRole('textbox', { name: /Проект\sв\sодном\sпредложении/ })).toBeVisible()
  await settled(founder)
  expect(await send.boundingBox()).toEqual(place)
  await founder.unrouteAll()
  await send.click()
  await expect(founder.getByText('Задание отправлено на проверку')).toBeVisible()

  await tracker.reload()
  await expect(tracker.getByText(/готовы\sплатить\s90\sтысяч/)).toBeVisible()
  await tracker.getByRole('button', { name: 'Принять', exact: true }).click()
  await tracker
    .getByRole('dialog', { name: /Принять\sзадание/ })
    .getByRole('button', { name: 'Принять', exact: true })
    .click()
  await expect(tracker.getByText('Задание принято', { exact: true }).first()).toBeVisible()

  await founder.reload()
  await founder.getByRole('navigation', { name: 'Задания' }).getByRole('link').nth(1).click()
  await founder.getByRole('button', { name: 'Начать задание' }).click()
  await expect(founder.getByRole('textbox', { name: 'Ответ' })).toBeVisible()
})

test('the accelerator stops the work and lets the team go on', async () => {
  const drawer = await openInWork(team, project)
  await drawer.getByRole('button', { name: 'Заблокировать' }).click()
  const question = dialog(team, 'Заблокировать проект')
  await question.getByLabel('Причина').fill('Ждём подписанное соглашение.')
  await question.getByRole('button', { name: 'Заблокировать' }).click()
  await expect(team.getByText(`Проект «${project}» заблокирован`)).toBeVisible()

  await founder.goto(work)
  await expect(founder.getByText(/Акселератор\sзаблокировал\sработу\sпроекта/).first()).toBeVisible()
  await expect(founder.getByRole('button', { name: 'Отправить на проверку' })).toHaveCount(0)

  await drawer.getByRole('button', { name: 'Разблокировать' }).click()
  await dialog(team, 'Разблокировать').getByRole('button', { name: 'Разблокировать' }).click()
  await expect(team.getByText(`Проект «${project}» разблокирован`)).toBeVisible()
  await founder.reload()
  await expect(founder.getByRole('textbox', { name: 'Ответ' })).toBeEditable()
})

test('the tracker is changed where the project is worked with', async () => {
  // A former tracker does not see the project: its page would log an error in the console.
  await tracker.goto('/bch/view/notifications')
  await team.goto(work)
  await team.getByRole('button', { name: 'Сменить трекера' }).click()
  const choice = dialog(team, 'Трекер проекта')
  await choice.getByRole('radio', { name: /Без\sтрекера/ }).check()
  await choice.getByRole('button', { name: 'Назначить' }).click()
  const assign = team.getByRole('main').getByRole('button', { name: 'Назначить трекера' })
  await expect(assign).toHaveClass(/button-contained/)
  await assign.click()
  await choice.getByRole('radio', { name: /Орлов\sД/ }).check()
  await choice.getByRole('button', { name: 'Назначить' }).click()
  await expect(team.getByRole('button', { name: 'Сменить трекера' })).toBeVisible()
})

test('another application is rejected with a reason that the founder reads, a third is taken back', async () => {
  await founder.goto('/bch/view/my-projects')
  await founder.getByRole('link', { name: 'Создать проект' }).click()
  await founder.getByLabel('Название').fill(second)
  await founder.getByRole('button', { name: 'Создать проект' }).click()
  await expect(founder.getByRole('heading', { level: 1, name: second })).toBeVisible()

  await apply(founder, 'posev', second)
  const drawer = await openInWork(team, second)
  await drawer.getByRole('button', { name: 'Отклонить' }).click()
  const refusal = dialog(team, 'Отклонить заявку')
  await refusal.getByRole('button', { name: 'Отклонить заявку' }).click()
  await expect(refusal.getByText('Обязательное поле').first()).toBeVisible()
  await refusal.getByLabel('Причина своими словами').fill('Пока нет ни одной оплаченной сделки.')
  await refusal.getByRole('button', { name: 'Отклонить заявку' }).click()
  await expect(team.getByText(`Заявка проекта «${second}» отклонена`)).toBeVisible()

  await apply(founder, 'pilot', second)
  await founder.goto('/bch/view/my-acceleration-requests')
  await founder.getByRole('row', { name: second }).filter({ hasText: 'Отклонена' }).getByRole('link').click()
  await expect(dialog(founder, 'Заявка')).toContainText('Пока нет ни одной оплаченной сделки.')
  await founder.keyboard.press('Escape')

  await chooseAction(founder, `Ещё действия: ${second}, Пилот с заводом`, 'Отозвать заявку')
  await dialog(founder, 'Отозвать заявку').getByRole('button', { name: 'Отозвать заявку' }).click()
  await expect(founder.getByText('Заявка отозвана', { exact: true })).toBeVisible()
  await expect(founder.getByRole('row', { name: 'Пилот с заводом' })).toContainText('Отозвана')
})

test('a project goes on to another track, what it did stays to be read, and an application is deleted', async () => {
  const open = await openInWork(team, project)
  await open.getByRole('button', { name: 'Ещё действия' }).click()
  await team.getByRole('menuitem', { name: 'Перевести на другой трек' }).click()
  const move = dialog(team, /Перевод\sпроекта/)
  await move.getByRole('combobox', { name: /Куда\sперевести/ }).fill('Посев')
  await team.getByRole('option', { name: /^Посев/ }).click()
  await expect(move).toContainText(/начнёт\sзадания\sтрека\s«Посев»/)
  await move.getByRole('button', { name: 'Перевести 1 проект' }).click()
  await expect(team.getByText(`Проект «${project}» переведён на трек «Посев»`)).toBeVisible()

  await founder.goto(work)
  await expect(founder.getByText(/Задания\sможно\sчитать,\sно\sне\sменять/).first()).toBeVisible()
  await founder.getByRole('link', { name: /Теперь:\sтрек\s«Посев»/ }).click()
  await expect(founder.getByRole('link', { name: /Раньше:\sтрек\s«Предпосев»/ })).toBeVisible()
  await expect(founder.getByRole('button', { name: 'Начать задание' })).toBeVisible()

  await team.goto(`/bch/view/projects-in-work?q=${encodeURIComponent(second)}&column=CLOSED&status=CANCEL`)
  await chooseAction(team, `Ещё действия: ${second}`, 'Удалить заявку')
  const removal = dialog(team, /Удалить\sзаявку/)
  await removal.getByLabel('Причина удаления').fill('Подана по ошибке.')
  await removal.getByRole('button', { name: 'Удалить заявку' }).click()
  await expect(team.getByText(`Заявка проекта «${second}» удалена`)).toBeVisible()
})

test('everybody is notified: badge, list, read flag, and a conversation', async () => {
  await founder.goto('/bch/view/notifications')
  for (const subject of [
    `Заявка проекта «${project}» принята`,
    `Трекер проекта «${project}»`,
    `возвращено на доработку`,
    `Проект «${project}» заблокирован`,
    `Заявка проекта «${second}» отклонена`,
    `Проект «${project}» переведён на другой трек`,
    `Заявка проекта «${second}» удалена`,
  ])
    await expect(founder.getByRole('listitem').filter({ hasText: subject }).first()).toBeVisible()

  await expect(menuItem(founder, 'Уведомления').locator('.count-badge')).toBeVisible()
  // The counter may lag behind the list by one event.
  await settled(founder)
  const unread = await badge(founder, 'Уведомления')
  const refusal = `Заявка проекта «${second}» отклонена`
  await founder.getByRole('link', { name: refusal }).click()
  await expect(founder.getByRole('heading', { level: 2, name: refusal })).toBeVisible()
  await expect.poll(() => badge(founder, 'Уведомления')).toBe(unread - 1)
  await founder.getByRole('textbox', { name: 'Ответ' }).fill('Спасибо, вернёмся после первой сделки.')
  await founder.getByRole('button', { name: 'Ответить' }).click()
  await expect(founder.getByText('Ответ отправлен')).toBeVisible()
  await founder.getByRole('tab', { name: 'Отправленные' }).click()
  await expect(founder.getByRole('link', { name: 'Спасибо, вернёмся после первой сделки.' })).toBeVisible()

  await team.goto('/bch/view/notifications')
  await team.getByRole('link', { name: 'Спасибо, вернёмся после первой сделки.' }).click()
  const thread = team.getByRole('list', { name: 'Переписка' })
  await expect(thread).toContainText('Пока нет ни одной оплаченной сделки.')
  await team.getByRole('textbox', { name: 'Ответ' }).fill('Ждём вас весной.')
  await team.getByRole('button', { name: 'Ответить' }).click()
  await expect(team.getByText('Ответ отправлен')).toBeVisible()

  await founder.getByRole('tab', { name: 'Входящие' }).click()
  await founder.getByRole('link', { name: 'Ждём вас весной.' }).click()
  await expect(founder.getByRole('list', { name: 'Переписка' })).toContainText('Спасибо, вернёмся')

  for (const page of [founder, team, tracker]) expect(page.troubles).toEqual([])
})
