import { describe, expect, it } from 'vitest'
import { readSourceFiles } from './source-files.ts'

/** Inputs without a text of their own. */
const isTextless = (element: string): boolean =>
  /type="(?:checkbox|radio|file|hidden|range)"|\bhidden\b|\{\.\.\.input\}/.test(element)

/** Inputs and code elements of a source file that a browser's translation may change. */
const translatable = (text: string): string[] =>
  [...text.matchAll(/<(?:input|textarea|code|kbd)\b[\s\S]*?(?:\/>|<\/)/g)]
    .map(([element]) => element)
    .filter((element) => !element.includes('translate="no"') && !isTextless(element))

describe("a browser's translation leaves alone what is typed and what is a code", () => {
  it('in every input and code', () => {
    const found = readSourceFiles(process.cwd())
      .filter(({ path }) => /^(platform|features|apps)\/.*\.tsx$/.test(path) && !/\.test\./.test(path))
      .flatMap(({ path, text }) => translatable(text).map((element) => `${path}: ${element.slice(0, 60)}`))
    expect(found).toEqual([])
  })

  it('finds a planted one', () => {
    expect(translatable('<textarea rows={2} />')).toHaveLength(1)
    expect(translatable('<input type="text" />')).toHaveLength(1)
    expect(translatable('<code>{code}</code>')).toHaveLength(1)
    expect(translatable('<input translate="no" />')).toEqual([])
    expect(translatable('<input type="checkbox" />')).toEqual([])
  })
})
