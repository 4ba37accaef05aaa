import { expect, test } from 'vitest'
import { compareVariables, readVariablesFile, writeVariablesFile } from './variables-file.rules.ts'

const items = [
  { key: 'appName', value: 'Взлёт', set: true, version: 3 },
  { key: 'brand', value: 'default', set: false, version: 0 },
  { key: 'acceleratorRequestLimit', value: '3', set: false, version: 0 },
] as const

test('what is exported is what was set, and reads as it was', () => {
  expect(readVariablesFile(writeVariablesFile(items))).toEqual({ appName: 'Взлёт' })
})

test.each([
  '',
  'null',
  '[]',
  '{}',
  '{"format":"other","variables":{}}',
  '{"format":"runway-system-variables"}',
])('%j is no file of variables', (text) => expect(readVariablesFile(text)).toBeNull())

test('a value that is no text makes it none', () => {
  expect(readVariablesFile('{"format":"runway-system-variables","variables":{"appName":1}}')).toBeNull()
})

test('a comparison shows what changes, what cannot, and what is unknown; equal values are left out', () => {
  const given = { appName: 'Взлёт', brand: 'aurora', acceleratorRequestLimit: '101', sessionYears: '3' }
  expect(compareVariables(given, items)).toEqual({
    differences: [
      { key: 'brand', from: 'default', to: 'aurora', version: 0, problem: null },
      { key: 'acceleratorRequestLimit', from: '3', to: '101', version: 0, problem: 'TOO_BIG' },
    ],
    unknown: ['sessionYears'],
  })
})

test('names of every object are not variables', () => {
  const given = JSON.parse('{"__proto__":"x","constructor":"y"}') as Record<string, string>
  expect(compareVariables(given, items).differences).toEqual([])
})
