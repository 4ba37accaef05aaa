import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import type { Field } from '../../domain/template.ts'
import { placeKey, sameValue, type Place, type Value } from '../../domain/values.ts'
import { valueProblem } from '../../domain/validate-value.ts'
import type { Cell } from '../renderer/profile-source.ts'
import type { ProfileState } from './profile-state.ts'
import type { CellDeed, Theirs } from './store-types.ts'

/** A value that somebody looks at or works on. */
export type Work = {
  place: Place
  key: string
  field: Field | undefined
  cell: Cell
  /** What the portal is known to hold, and its version. */
  base: Value
  version: number
  /** What was sent to be saved while nobody knows how that ended. */
  tried: readonly Value[]
  theirs: Theirs | null
  refused: FieldErrorCode | null
  /** The person was told by a dialog that this value is not saved. */
  isTold: boolean
}

type Options = {
  state: ProfileState
  fieldOf: (place: Place) => Field | undefined
  /** A cell is another object now. */
  onChange: (place: Place) => void
}

/** The cells of a profile; one is made when it is first looked at. */
export const createCells = ({ state, fieldOf, onChange }: Options) => {
  const works = new Map<string, Work>()

  const at = (place: Place): Work => {
    const key = placeKey(place)
    const known = works.get(key)
    if (known) return known
    const value = state.valueAt(place)
    const work: Work = {
      place,
      key,
      field: fieldOf(place),
      cell: { value, phase: 'saved', problem: null, savedAt: null },
      base: value,
      version: state.versionAt(place),
      tried: [],
      theirs: null,
      refused: null,
      isTold: false,
    }
    works.set(key, work)
    return work
  }

  const show = (work: Work, patch: Partial<Cell>, isPut = false): void => {
    const { value: before } = work.cell
    work.cell = { ...work.cell, ...patch }
    if (!isPut && !Object.is(before, work.cell.value)) state.put(work.place, work.cell.value)
    onChange(work.place)
  }

  return {
    at,
    /** Shows something else of a value; `isPut`: the values as a whole have it already. */
    show,
    known: (key: string): Work | undefined => works.get(key),
    forget: (key: string): void => void works.delete(key),
    forgetItems: (code: string, ids: ReadonlySet<string>): Work[] => {
      const gone = [...works.values()].filter(
        ({ place }) => place.code === code && place.item !== null && ids.has(place.item),
      )
      for (const { key } of gone) works.delete(key)
      return gone
    },
    /** What is shown is not, or not surely, what the portal holds: nobody knows how the last try ended. */
    isDirty: (work: Work): boolean =>
      work.refused !== null ||
      !sameValue(work.cell.value, work.base) ||
      work.tried.some((tried) => !sameValue(work.cell.value, tried)),
    problemOf: (work: Work): FieldErrorCode | null =>
      work.refused ?? (work.field ? valueProblem(work.field, work.cell.value) : null),
    /** The portal holds this value by now. */
    setBase: (work: Work, value: Value, version: number): void => {
      work.base = value
      work.version = version
      work.tried = []
      work.theirs = null
      state.setVersion(work.place, version)
    },
    deedOf: (work: Work): CellDeed => ({
      kind: 'cell',
      place: work.place,
      value: work.cell.value,
      base: work.base,
      version: work.version,
      ...(work.tried.length === 0 ? {} : { tried: [...work.tried] }),
      ...(work.refused ? { refused: work.refused } : {}),
    }),
  }
}

/** See `createCells`. */
export type Cells = ReturnType<typeof createCells>
