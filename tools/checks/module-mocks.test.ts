import { describe, expect, it } from 'vitest'
import { readSourceFiles } from './source-files.ts'

const mocksModules = (text: string): boolean => /\bvi\.(?:mock|doMock)\(/.test(text)

describe('tests share the modules of their worker', () => {
  const files = readSourceFiles(process.cwd()).filter(({ path }) => /\.test\.tsx?$/.test(path))

  it('but for those that put a module in the place of another one, which say so in their name', () => {
    const wrong = files.filter(({ path, text }) => mocksModules(text) !== /\.mocks\.test\.tsx?$/.test(path))
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  it('finds a planted mock', () => {
    expect(mocksModules(['vi', `mock('./frame.ts', () => ({}))`].join('.'))).toBe(true)
  })
})
