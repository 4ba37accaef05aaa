import { describe, expect, it } from 'vitest'
import { readSourceFiles } from './source-files.ts'

/** Files that may use the browser's own elements, styled. */
const homes = new Set([
  'platform/web/public/SelectField.tsx',
  'platform/web/work/components/form/select/Select.tsx',
  'platform/web/work/components/form/choice/Segments.tsx',
])

const bare = (text: string): boolean =>
  /<select\b/.test(text) ||
  /<input\b[^>]*\btype="radio"/.test(text) ||
  /\btype="(?:date|time|month|week|datetime-local|color)"/.test(text)

describe('choices and days are entered by the portal’s own components', () => {
  it('and nowhere by an element of the browser', () => {
    const files = readSourceFiles(process.cwd()).filter(
      ({ path }) => /^(platform|features|apps)\/.*\.tsx$/.test(path) && !/\.test\./.test(path),
    )
    expect(files.filter(({ path, text }) => !homes.has(path) && bare(text)).map(({ path }) => path)).toEqual(
      [],
    )
  })

  it('finds a planted one', () => {
    expect(bare('<select\n value="">')).toBe(true)
    expect(bare('<input className="x" type="radio" />')).toBe(true)
    expect(bare('<TextField type="date" />')).toBe(true)
    expect(bare('<Choice type="radio" />')).toBe(false)
  })
})
