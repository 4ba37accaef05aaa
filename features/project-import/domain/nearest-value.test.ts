import { expect, test } from 'vitest'
import { nearestValue } from './nearest-value.rules.ts'

const values = [
  { id: 1, code: 'EARLY_PRESEED', ru: 'Ранний PreSeed', en: 'Early PreSeed' },
  { id: 2, code: 'LATE_PRESEED', ru: 'Поздний PreSeed', en: 'Late PreSeed' },
  { id: 3, code: 'RU-YAR', ru: 'Ярославская область', en: 'Yaroslavl Oblast' },
  { id: 4, code: 'RU-TA', ru: 'Республика Татарстан', en: 'Tatarstan' },
  { id: 5, code: 'RU-MOS', ru: 'Московская область', en: 'Moscow Oblast' },
]

test.each([
  ['Идея', 1],
  ['ИДЕЯ!', 1],
  ['MVP', 2],
  ['Early pre-seed', 1],
  ['Ярославская обл.', 3],
  ['Респ. Татарстан', 4],
  ['Моск. область', 5],
  ['Атлантида', null],
  ['', null],
])('“%s” is nearest to %s', (name, id) => expect(nearestValue(name, values)).toBe(id))
