import { expect, test } from 'vitest'
import { matrix } from '../../../tests/support/matrix.ts'
import { dataTypes } from '../../fields/domain/element-types.ts'
import { formatsOf, itemFormats, picturesOf } from './formats.rules.ts'

const kinds = [...dataTypes, 'GROUP', 'TABLE'] as const

const may = matrix(
  kinds,
  itemFormats,
  `          FULL  SHORT  MONTH  YEAR  BEGINNING  CHIPS  COUNT
  STRING   yes   -      -      -     -          -      -
  TEXT     yes   -      -      -     yes        -      -
  DATE     yes   -      yes    yes   -          -      -
  BOOLEAN  yes   -      -      -     -          -      -
  INTEGER  yes   yes    -      -     -          -      -
  NUMBER   yes   yes    -      -     -          -      -
  MONEY    yes   yes    -      -     -          -      -
  LIST     yes   -      -      -     -          yes    -
  PERCENT  yes   -      -      -     -          -      -
  PHONE    yes   -      -      -     -          -      -
  FILE     yes   -      -      -     -          -      yes
  RISKS    yes   -      -      -     -          -      -
  TECHNOLOGY  yes  -      -      -     -          -      -
  SCALE    yes   -      -      -     -          -      -
  GROUP    yes   -      -      -     -          -      yes
  TABLE    yes   -      -      -     -          -      yes`,
)

test.each(kinds)('%s is shown as it may be', (kind) => {
  const formats = formatsOf(kind === 'GROUP' || kind === 'TABLE' ? { kind } : { kind: 'PLAIN', type: kind })
  for (const format of itemFormats) expect(formats.includes(format), format).toBe(may[kind][format] === 'yes')
  expect(formats[0]).toBe('FULL')
})

test('pictures are named once, and signs are none', () => {
  const image = '0b1e7c1a-6f0e-4c1e-9d58-3f2a55b0c998'
  expect(
    picturesOf([
      { items: [{ picture: { image } }, { picture: { icon: 'money' } }, {}] },
      { items: [{ picture: { image } }] },
    ]),
  ).toEqual([image])
})
