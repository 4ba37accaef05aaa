import { describe, expect, it } from 'vitest'
import { readSourceFiles } from './source-files.ts'

const mocksModules = (text: string): boolean => /\bvi\.(?:mock|doMock)\(/.test(text)

describe('tests of screens and rules share the modules of their worker', () => {
  const files = readSourceFiles(process.cwd()).filter(
    ({ path }) => path.endsWith('.test.tsx') || /\/(?:domain|contract|web)\/.*\.test\.ts$/.test(path),
  )

  it('but for those that put a module in the place of another one, which say so in their name', () => {
    const wrong = files.filter(({ path, text }) => mocksModules(text) !== path.endsWith('.mocks.test.tsx'))
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  it('finds a planted mock', () => {
    expect(mocksModules(['vi', `mock('./frame.ts', () => ({}))`].join('.'))).toBe(true)
  })
})
