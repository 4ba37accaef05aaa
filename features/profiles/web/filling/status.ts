import { placeKey, type Place } from '../../domain/values.ts'
import type { Desk } from './desk.ts'
import type { Waiting } from './sender.ts'
import type { FillingStatus } from './store-types.ts'

type Known = Pick<Desk, 'cells' | 'savedAt' | 'isAllKept'> & {
  waiting: ReadonlyMap<string, Waiting>
  isAway: boolean
  isSending: boolean
}

/** How the saving stands, told from what waits. */
export const statusOf = ({ cells, savedAt, isAllKept, waiting, isAway, isSending }: Known): FillingStatus => {
  const places = [...waiting.values()].flatMap(({ deed }) => (deed.kind === 'cell' ? [deed.place] : []))
  const inPhase = (phase: string) => places.filter((place) => cells.at(place).cell.phase === phase)
  return {
    unsaved: waiting.size,
    isAway: isAway || inPhase('offline').length > 0,
    isSaving: isSending,
    invalid: inPhase('invalid'),
    failed: inPhase('failed'),
    savedAt: savedAt.get(),
    isKept: isAllKept.get(),
  }
}

const keysOf = (places: readonly Place[]): string => places.map(placeKey).join()

/** Whether two say the same. */
export const sameStatus = (a: FillingStatus, b: FillingStatus): boolean =>
  a.unsaved === b.unsaved &&
  a.isAway === b.isAway &&
  a.isSaving === b.isSaving &&
  a.savedAt === b.savedAt &&
  a.isKept === b.isKept &&
  keysOf(a.invalid) === keysOf(b.invalid) &&
  keysOf(a.failed) === keysOf(b.failed)
