import type { TestPortal } from '../portal.ts'
import type { Who, World } from '../who-may/index.ts'

/** What was planted: words that stand nowhere else, and the ids by which calls name what they belong to. */
export type Planted = { words: readonly string[]; ids: Readonly<Record<string, unknown>> }

/** Something that only some may learn of. A feature that keeps one adds it in a `*.facts.ts` of this folder. */
export type HiddenFact = {
  name: string
  /** Everybody else reads none of its words anywhere; of these, somebody reads each somewhere. */
  readers: readonly Who[]
  /** Brings it about by the portal's own calls, so that whatever follows from it has been written, too. */
  plant: (portal: TestPortal, world: World) => Promise<Planted>
  /** The moment at which it is there, where that is one of its own: what is pushed and counted then tells nobody else of it either. */
  comesAbout?: (portal: TestPortal, world: World, planted: Planted) => Promise<void>
}
