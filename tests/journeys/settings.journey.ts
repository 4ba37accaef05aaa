import { dialog, newName } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { browserOf, type WatchedPage } from './support/people.ts'

/** A programme is built, published and deleted. */
test.describe.configure({ mode: 'serial' })

const settings = '/bch/view/accelerator-settings'
const programme = newName('Осенний набор')
const track = newName('Первые клиенты')
const firstTask = newName('Портрет клиента')
const secondTask = newName('Десять интервью')

let admin: WatchedPage

const actionOf = async (name: string, action: string): Promise<void> => {
  await admin.getByRole('button', { name: `Действия: ${name}` }).click()
  await admin.getByRole('menuitem', { name: action, exact: true }).click()
}

const confirmed = async (title: string, submit: string): Promise<void> => {
  await dialog(admin, title).getByRole('button', { name: submit }).click()
}

const unfoldTrack = async (): Promise<void> => {
  const unfold = admin.getByRole('button', { name: `Развернуть «${track}»` })
  await expect(unfold.or(admin.getByRole('link', { name: firstTask })).first()).toBeVisible()
  if (await unfold.isVisible()) await unfold.click()
}

test.beforeAll(async ({ browser }) => {
  admin = await browserOf(browser, 'acc-admin')
})

test('creates a programme, a track in it and trackpoints on the track', async () => {
  await admin.goto(settings)
  await admin.getByRole('link', { name: 'Новая программа' }).click()
  await admin.getByRole('textbox', { name: 'Название программы' }).fill(programme)
  await admin.getByRole('textbox', { name: 'Описание' }).fill('Двенадцать недель до первых продаж.')
  await admin.getByRole('button', { name: 'Создать' }).click()
  await expect(admin.getByText(`Черновик программы «${programme}» создан`)).toBeVisible()

  await expect(admin.getByRole('heading', { level: 1, name: programme })).toBeVisible()

  await admin.getByRole('link', { name: 'Добавить трек' }).click()
  await admin.getByRole('textbox', { name: 'Название трека' }).fill(track)
  await admin.getByRole('button', { name: 'Создать' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: track })).toBeVisible()

  for (const name of [firstTask, secondTask]) {
    await admin.getByRole('link', { name: 'Добавить задание' }).click()
    await admin.getByRole('textbox', { name: 'Название задания' }).fill(name)
    await admin.getByRole('button', { name: 'Создать' }).click()
    await expect(admin.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await admin.getByRole('link', { name: /К\sпрограммам\sи\sтрекам/ }).click()
  await unfoldTrack()
})

test('sees why a track of a draft programme cannot be published, and publishes from the top down', async () => {
  await admin.getByRole('button', { name: `Действия: ${track}` }).click()
  const publish = admin.getByRole('menuitem', { name: /^Опубликовать(?! всё)/ })
  await expect(publish).toBeDisabled()
  await expect(publish).toContainText('Сначала опубликуйте программу')
  await admin.keyboard.press('Escape')

  await actionOf(programme, 'Опубликовать')
  await expect(admin.getByText(`Программа «${programme}» опубликована`)).toBeVisible()
})

test('publishes a track with its tasks in one step, having seen what goes', async () => {
  await actionOf(track, 'Опубликовать всё')
  const form = dialog(admin, /Опубликовать .* целиком/)
  for (const name of [track, firstTask, secondTask])
    await expect(form.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  await form.getByRole('button', { name: /Опубликовать\s3\sчерновика/ }).click()
  await expect(admin.getByText(/Опубликовано:\s.*,\s3\sчерновика/)).toBeVisible()
})

test('the published track is open to everybody by its short link', async () => {
  const [row] = await askDatabase<{ short_link: string }>('select short_link from track where name = $1', [
    track,
  ])
  await admin.goto(`/s/${row!.short_link}`)
  await expect(admin.getByRole('heading', { level: 1, name: track })).toBeVisible()
  await expect(admin.getByText(firstTask)).toBeVisible()
})

test('the short link is a code to print and to keep as a picture', async () => {
  await admin.goto(settings)
  await actionOf(track, 'QR-код')
  const code = dialog(admin, 'QR-код трека')
  await expect(code.getByRole('img', { name: /^QR-код адреса .*\/s\// })).toBeVisible()
  for (const [button, ending] of [
    ['Скачать PNG', '.png'],
    ['Скачать SVG', '.svg'],
  ] as const) {
    const [file] = await Promise.all([
      admin.waitForEvent('download'),
      code.getByRole('button', { name: button }).click(),
    ])
    expect(file.suggestedFilename()).toContain(ending)
  }
  await admin.keyboard.press('Escape')
})

test('what projects rely on is read-only, and a newer version is two presses away, with the same schedule', async () => {
  const [relied] = await askDatabase<{ id: string }>(
    `select t.id from track t join programme p on p.id = t.programme_id where t.short_link = 'posev'`,
  )
  await admin.goto(`${settings}/track?trackId=${relied!.id}`)
  await expect(admin.getByLabel('Вид трека')).toBeDisabled()
  await expect(admin.getByText(/поэтому\sуже\sне\sизменить:\sвид\sтрека\./)).toBeVisible()
  await admin.getByRole('button', { name: 'Создать новую версию' }).first().click()
  const question = dialog(admin, 'Создать новую версию трека «Посев»?')
  await expect(question.getByText(/Расписание\sостанется\sобщим/)).toBeVisible()
  await question.getByRole('button', { name: 'Создать новую версию' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: 'Посев (2)' })).toBeVisible()
  await expect(admin.getByText('Новая версия трека «Посев»', { exact: true })).toBeVisible()
  await expect(admin.getByLabel('Вид трека')).toBeEnabled()
  await expect(admin.getByText(/по\sрасписанию,\sобщему\sс\sдругими\sтреками/)).toBeVisible()
})

test('copies a trackpoint to another track', async () => {
  await admin.goto(settings)
  await unfoldTrack()
  await actionOf(firstTask, 'Скопировать на другой трек')
  const form = dialog(admin, 'Скопировать задание')
  await form.getByRole('combobox', { name: 'Трек' }).selectOption({ label: `${programme} → ${track}` })
  await form.getByRole('button', { name: 'Скопировать' }).click()
  await expect(admin.getByText(`Задание скопировано на трек «${track}»`)).toBeVisible()
  await expect(admin.getByRole('link', { name: firstTask })).toHaveCount(2)
})

test('the menu says beforehand why what is in use cannot be deleted', async () => {
  const blocked = async (name: string, why: RegExp) => {
    await admin
      .getByRole('button', { name: `Действия: ${name}` })
      .first()
      .click()
    const item = admin.getByRole('menuitem', { name: 'Удалить' })
    await expect(item).toBeDisabled()
    await expect(item).toContainText(why)
    await admin.keyboard.press('Escape')
  }
  await blocked(programme, /есть\sтреки.*отправьте программу в\sархив/)
  await blocked(track, /есть\sзадания/)

  const [used] = await askDatabase<{ id: string; name: string }>(
    `select t.trackpoint_id id, p.name from project_trackpoint t join trackpoint p on p.id = t.trackpoint_id
     join track k on k.id = p.track_id where k.short_link = 'predposev' limit 1`,
  )
  await admin.goto(`${settings}/trackpoint?trackpointId=${used!.id}`)
  await blocked(used!.name, /уже есть у\sпроектов/)
})

test('archives and deletes from the leaves up', async () => {
  await admin.goto(settings)
  const unfold = admin.getByRole('button', { name: `Развернуть «${track}»` })
  await expect(unfold.or(admin.getByRole('link', { name: secondTask })).first()).toBeVisible()
  if (await unfold.isVisible()) await unfold.click()

  await actionOf(track, 'В архив')
  await confirmed('Отправить трек', 'В архив')
  await expect(admin.getByText(`Трек «${track}» в архиве`)).toBeVisible()
  // It arrives with the tree, after the message that the track is archived, and moves the rows below with their menus.
  await expect(admin.getByText('подать заявку пока некуда')).toBeVisible()

  await actionOf(secondTask, 'Удалить')
  await confirmed('Удалить задание', 'Удалить')
  await expect(admin.getByRole('link', { name: secondTask })).toHaveCount(0)
  for (const left of [1, 0]) {
    await admin
      .getByRole('button', { name: `Действия: ${firstTask}` })
      .first()
      .click()
    await admin.getByRole('menuitem', { name: 'Удалить' }).click()
    await confirmed('Удалить задание', 'Удалить')
    await expect(admin.getByRole('link', { name: firstTask })).toHaveCount(left)
  }
  await actionOf(track, 'Удалить')
  await confirmed('Удалить трек', 'Удалить')
  await expect(admin.getByRole('link', { name: track })).toHaveCount(0)
  await actionOf(programme, 'Удалить')
  await confirmed('Удалить программу', 'Удалить')
  await expect(admin.getByRole('link', { name: programme })).toHaveCount(0)
})

test('an address with words where a number belongs still opens', async () => {
  await admin.goto(`${settings}/track?trackId=abc`)
  await expect(admin.getByText('Чтобы добавить трек, выберите программу.')).toBeVisible()
  await admin.goto(`${settings}/trackpoint?trackpointId=1e99&trackId=%00`)
  await expect(admin.getByText('Чтобы добавить задание, выберите трек.')).toBeVisible()
})
