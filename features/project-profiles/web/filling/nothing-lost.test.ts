import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { group, plain, tree } from '../../../fields/domain/samples.ts'
import { createDrafts } from '#platform/web/save-queue/drafts.ts'
import { createOtherTabs } from '#platform/web/save-queue/other-tabs.ts'
import type { Place, Value } from '../../../fields/domain/values.ts'
import { createProfileStore } from './create-profile-store.ts'
import type { ProfileDraft } from './store-types.ts'
import { createPortal, failing, storageStub } from './store-samples.ts'

const codes = ['a', 'b'] as const
const shape = tree(
  ...codes.map((code) => plain({ code, type: 'STRING' })),
  group('team', [plain({ code: 'who', type: 'STRING' })]),
)
const placeOf = (code: string): Place => ({ code, item: null, field: code })

type Step =
  | { kind: 'type'; code: (typeof codes)[number]; text: string }
  | { kind: 'item'; text: string }
  | { kind: 'wait'; time: number }
  | { kind: 'fail'; status: number }
  | { kind: 'lose' | 'away' | 'back' | 'leave' | 'discard' }
  | { kind: 'reload'; time: number }

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('type' as const),
    code: fc.constantFrom(...codes),
    text: fc.string({ minLength: 1, maxLength: 4 }),
  }),
  fc.record({ kind: fc.constant('item' as const), text: fc.string({ minLength: 1, maxLength: 4 }) }),
  fc.record({ kind: fc.constant('wait' as const), time: fc.integer({ min: 0, max: 3000 }) }),
  fc.record({ kind: fc.constant('fail' as const), status: fc.constantFrom(0, 401, 429, 500, 503) }),
  fc.record({
    kind: fc.constantFrom(
      'lose' as const,
      'away' as const,
      'back' as const,
      'leave' as const,
      'discard' as const,
    ),
  }),
  fc.record({ kind: fc.constant('reload' as const), time: fc.integer({ min: 0, max: 2000 }) }),
)

let runs = 0

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('whatever the order of typing, failures, lost answers and reloads, nothing typed is lost', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(steps, { maxLength: 25 }),
      fc.integer({ min: 0, max: 900 }),
      async (all, delay) => {
        vi.stubGlobal('localStorage', storageStub())
        const portal = createPortal({ plain: {}, versions: {}, items: { team: [] } })
        portal.delay = delay
        const profile = `profile:${(runs += 1)}`
        const makeStore = (values = portal.load()) =>
          createProfileStore({
            tree: shape,
            values,
            ...portal.backend,
            drafts: createDrafts<ProfileDraft>(profile),
            tabs: createOtherTabs<Value>(profile),
          })
        const open = (values = portal.load()) => {
          const store = makeStore(values)
          return { store, stop: store.start() }
        }
        let page = open()
        const typed: Record<string, string> = {}
        const items: string[] = []
        const run: Record<Step['kind'], (step: never) => unknown> = {
          type: ({ code, text }: { code: string; text: string }) => {
            typed[code] = text
            page.store.set(placeOf(code), text)
          },
          item: ({ text }: { text: string }) => {
            items.push(text)
            page.store.set({ code: 'team', item: page.store.addItem('team'), field: 'who' }, text)
          },
          wait: ({ time }: { time: number }) => vi.advanceTimersByTimeAsync(time),
          fail: ({ status }: { status: number }) => portal.fail(failing(status, null)),
          lose: () => (portal.loseAnswers += 1),
          away: () => (portal.isAway = true),
          back: () => (portal.isAway = false),
          leave: () => codes.forEach((code) => page.store.leave(placeOf(code))),
          // The new page is loaded when no request of the previous one is pending, and rendered some time later.
          reload: async ({ time }: { time: number }) => {
            await Promise.all([page.stop(), vi.advanceTimersByTimeAsync(60_000)])
            const values = portal.load()
            await vi.advanceTimersByTimeAsync(time)
            page = open(values)
          },
          // A page that is rendered and discarded before it is mounted.
          discard: () => void makeStore(),
        }
        for (const step of all) await run[step.kind](step as never)
        portal.isAway = false
        // Long enough for every increasing delay.
        await vi.advanceTimersByTimeAsync(3_600_000)
        const blank = (text: unknown) =>
          typeof text === 'string' && text.trim() === '' ? null : (text ?? null)
        for (const code of codes) expect(blank(portal.values.plain[code])).toEqual(blank(typed[code]))
        const inOrder = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)
        const storedItems = (portal.values.items['team'] ?? []).map(({ values }) => blank(values['who']))
        expect(storedItems.toSorted(inOrder)).toEqual(items.map(blank).toSorted(inOrder))
        expect(page.store.status.get().unsaved).toBe(0)
        expect(page.store.status.get().conflicts).toEqual([])
        for (const code of codes)
          expect(blank(page.store.cell(placeOf(code)).value)).toEqual(blank(portal.values.plain[code]))
        expect(Object.keys(localStorage)).toEqual([])
        await page.stop()
      },
    ),
    { numRuns: 150 },
  )
})
