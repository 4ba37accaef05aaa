import type { Page } from '@playwright/test'
import { dialog } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { browserOf, type WatchedPage } from './support/people.ts'

/** A profile is filled in by its leader, temporarily offline, and on another device. */
test.describe.configure({ mode: 'serial' })

let founder: WatchedPage
/** The same founder on another device. */
let elsewhere: WatchedPage
let profile: string

const sentence = (page: Page) => page.getByRole('textbox', { name: /^Проект\sв\sодном\sпредложении/ })
const link = (page: Page) => page.getByRole('textbox', { name: /^Ссылка\sна\sвидео/ })
const interviews = (page: Page) => page.locator('#profile-interviews_count input')
const status = (page: Page) => page.locator('.save-state')

test.beforeAll(async ({ browser }) => {
  founder = await browserOf(browser, 'ini')
  const [project] = await askDatabase<{ id: number }>(
    `select p.id from project p join person l on l.uid = p.leader_uid where l.email = 'ini@demo.example' order by p.id limit 1`,
  )
  profile = `/bch/view/my-projects/edit?projectId=${project!.id}&tab=profile`
  elsewhere = await browserOf(browser, 'ini')
})

test('a field saves itself, says when, and is there after a reload', async () => {
  await founder.goto(profile)
  await sentence(founder).fill('Прогноз спроса для пекарен')
  await sentence(founder).blur()
  await expect(founder.locator('#profile-pitch')).toContainText(/Сохранено\s\d\d:\d\d/)
  await expect(founder.locator('.filling-bar')).toContainText(/Заполнено\s\d+\sиз\s\d+/)
  await founder.reload()
  await expect(sentence(founder)).toHaveValue('Прогноз спроса для пекарен')
})

test('an invalid value is reported at its field without a dialog, and the previous one can be restored', async () => {
  const before = await interviews(founder).inputValue()
  await interviews(founder).fill('много')
  await interviews(founder).blur()
  const error = founder.locator('#profile-interviews_count .field-error')
  await expect(error).toContainText(/Введите\sчисло/)
  await expect(founder.getByRole('dialog')).toBeHidden()
  await expect(status(founder)).toContainText(/1\sполе\sне\sсохранено/)
  await interviews(founder).fill('')
  await interviews(founder).fill('тоже много')
  await interviews(founder).blur()
  await error.getByRole('button', { name: /Вернуть\sпрежнее/ }).click()
  await expect(interviews(founder)).toHaveValue(before)
  await expect(status(founder)).not.toContainText(/не\sсохранено/)
})

test('without a network one goes on; what was typed is sent when it is back', async () => {
  await founder.context().setOffline(true)
  await link(founder).fill('https://video.example/teplo')
  await link(founder).blur()
  await expect(status(founder)).toContainText(/на\sэтом\sустройстве/)
  await founder.context().setOffline(false)
  await expect(founder.locator('#profile-video_link')).toContainText(/Сохранено\s\d\d:\d\d/, {
    timeout: 15_000,
  })
  await elsewhere.goto(profile)
  await expect(link(elsewhere)).toHaveValue('https://video.example/teplo')
})

test('one field is changed on two devices: the second sees both values and chooses', async () => {
  await founder.context().setOffline(true)
  await sentence(founder).fill('Прогноз для пекарен и кафе')
  await sentence(elsewhere).fill('Пекарни без остатков')
  await sentence(elsewhere).blur()
  await expect(elsewhere.locator('#profile-pitch')).toContainText('Сохранено')
  await founder.context().setOffline(false)
  const conflict = dialog(founder, /Вы\sизменили\sполе\sв\sдвух\sместах/)
  await expect(conflict).toContainText('Пекарни без остатков', { timeout: 15_000 })
  await expect(conflict).toContainText('Прогноз для пекарен и кафе')
  await conflict.getByRole('button', { name: /Оставить\sмоё/ }).click()
  await expect(status(founder)).toContainText('Сохранено')

  const field = founder.locator('#profile-pitch')
  await field.getByRole('button', { name: /^История/ }).click()
  const history = dialog(founder, /^История\sполя/)
  await expect(history.getByRole('listitem').first()).toContainText('Прогноз для пекарен и кафе')
  await expect(history.getByRole('listitem').nth(1)).toContainText('Пекарни без остатков')
  await history.getByRole('button', { name: /^Вернуть\sзначение:\sПекарни/ }).click()
  await expect(sentence(founder)).toHaveValue('Пекарни без остатков')
  await expect(status(founder)).toContainText('Сохранено')
})
