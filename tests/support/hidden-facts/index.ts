import type { HiddenFact } from './fact.ts'

export {
  makeHiddenWorld,
  viewers,
  type AnyReader,
  type HiddenFact,
  type HiddenWorld,
  type Ids,
  type Planted,
  type Viewer,
} from './fact.ts'

const files = import.meta.glob<Record<string, readonly HiddenFact[]>>('./*.facts.ts', { eager: true })

/** Hidden facts from every `*.facts.ts` of this folder. */
export const hiddenFacts: readonly HiddenFact[] = Object.values(files).flatMap((file) =>
  Object.values(file).flat(),
)
