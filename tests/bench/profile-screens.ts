import type { Browser } from '@playwright/test'
import { demoPassword } from '../../database/demo/index.ts'
import { addressNumber } from '../../features/profile-templates/web/address-number.ts'
import { openDemo } from './screens/demo-portal.ts'
import { figuresOf } from './screens/figures.ts'
import { makeLargeProfile, size, type LargeProfile } from './screens/large-profile.ts'
import { sayActions } from './screens/say-actions.ts'
import { scroll, typeInCells, typeInField, walkTable, type Action } from './screens/typing.ts'
import { launch, openWatched, signInPage } from './screens/visitor.ts'
import { startPortal } from './servers.ts'

type Say = (line: string) => void
type Screen = { name: string; email: string; address: string; awaited: string }

const openingGoal = 1000
const openings = 7

const screensOf = (origin: string, profile: LargeProfile) => {
  const { projectId, taskId, trackId, templateId } = profile
  const builder = `${origin}/bch/view/project-profile-template-constructor`
  const ini = { email: 'ini@demo.example' }
  const admin = { email: 'admin@demo.example' }
  return {
    filling: {
      ...ini,
      name: 'the profile, to fill in',
      address: `${origin}/bch/view/my-projects/edit?projectId=${projectId}&tab=profile`,
      awaited: '.profile-field input:enabled',
    },
    task: {
      ...ini,
      name: 'a task with 60 of its fields',
      address: `${origin}/bch/view/my-acceleration-requests/initiator-details?projectTrackId=${trackId}&taskId=${taskId}`,
      awaited: '.profile-field input:enabled',
    },
    reading: {
      ...ini,
      name: 'the profile, to read',
      address: `${origin}/bch/view/project-details?id=${projectId}&tab=profile`,
      awaited: '.read-section .read-element',
    },
    builder: {
      ...admin,
      name: 'the builder',
      address: `${builder}?templateId=${templateId}`,
      awaited: '.builder-tree a',
    },
    shell: {
      ...ini,
      name: 'an ordinary page, to compare with',
      address: `${origin}/bch/view/notifications`,
      awaited: 'main h1',
    },
    element: {
      ...admin,
      name: 'an element in the builder',
      address: `${builder}/element?templateId=${templateId}&elementId=${addressNumber('field_143')}&sectionId=${addressNumber('section-6')}`,
      awaited: 'main input:enabled',
    },
  } satisfies Record<string, Screen>
}

const ms = (value: number): string => value.toFixed(0)
const measureOpening = async (
  say: Say,
  browser: Browser,
  origin: string,
  screens: readonly Screen[],
): Promise<void> => {
  say('| opening | first visit ms | median ms | worst ms | longest task ms | goal |')
  say('| --- | --- | --- | --- | --- | --- |')
  for (const { name, email, address, awaited } of screens) {
    const context = await signInPage(browser, origin, email, demoPassword)
    const after: number[] = []
    const long: number[] = []
    for (let time = 0; time <= openings; time += 1) {
      const { page, openedAfter } = await openWatched(context, address, awaited)
      await page.waitForTimeout(1500)
      after.push(openedAfter)
      long.push(...(await page.evaluate(() => window.bench.long)))
      await page.close()
    }
    const { median, worst } = figuresOf(after.slice(1))
    say(
      `| ${name} | ${ms(after[0]!)} | ${ms(median)} | ${ms(worst)} | ${ms(Math.max(0, ...long))} | < ${openingGoal}: ${
        median < openingGoal ? 'holds' : 'MISSED'
      } |`,
    )
    await context.close()
  }
}

const measureActions = async (
  browser: Browser,
  origin: string,
  { filling, task, reading, builder, element }: ReturnType<typeof screensOf>,
  slowdown: number,
): Promise<Action[]> => {
  const actions: Action[] = []
  const founder = await signInPage(browser, origin, filling.email, demoPassword)
  const open = async ({ address, awaited }: Screen, context = founder) => {
    const watched = await openWatched(context, address, awaited, slowdown)
    await watched.page.waitForLoadState('networkidle')
    await watched.page.waitForTimeout(2000 * slowdown)
    return watched
  }
  const profile = await open(filling)
  actions.push(
    await typeInField(profile, 'filling: a line', '#profile-field_0 input'),
    await typeInField(profile, 'filling: a text', '#profile-field_155 textarea'),
    await typeInField(profile, 'filling: a rich text', '#profile-field_151 [contenteditable="true"]'),
    await typeInField(profile, 'filling: a field of a group', '#profile-group_145 input'),
    await typeInCells(profile, 'table: letters in cells', 5, 'no reply yet'),
    await typeInCells(profile, 'table: figures that formulas need', 1, '12345,5'),
    await walkTable(profile),
    await scroll(profile, 'table: scrolling (frames)', '#profile-big_table .grid-scroll'),
    await scroll(profile, 'filling: scrolling (frames)', '#profile-field_60'),
  )
  await profile.page.close()
  const work = await open(task)
  actions.push(
    await typeInField(work, 'task: a line', '#profile-field_0 input'),
    await typeInField(work, 'task: a text', '#profile-field_1 textarea'),
  )
  await work.page.close()
  const read = await open(reading)
  actions.push(await scroll(read, 'reading: scrolling (frames)', '.reading-main'))
  await read.page.close()
  await founder.close()
  const administrator = await signInPage(browser, origin, builder.email, demoPassword)
  const tree = await open(builder, administrator)
  actions.push(await scroll(tree, 'builder: scrolling (frames)', '.builder-tree'))
  await tree.page.close()
  const form = await open(element, administrator)
  actions.push(await typeInField(form, 'builder: the name of an element', 'main input'))
  await form.page.close()
  await administrator.close()
  return actions
}

/**
 * Measures the screens of a large profile in a real browser with the built portal; `only` selects one part:
 * `opening`, `typing` or `slowly`.
 */
export const measureProfileScreens = async (say: Say, only?: string): Promise<void> => {
  const { url, prepared: profile, stop } = await openDemo(makeLargeProfile)
  const portal = await startPortal(url, Number(process.env['BENCH_PORT'] ?? 3903))
  const browser = await launch()
  const screens = screensOf(portal.origin, profile)
  const wants = (part: string) => only === undefined || only === part
  try {
    say(
      `Screens of a profile: ${size.elements} elements, a table of ${size.rows} rows and 8 columns; Chromium`,
    )
    if (wants('opening')) await measureOpening(say, browser, portal.origin, Object.values(screens))
    if (wants('typing')) sayActions(say, await measureActions(browser, portal.origin, screens, 1))
    if (wants('slowly')) {
      say('With a processor four times slower, for information')
      sayActions(say, await measureActions(browser, portal.origin, screens, 4))
    }
  } finally {
    await browser.close()
    await portal.stop()
    await stop()
  }
}
