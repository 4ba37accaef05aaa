// Tests run what is listed: a list that is not current is told at once, not as a call that nobody answers.
import { root } from '../root.mjs'
import { staleParts } from './parts-of.mjs'

/** Stops a run of tests whose lists of parts are stale. */
export default function setup() {
  const stale = staleParts(root).map(({ path }) => path)
  if (stale.length > 0) throw new Error(`${stale.join(', ')}: stale, run \`npm run parts\``)
}
