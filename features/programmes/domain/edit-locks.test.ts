import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matrix } from '../../../tests/support/matrix.ts'
import { programmeFields, trackFields, trackpointFields } from '../contract/content.schemas.ts'
import { editLocks, isLocked, lockedChanges, movesStarted, type LockedKind } from './edit-locks.rules.ts'

const kinds = Object.keys(editLocks) as LockedKind[]

const parts = {
  programme: Object.keys(programmeFields.shape),
  track: Object.keys(trackFields.shape),
  trackpoint: [...Object.keys(trackpointFields.shape), 'fields', 'order'],
} as const

const everyPart = [...new Set(kinds.flatMap((kind) => parts[kind]))]

/** What may be changed with dependants; a dash: the record has no such field. */
const whileReliedOn = matrix(
  everyPart,
  kinds,
  `                        programme  track   trackpoint
  name                    free       free    free
  description             free       free    free
  durationDays            free       free    free
  creationStrategy        locked     -       -
  hideProjectProfile      free       -       -
  automaticPublication    free       -       -
  selectionConditions     -          free    -
  faceText                -          free    -
  investmentType          -          locked  -
  shortLink               -          free    -
  decisionDays            -          free    -
  feeAmount               -          free    -
  feeCurrency             -          free    -
  sharePercent            -          free    -
  acceptAutomatically     -          free    -
  expertiseVisibleToTeam  -          free    -
  expectedResult          -          -       free
  type                    -          -       locked
  performer               -          -       locked
  strictlyAccepted        -          -       locked
  answerRequired          -          -       locked
  reportType              -          -       free
  fields                  -          -       locked
  order                   -          -       locked`,
)

describe.each(kinds)('a %s that somebody relies on', (kind) => {
  test.each(everyPart)('locks or releases its %s', (part) => {
    const expected = (parts[kind] as readonly string[]).includes(part)
      ? isLocked(kind, part, 1)
        ? 'locked'
        : 'free'
      : '-'
    expect(expected).toBe(whileReliedOn[part]![kind])
    expect(isLocked(kind, part, 0)).toBe(false)
  })

  test('names exactly the locked fields that would change', () => {
    const before = Object.fromEntries(parts[kind].map((part) => [part, 'before']))
    const after = Object.fromEntries(parts[kind].map((part) => [part, 'after']))
    expect(lockedChanges(kind, 3, before, after)).toEqual(
      parts[kind].filter((part) => whileReliedOn[part]![kind] === 'locked'),
    )
    expect(lockedChanges(kind, 3, before, { ...before })).toEqual([])
    expect(lockedChanges(kind, 0, before, after)).toEqual([])
  })
})

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 12 })

test('what has not started can be anywhere; what has started keeps its relative order', () => {
  fc.assert(
    fc.property(
      ids.chain((given) =>
        fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
      ),
      fc.func(fc.boolean()),
      ([before, after], wasStarted) => {
        const started = new Set(before.filter((id) => wasStarted(id)))
        const inTurn = (list: readonly number[]) => list.filter((id) => started.has(id)).join()
        expect(movesStarted(before, after, started)).toBe(inTurn(before) !== inTurn(after))
        expect(movesStarted(before, after, new Set())).toBe(false)
      },
    ),
  )
  expect(movesStarted([1, 2, 3], [2, 1, 3], new Set([1, 3]))).toBe(false)
  expect(movesStarted([1, 2, 3], [3, 2, 1], new Set([1, 3]))).toBe(true)
})
