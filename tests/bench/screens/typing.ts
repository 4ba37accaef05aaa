import type { Page } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import { figuresOf, type Figures } from './figures.ts'
import { bigTable } from './large-profile.ts'
import type { Watched } from './visitor.ts'

/** Measurements of typing, moving or scrolling. */
export type Action = { what: string; figures: Figures; long: number[]; goal: number | null; saves?: string }

const letters = 'Forecast of demand for bakeries: a week ahead, no leftovers. '

/** Discards the measurements so far. */
const begin = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const notes of [window.bench.keys, window.bench.long, window.bench.frames]) notes.length = 0
  })

const noted = (page: Page, notes: 'keys' | 'frames' | 'long'): Promise<number[]> =>
  page.evaluate((which) => window.bench[which], notes)

/** Speed of a fast typist: twelve characters a second. */
const type = async (page: Page, text: string): Promise<void> => {
  for (const letter of text) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter)
    await sleep(80)
  }
}

const measured = async (
  { page, saves }: Watched,
  what: string,
  run: () => Promise<number>,
): Promise<Action> => {
  await sleep(1500)
  await begin(page)
  const before = saves()
  const expected = await run()
  await sleep(1500)
  return {
    what,
    figures: figuresOf(await noted(page, 'keys')),
    long: await noted(page, 'long'),
    goal: 50,
    saves: `${saves() - before} of ${expected}`,
  }
}

/** Types a sentence into a field without a pause: one request is expected. */
export const typeInField = (watched: Watched, what: string, selector: string, text = letters) =>
  measured(watched, what, async () => {
    const { page } = watched
    const field = page.locator(selector).first()
    await field.scrollIntoViewIfNeeded()
    await field.focus()
    await page.keyboard.press('End')
    await sleep(500)
    await begin(page)
    await type(page, text)
    return 1
  })

/** Types into five consecutive cells of the large table: text, or numbers that its formulas use. */
export const typeInCells = (watched: Watched, what: string, column: number, text: string) =>
  measured(watched, what, async () => {
    const { page } = watched
    const grid = page.locator(`#profile-${bigTable} [role="grid"]`)
    await grid.scrollIntoViewIfNeeded()
    await grid.locator(`[data-row="3"][data-column="${column}"]`).click()
    await begin(page)
    for (let cell = 0; cell < 5; cell += 1) {
      await type(page, text)
      await page.keyboard.press('Enter')
      await sleep(100)
    }
    return 5
  })

/** Types into a cell and the four below it, leaving each with Enter; nothing is sent. */
export const typeDown = (watched: Watched, what: string, selector: string, text: string) =>
  measured(watched, what, async () => {
    const { page } = watched
    const cell = page.locator(selector).first()
    await cell.scrollIntoViewIfNeeded()
    await cell.click()
    await begin(page)
    for (let at = 0; at < 5; at += 1) {
      await type(page, text)
      await page.keyboard.press('Enter')
      await sleep(500)
    }
    return 0
  })

/** Moves down the large table with the key held down, and back up. */
export const walkTable = (watched: Watched) =>
  measured(watched, 'table: arrow keys, held down', async () => {
    const { page } = watched
    await page.locator(`#profile-${bigTable} [data-row="3"][data-column="1"]`).click()
    await begin(page)
    for (const key of ['ArrowDown', 'ArrowUp'])
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press(key)
        await sleep(33)
      }
    return 0
  })

/** Scrolls a part of the page with the wheel; the figures are frame times. */
export const scroll = async ({ page }: Watched, what: string, selector: string): Promise<Action> => {
  const part = page.locator(selector).first()
  await part.scrollIntoViewIfNeeded()
  const box = (await part.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, Math.min(700, box.y + 200))
  await sleep(1000)
  await begin(page)
  for (let turn = 0; turn < 60; turn += 1) {
    await page.mouse.wheel(0, turn < 40 ? 240 : -240)
    await sleep(30)
  }
  const frames = await noted(page, 'frames')
  return { what, figures: figuresOf(frames), long: await noted(page, 'long'), goal: null }
}
