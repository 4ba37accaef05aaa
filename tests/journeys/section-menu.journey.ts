import type { Page } from '@playwright/test'
import { createDatabase, createPool } from '#platform/server/database/connection.ts'
import { makeLargeProfile } from '../bench/screens/large-profile.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { browserOf } from './support/people.ts'
import { world } from './support/world.ts'

/** The section menu leads to its section, however long the profile is. */

/** Distance of a section's heading from the sticky header. */
const gapOf = (page: Page, name: string): Promise<number> =>
  page.getByRole('heading', { level: 2, name, exact: true }).evaluate((heading) => {
    const head = document.querySelector('.filling-head')!.getBoundingClientRect()
    return Math.round(heading.getBoundingClientRect().top - head.bottom)
  })

const walk = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  const menu = page.getByRole('navigation', { name: 'Разделы', exact: true })
  await menu.waitFor()
  const names = await page.locator('.profile-section > h2').allTextContents()
  // The last, the first, and one in between: far apart, so that the sections in between were never rendered.
  for (const name of [names.at(-2)!, names[1]!, names[Math.floor(names.length / 2)]!]) {
    await menu.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => gapOf(page, name)).toBeGreaterThanOrEqual(0)
    expect(await gapOf(page, name)).toBeLessThanOrEqual(40)
    // Content above grows, as editors do when their texts load.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('.profile-section > h2'))
        part.style.marginBottom = `${(Number.parseInt(part.style.marginBottom, 10) || 0) + 90}px`
    })
    await expect.poll(() => gapOf(page, name)).toBeGreaterThanOrEqual(0)
    expect(await gapOf(page, name)).toBeLessThanOrEqual(40)
  }
}

test('at the fields of the demo', async ({ browser }) => {
  const founder = await browserOf(browser, 'ini')
  const [project] = await askDatabase<{ id: number }>(
    `select p.id from project p join person l on l.uid = p.leader_uid where l.email = 'ini@demo.example' order by p.id limit 1`,
  )
  await walk(founder, `/bch/view/my-projects/edit?projectId=${project!.id}&tab=profile`)
})

test('at three hundred fields', async ({ browser }) => {
  const pool = createPool(world().databaseUrl)
  const { projectId } = await makeLargeProfile(createDatabase(pool))
  await pool.end()
  const founder = await browserOf(browser, 'ini')
  await walk(founder, `/bch/view/my-projects/edit?projectId=${projectId}&tab=profile`)
})
