import { expect, test } from 'vitest'
import { nearestValues, prepareValues } from './nearest-value.rules.ts'

const values = prepareValues([
  { id: 1, code: 'EARLY_PRESEED', ru: 'Ранняя предпосевная', en: 'Early pre-seed' },
  { id: 2, code: 'LATE_PRESEED', ru: 'Поздняя предпосевная', en: 'Late pre-seed' },
  { id: 3, code: 'EARLY_SEED', ru: 'Ранняя посевная', en: 'Early seed' },
  { id: 4, code: 'MIDDLE_SEED', ru: 'Средняя посевная', en: 'Mid-seed' },
  { id: 5, code: 'LATE_SEED', ru: 'Поздняя посевная', en: 'Late seed' },
  {
    id: 10,
    code: 'RU-YAR',
    ru: 'Ярославская область',
    en: 'Yaroslavl Oblast',
    below: ['Ярославль', 'Рыбинск'],
  },
  {
    id: 11,
    code: 'RU-TA',
    ru: 'Республика Татарстан',
    en: 'Republic of Tatarstan',
    below: ['Казань', 'Kazan'],
  },
  { id: 12, code: 'RU-MOS', ru: 'Московская область', en: 'Moscow Oblast', below: ['Химки'] },
  { id: 13, code: 'RU-MOW', ru: 'Москва', en: 'Moscow', below: ['Москва', 'Moscow'] },
  {
    id: 14,
    code: 'RU-NIZ',
    ru: 'Нижегородская область',
    en: 'Nizhny Novgorod Oblast',
    below: ['Нижний Новгород'],
  },
  { id: 15, code: 'RU-NGR', ru: 'Новгородская область', en: 'Novgorod Oblast', below: ['Великий Новгород'] },
  { id: 16, code: 'RU-SPE', ru: 'Санкт-Петербург', en: 'Saint Petersburg' },
  { id: 17, code: 'RU-AL', ru: 'Республика Алтай', en: 'Altai Republic' },
  { id: 18, code: 'RU-ALT', ru: 'Алтайский край', en: 'Altai Krai' },
  { id: 19, code: 'RU-NVS', ru: 'Новосибирская область', en: 'Novosibirsk Oblast', below: ['Новосибирск'] },
])

test.each([
  ['ранняя  предпосевная', 1],
  ['Early Pre-Seed', 1],
  ['РЕСПУБЛИКА ТАТАРСТАН', 11],
  ['Санкт–Петербург', 16],
])('“%s” is exactly %s', (name, id) =>
  expect(nearestValues(name, values)).toEqual({ ids: [id], certainty: 'EXACT' }),
)

test('ё and е are one letter', () => {
  const known = prepareValues([{ id: 1, code: 'A', ru: 'Лёгкая промышленность', en: 'Light industry' }])
  expect(nearestValues('легкая промышленность', known)).toEqual({ ids: [1], certainty: 'EXACT' })
})

test('what people call a value, and a place below it, are guesses: an idea is no stage, London is not England', () => {
  const known = prepareValues([
    { id: 1, code: 'SOFTWARE', ru: 'Программное обеспечение', en: 'Software' },
    { id: 2, code: 'GB-ENG', ru: 'Англия', en: 'England', below: ['Лондон', 'London'] },
  ])
  expect(nearestValues('ИТ', known)).toEqual({ ids: [1], certainty: 'GUESS' })
  expect(nearestValues('London', known)).toEqual({ ids: [2], certainty: 'GUESS' })
  expect(nearestValues('England', known)).toEqual({ ids: [2], certainty: 'EXACT' })
})

test.each([
  ['Идея', 1],
  ['ИДЕЯ!', 1],
  ['Ранний пресид', 1],
  ['ранний  preseed', 1],
  ['Поздний Seed', 5],
  ['Поздний посев', 5],
  ['Средняя посевная стадия', 4],
  ['late  сид', 5],
  ['Ярославская обл.', 10],
  ['Ярославль', 10],
  ['г. Рыбинск', 10],
  ['Яраславская область', 10],
  ['Респ. Татарстан', 11],
  ['Татарстан', 11],
  ['Казань', 11],
  ['Моск. обл.', 12],
  ['МО', 12],
  ['Химки', 12],
  ['Мск', 13],
  ['г.Москва', 13],
  ['Н. Новгород', 14],
  ['Н.Новгород', 14],
  ['нижний новгород', 14],
  ['Нижегородская обл', 14],
  ['Великий Новгород', 15],
  ['СПб', 16],
  ['Новосиб', 19],
  ['Тат.', 11],
])('“%s” is probably %s', (name, id) =>
  expect(nearestValues(name, values)).toEqual({ ids: [id], certainty: 'GUESS' }),
)

test.each([
  ['Pre-seed', [1, 2]],
  ['предпосев', [1, 2]],
  ['Seed', [3, 4, 5]],
  ['MVP', [2]],
  ['рост', [5]],
  ['Посевная стадия', [3, 4, 5]],
  ['Новгород', [14, 15]],
  ['Алтай', [17, 18]],
  ['Тат', [11]],
  ['Сан Пет', [16]],
  ['Атлантида', []],
  ['', []],
])('“%s” is a question, with %j proposed', (name, ids) => {
  const nearest = nearestValues(name, values)
  expect(nearest.certainty).toBe('OPEN')
  expect(nearest.ids.slice(0, ids.length)).toEqual(ids)
  if (ids.length === 0) expect(nearest.ids).toEqual([])
})

test('of values with all words of a name, the one that says least more comes first', () => {
  const known = prepareValues([
    { id: 1, code: 'UM', ru: 'Внешние малые острова США', en: 'United States Minor Outlying Islands' },
    { id: 2, code: 'US', ru: 'Соединённые Штаты Америки', en: 'United States of America' },
  ])
  expect(nearestValues('United States', known).ids.slice(0, 2)).toEqual([2, 1])
})
