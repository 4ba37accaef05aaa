import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { dialog, newName } from './support/actions.ts'
import { expect, test } from './support/journey.ts'
import { obstacles, overflow, rawKeys } from './support/look-over.ts'
import { browserOf, openPage, signIn, type WatchedPage } from './support/people.ts'

/** An investor fills in a profile, tab by tab. */
test.describe.configure({ mode: 'serial' })

const profile = '/bch/view/person-user-profile'

let page: WatchedPage

const field = (on: Page | Locator, name: string | RegExp): Locator => on.getByRole('textbox', { name })

const save = async (on: Page): Promise<void> => {
  await on.getByRole('button', { name: 'Сохранить' }).click()
  await expect(on.getByText(/^Сохранено в/)).toBeVisible()
}

/** Types into a searchable select and chooses the match, by keyboard only. */
const find = async (on: Page, name: RegExp, words: string, found: RegExp): Promise<void> => {
  const input = on.getByRole('combobox', { name })
  await input.focus()
  await input.fill(words)
  await expect(on.getByRole('option', { name: found }).first()).toBeVisible()
  await input.press('Enter')
}

test.beforeAll(async ({ browser }) => {
  page = await signIn(browser, 'inv')
})

test('opens the profile from the own menu', async () => {
  await page.getByRole('button', { name: /^Профиль: / }).click()
  await page.getByRole('menuitem', { name: 'Настройки профиля' }).click()
  await expect(page).toHaveURL(new RegExp(profile))
  await expect(page.getByRole('heading', { level: 1, name: 'Настройки профиля' })).toBeVisible()
})

test('a phone needs its country and must be one of it', async () => {
  const country = page.getByRole('combobox', { name: /^Страна\sномера/ })
  await expect(country).toHaveValue(/\+/)
  await page.getByRole('button', { name: /Очистить\sполе\s«Страна\sномера»/ }).click()
  await field(page, /^Телефон/).fill('8912')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Выберите страну номера телефона')).toBeVisible()
  await find(page, /^Страна\sномера/, 'рос', /Россия/)
  await expect(country).toHaveValue('Россия +7')
  await expect(page.getByText('Например: 912 345-67-89')).toBeVisible()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText(/Введите номер полностью/)).toBeVisible()
  await field(page, /^Телефон/).fill('')
  await field(page, /^Телефон/).pressSequentially('89123456789')
  await expect(field(page, /^Телефон/)).toHaveValue('8 (912) 345-67-89')
  await save(page)
})

test('another country leaves region and city empty; a city brings its region', async () => {
  await find(page, /^Страна$/, 'казах', /Казахстан/)
  await expect(page.getByRole('combobox', { name: /^Регион/ })).toHaveValue('')
  await expect(page.getByRole('combobox', { name: /^Город/ })).toHaveValue('')
  await find(page, /^Страна$/, 'росс', /Россия/)
  await find(page, /^Город/, 'казань', /Казань/)
  await expect(page.getByRole('combobox', { name: /^Регион/ })).toHaveValue(/Татарстан/)
  await save(page)
  await page.reload()
  await expect(page.getByRole('combobox', { name: /^Город/ })).toHaveValue('Казань')
})

test('a picture is cut by keys, and the header shows it at once', async () => {
  const picture = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#2563eb' } })
    .png()
    .toBuffer()
  const own = page.getByRole('button', { name: /^Профиль: / }).locator('img')
  const before = (await own.count()) > 0 ? await own.getAttribute('src') : null
  await page
    .getByLabel('Фотография')
    .locator('input[type="file"]')
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: picture })
  const crop = dialog(page, 'Выберите квадрат')
  const area = crop.getByRole('group', { name: /Область кадра/ })
  await area.focus()
  for (let step = 0; step < 5; step += 1) await area.press('ArrowRight')
  await crop.getByRole('slider', { name: 'Масштаб' }).press('ArrowRight')
  expect(await obstacles(page)).toEqual([])
  await crop.getByRole('button', { name: 'Загрузить' }).click()
  await expect(page.getByText('Фотография обновлена')).toBeVisible()
  await expect(own).toHaveAttribute('src', /person-user-profile\/avatar/)
  expect(await own.getAttribute('src')).not.toBe(before)
})

