import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { settled } from './support/look-over.ts'
import { browserOf, openBrowser } from './support/people.ts'

/** A visitor from a search engine finds an accelerator and an expert; a withdrawn card is gone from every page. */
test('a visitor narrows the list of accelerators, reads one, and comes back to where they were', async ({
  browser,
}) => {
  const page = await openBrowser(browser)
  await page.goto('/showcase/accelerators-list')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Акселераторы')
  await page.getByRole('link', { name: /^Великобритания 1/ }).click()
  await expect(page).toHaveURL(/countryId=\d+/)
  await expect(page.getByRole('status')).toContainText('1 акселератор')
  // Clicked before the script runs, filters and view switches are ordinary links, and the back button works.
  await settled(page)
  await page.getByRole('link', { name: 'Таблица' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  const address = page.url()
  await page.getByRole('link', { name: 'Harbor Ventures' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor Ventures')
  await expect(page.getByRole('heading', { name: 'Программы' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.goBack()
  await expect(page.getByRole('status')).toContainText('3 акселератора')
  expect(page.troubles).toEqual([])
})

test('an expert is found by a form of a word, read in English by address, and written to', async ({
  browser,
}) => {
  const page = await openBrowser(browser, { width: 360 })
  await page.goto('/showcase/experts-list')
  await settled(page)
  await page.getByRole('searchbox').fill('прототипирования')
  await expect(page).toHaveURL(/findText=/)
  await expect(page.getByRole('status')).toContainText('3 эксперта')
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wider).toBe(0)
  const [expert] = await askDatabase<{ uid: string }>(
    `select uid from person where certified_expert and card_published and card_to_world and status = 'A' limit 1`,
  )
  const path = `/details/expert-details?uid=${expert!.uid}`
  await page.goto(`${path}&lang=en`)
  await expect(page.getByText('Certified expert')).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /&lang=en$/)
  await expect(page.getByRole('link', { name: 'Sign in to send a message' })).toBeVisible()
  expect(page.troubles).toEqual([])

  const team = await browserOf(browser, 'acc-admin')
  await team.goto('/bch/view/agenda')
  await expect(team.getByRole('link', { name: 'Эксперты' }).first()).toHaveAttribute(
    'href',
    '/showcase/experts-list',
  )
  await team.goto(path)
  await expect(team.getByRole('link', { name: 'Написать сообщение' })).toBeVisible()
  expect(team.troubles).toEqual([])
  await askDatabase(`update person set card_published = false where uid = '${expert!.uid}' returning uid`)
  expect((await page.goto(path))!.status()).toBe(404)
})
