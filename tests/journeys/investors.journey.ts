import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { obstacles, overflow, rawKeys } from './support/look-over.ts'
import { openBrowser, signIn, type WatchedPage } from './support/people.ts'

/** Investors are looked at by whoever may, and a founder is led past them. */
test.describe.configure({ mode: 'serial' })

const listPath = '/showcase/investors-list'

const looksRight = async (page: WatchedPage): Promise<void> => {
  expect(await obstacles(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  expect(rawKeys(await page.locator('body').innerText())).toEqual([])
}

for (const locale of ['ru', 'en'] as const)
  test(`a guest reads the cards of investors who agreed to that (${locale})`, async ({ browser }) => {
    const guest = await openBrowser(browser, { locale })
    await guest.goto(listPath)
    const cards = guest.locator('article.show-card')
    await expect(cards.first()).toBeVisible()
    await looksRight(guest)
    await cards.first().getByRole('link').click()
    await expect(guest).toHaveURL(/investor-details\?id=/)
    await expect(guest.locator('article.details h1')).toBeVisible()
    await looksRight(guest)
  })

test('a founder is led to what everybody may know of investing', async ({ browser }) => {
  const founder = await signIn(browser, 'ini')
  await founder.goto(listPath)
  await expect(founder).toHaveURL(/\/portal\/investors-static/)
})

test('so is everybody when no accelerator shows investors', async ({ browser }) => {
  await askDatabase('update accelerator set investor_cards_shown = false returning id')
  const guest = await openBrowser(browser)
  await guest.goto(listPath)
  await expect(guest).toHaveURL(/\/portal\/investors-static/)
})
