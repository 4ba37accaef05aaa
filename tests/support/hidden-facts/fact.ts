import type { TestPortal } from '../portal.ts'
import type { Who, World } from '../who-may/index.ts'

/** What was planted: a word that stands nowhere else, and the ids by which calls name what it belongs to. */
export type Planted = { word: string; ids: Readonly<Record<string, unknown>> }

/** Something that only some may learn of. A feature that keeps one adds it in a `*.facts.ts` of this folder. */
export type HiddenFact = {
  name: string
  /** Everybody else reads it nowhere; of these, somebody reads it somewhere. */
  readers: readonly Who[]
  /** Brings it about by the portal's own calls, so that whatever follows from it has been written, too. */
  plant: (portal: TestPortal, world: World) => Promise<Planted>
}
