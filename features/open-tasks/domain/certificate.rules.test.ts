import { expect, test } from 'vitest'
import { codeTyped, groupedCode } from './certificate.rules.ts'

test('a code is read as it is printed, and however a person types it', () => {
  const code = '0A1B2C3D4E5F6071'
  expect(groupedCode(code)).toBe('0A1B-2C3D-4E5F-6071')
  expect([groupedCode(code), ' 0a1b 2c3d–4e5f 6071 ', code].map(codeTyped)).toEqual([code, code, code])
  expect(['', '0A1B', `${code}0`, '0A1B-2C3D-4E5F-607Г', "' or 1=1 --"].map(codeTyped)).toEqual(
    Array.from({ length: 5 }, () => null),
  )
})
