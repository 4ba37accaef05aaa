import { dialog, newName } from './support/actions.ts'
import { expect, test } from './support/journey.ts'
import { obstacles, overflow, rawKeys } from './support/look-over.ts'
import { browserOf, signIn, type WatchedPage } from './support/people.ts'
import { world } from './support/world.ts'

/**
 * An administrator connects a form of the accelerator's site; its submissions become projects, and failures are
 * corrected.
 */
test.describe.configure({ mode: 'serial' })

let admin: WatchedPage
let secret: string
const project = newName('Ферма на крыше')
const broken = newName('Ферма в подвале')

const send = (fields: Record<string, string>, given = secret): Promise<Response> =>
  fetch(`${world().origin}/api/v1/integration/submitAccelerationRequestTilda`, {
    method: 'POST',
    headers: { 'x-form-secret': given },
    body: new URLSearchParams(fields),
  })

const looksRight = async (page: WatchedPage): Promise<void> => {
  expect(await obstacles(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(rawKeys(await page.locator('body').innerText())).toEqual([])
}

test.beforeAll(async ({ browser }) => {
  admin = await signIn(browser, 'acc-admin')
})

test('creates a form and sees its secret once', async () => {
  await admin.getByRole('link', { name: /Формы\sдругих\sсайтов/ }).click()
  await admin.getByRole('button', { name: /Создать\sформу/ }).click()
  await dialog(admin).getByLabel('Название').fill('Лендинг набора')
  await dialog(admin)
    .getByRole('button', { name: /Создать\sформу/ })
    .click()
  secret = await dialog(admin).getByLabel('Секрет', { exact: true }).inputValue()
  expect(secret.length).toBeGreaterThan(40)
  await looksRight(admin)
  await dialog(admin).getByRole('button', { name: 'Готово' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: /Лендинг\sнабора/ })).toBeVisible()
  await admin.reload()
  await expect(admin.getByLabel(/Адрес\sдля\sсайта/)).toHaveValue(/submitAccelerationRequestTilda$/)
  await expect(admin.getByText(secret)).toHaveCount(0)
})

test('chooses the track, and sees on a sample what its fields mean and what will come of it', async () => {
  await admin.getByRole('button', { name: 'Изменить' }).click()
  await dialog(admin).getByLabel('Трек').selectOption({ label: 'Предпосев' })
  await dialog(admin).getByRole('button', { name: 'Сохранить' }).click()
  await expect(dialog(admin)).toHaveCount(0)
  await expect(admin.locator('main').getByText('Предпосев')).toBeVisible()

  const sample = new URLSearchParams({
    Email: 'anna@ferma.example',
    Name: 'Анна Орлова',
    'Название проекта': project,
    'Сколько проведено интервью': '12',
    utm_source: 'letter',
  })
  await admin.getByLabel(/Пример\sанкеты/).fill(sample.toString())
  await admin.getByRole('button', { name: 'Проверить' }).click()
  await expect(admin.getByText(new RegExp(`Будет\\sсоздан\\sпроект\\s«${project}»`))).toBeVisible()
  const fills = (field: string) =>
    admin.getByRole('combobox', { name: new RegExp(`заполняет\\sполе\\s«${field}»`) })
  await expect(fills('Email')).toHaveValue(/Почта\sавтора/)
  await expect(fills('Name')).toHaveValue(/Имя\sавтора/)
  await expect(fills('Сколько проведено интервью')).toHaveValue(/интервью/)
  await expect(fills('utm_source')).toHaveValue('')
  await looksRight(admin)
  // The button is also disabled while the mapping is being saved.
  const saved = admin.waitForResponse((answer) => answer.url().endsWith('/intake-form/map'))
  await admin.getByRole('button', { name: /Сохранить\sполя/ }).click()
  expect((await saved).ok()).toBe(true)
  await expect(admin.getByRole('button', { name: /Сохранить\sполя/ })).toBeDisabled()
})

test('gets one project of what is sent twice, and none by a wrong secret', async () => {
  const fields = {
    Email: 'anna@ferma.example',
    Name: 'Анна Орлова',
    'Название проекта': project,
    'Сколько проведено интервью': '12',
  }
  const answers = await Promise.all([send(fields), send(fields)])
  const [first, second] = await Promise.all(answers.map((one) => one.json()))
  expect(first).toEqual(second)
  expect((await send(fields, `${secret}x`)).status).toBe(403)
  await send({
    ...fields,
    Email: 'boris(at)ferma.example',
    Name: 'Борис Лосев',
    'Название проекта': broken,
  })

  await admin.getByRole('link', { name: /Анкеты\sэтой\sформы/ }).click()
  const row = admin.getByRole('row', { name: /Анна\sОрлова/ })
  await expect(row).toContainText('Обработана')
  await expect(row).toHaveCount(1)
  await row.getByRole('link', { name: /Анна\sОрлова/ }).click()
  await admin.getByRole('link', { name: project }).click()
  await expect(admin.getByRole('heading', { level: 1, name: project })).toBeVisible()
})

test('mends what failed and has it tried again', async () => {
  await admin.goto('/bch/view/intake-forms/submissions?failed=true')
  await admin.getByRole('link', { name: /Борис\sЛосев/ }).click()
  // The list, which is then closed, also reports it.
  const mend = admin.getByRole('button', { name: /Исправить\sответы/ })
  await expect(mend).toBeVisible()
  await expect(admin.getByText(/неверный\sадрес\sпочты/)).toBeVisible()
  await mend.click()
  await dialog(admin).getByLabel('Email').fill('boris@ferma.example')
  await looksRight(admin)
  await dialog(admin).getByRole('button', { name: 'Сохранить' }).click()
  await expect(dialog(admin)).toHaveCount(0)
  await admin.getByRole('button', { name: /Обработать\sзаново/ }).click()
  await expect(admin.getByText('Обработана', { exact: true })).toBeVisible()
  await expect(admin.getByRole('link', { name: broken })).toBeVisible()
})

test('tries several again at once, having seen what goes', async () => {
  await admin.goto('/bch/view/intake-forms/submissions?status=REJECTED')
  for (const name of [/Ксения\sМорозова/, /Игорь\sЛавров/])
    await admin.getByRole('row', { name }).getByRole('checkbox').check()
  await admin.getByRole('button', { name: /Обработать\sзаново/ }).click()
  await expect(dialog(admin).getByText(/Будут\sобработаны\s2\sанкеты/)).toBeVisible()
  await looksRight(admin)
  await dialog(admin)
    .getByRole('button', { name: /Обработать\s2\sанкеты/ })
    .click()
  await expect(admin.getByText(/Обрабатываются\s2\sанкеты/)).toBeVisible()
})

test('a leader confirms what was submitted in their name, from the list of what waits', async ({
  browser,
}) => {
  const leader = await browserOf(browser, 'ini')
  await leader.goto('/bch/view/agenda?kind=formOffer')
  await leader
    .getByRole('link', { name: /Подтвердите\sанкету|Родная\sречь/ })
    .first()
    .click()
  await expect(leader).toHaveURL(/form-offer/)
  await leader.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(leader.getByText('Подтверждена', { exact: true })).toBeVisible()
  await expect(leader.getByRole('link', { name: /Открыть\sпроект/ })).toBeVisible()
  await leader.context().close()
})
