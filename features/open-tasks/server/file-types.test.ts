import { expect, test } from 'vitest'
import { allowedTypes } from '#platform/server/files/receive-file.ts'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }

test.each([
  ['ru', ru.files.types],
  ['en', en.files.types],
])('the words at an upload name every type that is taken, and no other: %s', (_locale, words) =>
  expect(new Set(words.match(/[A-Z]{2,}\d?/g))).toEqual(
    new Set(
      Object.values(allowedTypes)
        .flat()
        .map((ending) => ending.toUpperCase()),
    ),
  ),
)
