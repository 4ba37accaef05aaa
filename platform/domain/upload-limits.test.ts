import { expect, test } from 'vitest'
import { chunkLength, chunkStarts, uploadChunkBytes } from './upload-limits.ts'

test('a file is cut into chunks of 64 KiB, and its last chunk contains the rest', () => {
  expect(uploadChunkBytes).toBe(64 * 1024)
  const size = 2 * uploadChunkBytes + 5
  expect(chunkStarts(size)).toEqual([0, 65_536, 131_072])
  expect(chunkStarts(size).map((start) => chunkLength(size, start))).toEqual([65_536, 65_536, 5])
  expect(chunkStarts(uploadChunkBytes)).toEqual([0])
})

test.each([1, 65_535, 65_537, 131_072 + 65_536, -65_536.5])('no chunk begins at %d', (start) => {
  expect(chunkLength(131_072 + 5, start)).toBeNull()
})
