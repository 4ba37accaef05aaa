// Tests use the generated lists: a stale list is reported at once, not as a call without a handler.
import { root } from '../root.mjs'
import { staleParts } from './parts-of.mjs'

/** Aborts a test run with stale lists of parts. */
export default function setup() {
  const stale = staleParts(root).map(({ path }) => path)
  if (stale.length > 0) throw new Error(`${stale.join(', ')}: stale, run \`npm run parts\``)
}
