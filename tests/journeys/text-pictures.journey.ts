import sharp from 'sharp'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { obstacles, overflow } from './support/look-over.ts'
import { browserOf, type WatchedPage } from './support/people.ts'

/** A picture in a text of a profile: inserted, described, seen by the team and in print, compared, and removed. */
test.describe.configure({ mode: 'serial' })

let founder: WatchedPage
let mate: WatchedPage
let project: number

const edit = () => `/bch/view/my-projects/edit?projectId=${project}&tab=profile`
const read = (more = '') => `/bch/view/project-details?id=${project}&tab=profile${more}`

const text = () => founder.getByRole('textbox', { name: /^Ваше\sрешение/ })
const editor = () => founder.locator('.rich').filter({ has: text() })
const tool = (name: string | RegExp) => editor().getByRole('button', { name })
const form = () => editor().getByRole('group', { name: 'Описание картинки' })
const saved = () => expect(founder.locator('.save-state').first()).toContainText('Сохранено')

/** The click may select a picture: pasting before the caret has left it would replace it. */
const writeAtEnd = async () => {
  await text().click()
  await founder.keyboard.press('ControlOrMeta+End')
  await expect(text().locator('.ProseMirror-selectednode')).toHaveCount(0)
}

const photo = (colour: string) =>
  sharp({ create: { width: 900, height: 450, channels: 3, background: colour } })
    .png()
    .toBuffer()

/** A picture that was really loaded and drawn. */
const drawn = (page: WatchedPage, alt: string) =>
  expect
    .poll(() =>
      page
        .getByRole('img', { name: alt })
        .first()
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBe(900)

test.beforeAll(async ({ browser }) => {
  founder = await browserOf(browser, 'ini')
  const [found] = await askDatabase<{ id: number }>(
    `select p.id from project p join person l on l.uid = p.leader_uid
     where l.email = 'ini@demo.example' and p.name = 'Агроскан'`,
  )
  project = found!.id
  await askDatabase(
    `insert into project_member (project_id, person_uid, position, role_in_team, responsibility_area)
     select $1, uid, 'Агроном', 'MEMBER', '' from person where email = 'inv@demo.example'`,
    [project],
  )
  mate = await browserOf(browser, 'inv')
})

test('other files are refused with a reason, a picture is described before it is inserted', async () => {
  await founder.goto(edit())
  await text().scrollIntoViewIfNeeded()
  const files = editor().locator('input[type="file"]')
  await files.setInputFiles({ name: 'map.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(editor().getByRole('alert')).toContainText('JPG')
  await editor()
    .getByRole('button', { name: /map\.svg/ })
    .click()

  const chosen = founder.waitForEvent('filechooser')
  await tool('Вставить картинку').click()
  await (await chosen).setFiles({ name: 'map.png', mimeType: 'image/png', buffer: await photo('green') })
  await expect(form()).toBeVisible()
  await form().getByRole('button', { name: 'Вставить', exact: true }).click()
  await expect(form()).toContainText('Опишите картинку')
  expect(await obstacles(founder)).toEqual([])
  await form().getByLabel('Что на картинке').fill('Карта поля')
  await founder.keyboard.press('Enter')
  await drawn(founder, 'Карта поля')
  await saved()
  await founder.setViewportSize({ width: 360, height: 780 })
  await expect.poll(() => overflow(founder)).toEqual([])
  await founder.setViewportSize({ width: 1440, height: 900 })
  await founder.reload()
  await drawn(founder, 'Карта поля')
})

test('by keyboard a picture is reached, its description changed, and deleted', async () => {
  await writeAtEnd()
  await founder.keyboard.type('Ниже — вторая карта.')
  const pasted = (await photo('navy')).toString('base64')
  await text().evaluate((element, bytes) => {
    const data = new DataTransfer()
    data.items.add(
      new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], 'image.png', {
        type: 'image/png',
      }),
    )
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, pasted)
  await form().getByRole('switch', { name: 'Только украшает текст' }).check()
  await form().getByRole('button', { name: 'Вставить', exact: true }).click()
  await expect(text().locator('img')).toHaveCount(2)
  await text().locator('img').last().click()
  await founder.keyboard.press('Enter')
  await form().getByRole('switch', { name: 'Только украшает текст' }).uncheck()
  await form().getByLabel('Что на картинке').fill('Карта урожая')
  await form().getByRole('button', { name: 'Готово' }).click()
  await expect(text().getByRole('img', { name: 'Карта урожая' })).toBeVisible()
  await founder.keyboard.press('Backspace')
  await expect(text().locator('img')).toHaveCount(1)
  await saved()
})

test('pictures of other sites are left out, which is reported', async () => {
  await writeAtEnd()
  await text().evaluate((element) => {
    const data = new DataTransfer()
    data.setData('text/html', '<p>С другого сайта<img src="https://foreign.example/p.png"></p>')
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await expect(editor().getByRole('alert')).toContainText('не вставились')
  await expect(text()).toContainText('С другого сайта')
  await expect(text().locator('img')).toHaveCount(1)
  await saved()
  expect(founder.troubles).toEqual([])
})

test('a picture of another project does not come along with a copied text, and the editor says so', async () => {
  await writeAtEnd()
  const missing = founder.waitForResponse(/project-profile\/picture/)
  await text().evaluate((element) => {
    const data = new DataTransfer()
    const id = '00000000-0000-4000-8000-0000000000b1'
    data.setData('text/html', `<p>Ещё</p><img data-picture="${id}" alt="Чужая" width="9" height="9">`)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  expect((await missing).status()).toBe(404)
  await expect(text()).toContainText(/\[Картинка:\sЧужая\]\sЭту\sкартинку\sздесь\sне\sпоказать/)
  await saved()
  await founder.reload()
  await expect(text()).toContainText('Ещё')
  await expect(text()).not.toContainText('Чужая')
  await expect(text().getByRole('img', { name: 'Карта поля' })).toBeVisible()
})

test('another of the team sees it: in the profile, on paper, and among what changed', async () => {
  await mate.goto(read())
  await mate.getByText('нейросеть определяет').first().scrollIntoViewIfNeeded()
  await drawn(mate, 'Карта поля')
  await mate.goto(read('&print=1'))
  await drawn(mate, 'Карта поля')
  // Compared with the state before the last change.
  await mate.goto(read('&compare=last'))
  await expect(mate.getByText('[Картинка: Карта поля]').first()).toBeVisible()
  await expect(mate.getByRole('list', { name: 'Картинки текста' })).toContainText('Добавлена')
  await drawn(mate, 'Карта поля')
  expect(mate.troubles).toEqual([])
})
