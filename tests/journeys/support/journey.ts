import { test as base } from '@playwright/test'
import { tellFailure } from './tell-failure.ts'
import { enterWorld, openWorld, type World } from './world.ts'

/** The world of a file, opened when the first of its tests needs it. */
type Worlds = { of: (file: string) => Promise<World> }

/** A world opens in a second or two; this is for a busy machine. It does not count as a test's own time. */
const timeout = 150_000

/**
 * Playwright's `test` with a world for each file: a portal on a fresh copy of the demo, on its own port. No journey
 * sees changes by another one, whichever worker it runs in and whatever ran there before.
 */
export const test = base.extend<{ failure: void }, { worlds: Worlds }>({
  worlds: [
    async ({ browser }, use) => {
      let opened: { file: string; world: World } | undefined
      const leave = async (): Promise<void> => {
        // Open pages would keep requesting a portal that is gone.
        await Promise.all(browser.contexts().map((context) => context.close()))
        enterWorld(undefined)
        await opened?.world.end()
        opened = undefined
      }
      const of: Worlds['of'] = async (file) => {
        if (opened?.file !== file) {
          // The next world opens while this one closes.
          const [begun] = await Promise.all([openWorld(), leave()])
          opened = { file, world: begun }
          enterWorld(begun)
        }
        return opened.world
      }
      await use({ of })
      await leave()
    },
    { scope: 'worker', timeout },
  ],
  baseURL: [
    async ({ worlds }, use, { file }) => {
      await use((await worlds.of(file)).origin)
    },
    { scope: 'test', timeout },
  ],
  failure: [
    async ({ browser, worlds }, use, info) => {
      await use()
      if (info.status !== info.expectedStatus) console.log(tellFailure(browser, await worlds.of(info.file)))
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
