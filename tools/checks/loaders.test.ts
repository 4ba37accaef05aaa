import { expect, test } from 'vitest'
import { readSourceFiles } from './source-files.ts'

/**
 * Loaders that decide by themselves. The place of a report may come from a parameter of the address, and one that the reader may
 * not know has the same error at its field as one that does not exist.
 */
const deciding: ReadonlySet<string> = new Set(['features/reports/server/report-subject.ts'])

const inlineLoad = /\n( *)load(?:: |\()[\s\S]*?\n\1authorize\b/g

/** Whether a file decides about permissions before `authorize` does. */
const decides = (text: string): boolean =>
  /throw outsideTeam\(/.test(text) ||
  [...text.matchAll(inlineLoad)].some(([load]) => /\.(?:allows|visible)\(/.test(load))

test('loaders leave decisions to the policy of `authorize` (ADR 184)', () => {
  const found = readSourceFiles(process.cwd())
    .filter(({ path }) => /^features\/[^/]+\/server\/(?!.*\.test\.ts$)/.test(path))
    .filter(({ text }) => decides(text))
    .map(({ path }) => path)
  expect(found.toSorted()).toEqual([...deciding].toSorted())
  expect(
    decides('\n  load: async (ctx) => (may.view.allows(ctx.actor, a) ? a : undefined),\n  authorize: b,'),
  ).toBe(true)
})