test('profession: knowledge from the dictionaries, positions, publications, an award with its file', async () => {
  await page.getByRole('tab', { name: 'Профессия' }).click()
  await field(page, 'Специальность').fill('Венчурные инвестиции')
  const industries = page.getByRole('combobox', { name: /^Отрасли/ })
  await industries.click()
  await page.getByRole('listbox').getByRole('option', { selected: false }).first().click()
  await industries.press('Escape')
  await page.getByRole('button', { name: 'Добавить публикацию' }).click()
  const title = newName('Как считать доходность')
  const added = field(page, /^Публикация \d+/).last()
  await added.fill(title)
  await save(page)
  await page.reload()
  await expect(field(page, /^Публикация \d+/).last()).toHaveValue(title)

  const award = newName('Инвестор года')
  await page.getByRole('button', { name: 'Добавить награду' }).click()
  const form = dialog(page, 'Новая награда')
  await field(form, 'Название').fill(award)
  await field(form, 'Год').fill('2025')
  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: 'диплом.txt', mimeType: 'text/plain', buffer: Buffer.from('Диплом') })
  await form.getByRole('button', { name: 'Сохранить' }).click()
  const row = page.getByRole('listitem').filter({ hasText: award })
  await expect(row).toContainText('диплом.txt')
  await row.getByRole('button', { name: /^Действия/ }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /Скачать/ }).click()
  expect((await download).suggestedFilename()).toBe('диплом.txt')
})

test("an investor's range: 'To' above 'From'", async () => {
  await page.getByRole('tab', { name: 'Инвестор' }).click()
  await page.getByLabel('Тип инвестора').selectOption({ label: 'Бизнес-ангел' })
  await field(page, /^От/).fill('5000000')
  await field(page, /^До/).fill('1000000')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText(/Значение «До» должно быть больше/)).toBeVisible()
  await field(page, /^До/).fill('20000000')
  await field(page, /^До/).press('Control+Enter')
  await expect(page.getByText(/^Сохранено в/)).toBeVisible()
})

test('two tabs of a browser: what the other one saved is merged, not overwritten', async () => {
  const other = await openPage(page.context())
  for (const one of [page, other]) {
    await one.goto(profile)
    await expect(field(one, 'Фамилия')).toBeVisible()
  }
  const company = newName('Фонд')
  await field(page, 'О себе').fill('Инвестирую в технику для городов')
  await field(other, 'Компания').fill(company)
  await save(other)
  await other.close()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText(/^Сохранено в/)).toBeVisible()
  await expect(field(page, 'Компания')).toHaveValue(company)
  await expect(field(page, 'О себе')).toHaveValue('Инвестирую в технику для городов')
})

test('leaving with something unsaved asks; consents count at once; the archive comes down', async () => {
  await field(page, 'Компания').fill('Недописано')
  await page.getByRole('link', { name: 'Уведомления' }).click()
  await page.getByRole('button', { name: 'Уйти' }).click()
  await expect(page).toHaveURL(/notifications/)

  await page.goto(`${profile}?tab=consents`)
  const invites = page.getByRole('switch', { name: /команды акселераторов/ })
  const before = await invites.isChecked()
  await invites.press('Space')
  await expect(page.getByText('Настройка сохранена')).toBeVisible()
  await page.reload()
  await expect(invites).toBeChecked({ checked: !before })

  await page.getByRole('tab', { name: 'Мои данные' }).click()
  const archive = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать архив' }).click()
  expect((await archive).suggestedFilename()).toMatch(/\.zip$/)
})

test('every tab is clean to assistive technology and fits a phone', async ({ browser }) => {
  const phone = await browserOf(browser, 'inv', { width: 360, theme: 'dark', locale: 'en' })
  for (const tab of ['main', 'professional', 'investor', 'roles', 'security', 'consents', 'data']) {
    await phone.goto(`${profile}?tab=${tab}`)
    await expect(phone.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
    expect(await obstacles(phone), tab).toEqual([])
    expect(await overflow(phone), tab).toEqual([])
    expect(rawKeys(await phone.locator('main').innerText()), tab).toEqual([])
  }
  // The browser itself logs the refusal of the outdated save.
  const troubles = [...page.troubles, ...phone.troubles].filter((line) => !line.includes('409 (Conflict)'))
  expect(troubles).toEqual([])
})
