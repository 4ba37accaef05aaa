import { expect, test } from 'vitest'
import { placeIn, readProgrammeFile } from './read-programme-file.ts'

test('what is no JSON is not sent', async () => {
  expect(await readProgrammeFile(new Blob(['{"format":']))).toBeNull()
  expect(await readProgrammeFile(new Blob(['{"version":1}']))).toEqual({ json: { version: 1 } })
})

const file = { programme: { tracks: [{ name: 'Посев', trackpoints: [{ name: 'Портрет' }, {}] }] } }

test.each([
  ['file.version', { track: null, trackpoint: null, field: 'version' }],
  ['file.programme.name', { track: null, trackpoint: null, field: 'name' }],
  ['file.programme.tracks.0.durationDays', { track: 'Посев', trackpoint: null, field: 'durationDays' }],
  [
    'file.programme.tracks.0.trackpoints.0.fields.3.code',
    { track: 'Посев', trackpoint: 'Портрет', field: 'code' },
  ],
  ['file.programme.tracks.0.trackpoints.1.name', { track: 'Посев', trackpoint: '2', field: 'name' }],
  ['file.programme.tracks.7.name', { track: '8', trackpoint: null, field: 'name' }],
  ['file', { track: null, trackpoint: null, field: '' }],
])('%s is named as in the file', (path, place) => {
  expect(placeIn(file, path)).toEqual(place)
})

test('a file that is no object has places, too', () => {
  for (const json of [null, 7, 'x', []]) expect(placeIn(json, 'file.programme.tracks.0.name').track).toBe('1')
})
