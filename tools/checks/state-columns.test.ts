import { describe, expect, it } from 'vitest'
import { machines } from '#platform/domain/machine.ts'
import { readSourceFiles } from './source-files.ts'

import.meta.glob('../../features/*/domain/*.machine.ts', { eager: true })

const writes = (text: string, table: string, column: string): boolean =>
  new RegExp(`updateTable\\('${table}'\\)[\\s\\S]{0,200}?\\.set\\(\\{[^}]*\\b${column}\\b`).test(text) ||
  new RegExp(`update ${table}\\b[^\`]{0,60}\\bset\\b[^\`]*?\\b${column}\\s*=`).test(text)

describe('a state moves by its machine', () => {
  const files = readSourceFiles(process.cwd()).filter(
    ({ path }) => /^(features|platform|apps)\//.test(path) && !path.endsWith('.test.ts'),
  )

  it.each([...machines.values()].map((m) => [m.name, m.table, m.column] as const))(
    'and nothing else writes the state of %s (%s.%s)',
    (_name, table, column) => {
      expect(files.filter(({ text }) => writes(text, table, column)).map((file) => file.path)).toEqual([])
    },
  )

  it('finds a planted write', () => {
    expect(
      writes(`db.updateTable('track').set({ content_status: 'DRAFT' })`, 'track', 'content_status'),
    ).toBe(true)
    expect(writes('sql`update track set seq = 1, content_status = ${x}`', 'track', 'content_status')).toBe(
      true,
    )
  })
})
