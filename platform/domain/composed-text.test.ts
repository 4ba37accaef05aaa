import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composedText, composeTexts, withoutInvisible } from './composed-text.ts'

test('a letter of two signs becomes one, whatever contains it', () => {
  const given = { name: 'И\u0306од', rows: [{ cell: 'Е\u0308лка' }, ['cafe\u0301', 5, null]] }
  expect(composeTexts(given)).toEqual({ name: 'Йод', rows: [{ cell: 'Ёлка' }, ['café', 5, null]] })
  expect(composeTexts('И\u0306')).toBe('Й')
  expect(composeTexts(undefined)).toBeUndefined()
})

test('secrets stay as they were given', () => {
  const password = 'И\u0306'
  expect(composeTexts({ password, newPassword: password, token: password })).toEqual({
    password,
    newPassword: password,
    token: password,
  })
})

test('any depth is read, and what is read twice stays', () => {
  let deep: unknown = 'И\u0306'
  for (let level = 0; level < 100_000; level += 1) deep = [deep]
  expect(() => composeTexts(deep)).not.toThrow()
  fc.assert(
    fc.property(fc.json(), (json) => {
      const once = composeTexts(JSON.parse(json) as unknown)
      expect(composeTexts(structuredClone(once))).toEqual(once)
    }),
  )
})

test('marks piled up without an end are left alone', () => {
  const piled = `a${'\u0301\u0316'.repeat(50_000)}`
  expect(composedText(piled)).toBe(piled)
})

test('signs nobody sees go, joiners of languages and emoji stay', () => {
  expect(withoutInvisible('\ufeffСо\u00adлнце\u200b')).toBe('Солнце')
  expect(withoutInvisible('👩\u200d💻')).toBe('👩\u200d💻')
})
