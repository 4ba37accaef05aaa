import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { browserOf, openBrowser, type WatchedPage } from './support/people.ts'
import { translatePages } from './support/translator.ts'

/** A founder whose browser translates every page can work as usual. */
test.describe.configure({ mode: 'serial' })

let founder: WatchedPage
let profile: string

/** A crashed page shows nothing at all, or a failure. */
const stands = async (): Promise<void> => {
  await expect(founder.locator('h1')).toBeVisible()
  expect(founder.troubles).toEqual([])
}

test.beforeAll(async ({ browser }) => {
  founder = await browserOf(browser, 'ini')
  await translatePages(founder)
  const [project] = await askDatabase<{ id: number }>(
    `select p.id from project p join person l on l.uid = p.leader_uid where l.email = 'ini@demo.example' order by p.id limit 1`,
  )
  profile = `/bch/view/my-projects/edit?projectId=${project!.id}&tab=profile`
})

test('lists are searched, sorted and left on a translated page', async () => {
  await founder.goto('/bch/view/my-projects')
  await expect(founder.locator('font').first()).toBeVisible()
  const search = founder.getByRole('searchbox', { name: 'Поиск' })
  await search.fill('тепло')
  await expect(founder).toHaveURL(/q=/)
  await search.fill('')
  await expect(founder).not.toHaveURL(/q=/)
  await expect(founder.getByRole('row').nth(1)).toBeVisible()
  await stands()
})

test('what is typed into fields of a translated profile is stored as it was typed', async () => {
  await founder.goto(profile)
  const sentence = founder.getByRole('textbox', { name: /^Проект\sв\sодном\sпредложении/ })
  await sentence.pressSequentially('! И точка')
  const typed = await sentence.inputValue()
  await sentence.blur()
  await expect(founder.locator('#profile-pitch')).toContainText(/Сохранено\s\d\d:\d\d/)
  const rich = founder.locator('.rich-text[contenteditable=true]').first()
  await rich.click()
  await founder.keyboard.press('Control+End')
  await founder.keyboard.type('Дописано слово в слово.')
  await expect(rich).toContainText('Дописано слово в слово.')
  await rich.blur()
  const whole = (await rich.textContent()) ?? ''
  await expect(founder.locator('.save-state')).toContainText(/Сохранено/)
  await stands()
  await founder.reload()
  await expect(sentence).toHaveValue(typed)
  await expect(rich).toContainText('Дописано слово в слово.')
  await expect.poll(() => rich.textContent()).toBe(whole)
  const stored = await askDatabase<{ found: boolean }>(
    `select exists (select from profile_value where value::text like '%font%') as found`,
  )
  expect(stored).toEqual([{ found: false }])
})

test('a public page is translated before its script takes it over, and goes on', async ({ browser }) => {
  const guest = await openBrowser(browser)
  await translatePages(guest)
  await guest.goto('/portal')
  await expect(guest.locator('h1')).toBeVisible()
  await guest.getByRole('link', { name: /Войти/ }).first().click()
  await expect(guest.locator('input[type="email"]')).toBeVisible()
  await guest.locator('input[type="email"]').fill('ini@demo.example')
  await guest.locator('input[type="password"]').fill('wrong')
  await guest.locator('input[type="password"]').press('Enter')
  await expect(guest.getByText(/Неверн/).first()).toBeVisible()
})
