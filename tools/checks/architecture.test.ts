import { describe, expect, it } from 'vitest'
import { cyclesOf, featureEdges } from './feature-cycles.ts'
import { importRefusal } from './import-rules.ts'
import { readSourceFiles } from './source-files.ts'

const files = readSourceFiles(process.cwd())

describe('which layers may import which', () => {
  it('holds for every file', () => {
    const broken = files.flatMap((file) =>
      file.imports.flatMap((target) => {
        const refused = importRefusal(file.path, target)
        return refused ? [`${file.path} -> ${target}: ${refused}`] : []
      }),
    )
    expect(broken).toEqual([])
  })

  it.each([
    ['platform/server/a.ts', 'features/projects/index.ts'],
    ['features/projects/server/a.ts', 'apps/portal/portal.ts'],
    ['features/projects/server/a.ts', 'features/teams/server/b.ts'],
    ['features/projects/domain/a.ts', 'features/projects/server/b.ts'],
    ['features/projects/contract/a.ts', 'features/projects/server/b.ts'],
    ['features/projects/web/a.tsx', 'features/projects/server/b.ts'],
    ['features/projects/web/a.tsx', 'features/projects/domain/project.policy.ts'],
    ['features/projects/web/a.tsx', 'features/teams/web/b.tsx'],
    ['features/projects/web/a.tsx', 'features/teams/index.ts'],
    ['features/fields/types/money/money.type.ts', 'features/fields/types/money/MoneyInput.tsx'],
    ['features/projects/server/a.ts', 'features/fields/types/money/MoneyInput.tsx'],
    ['features/projects/domain/a.notices.ts', 'features/projects/domain/events.ts'],
  ])('refuses %s -> %s', (from, to) => {
    expect(importRefusal(from, to)).not.toBeNull()
  })

  it('has no cycle between features, over all rooms', () => {
    expect(cyclesOf(featureEdges(files))).toEqual([])
  })

  it('finds a cycle between any layers, including types', () => {
    const file = (path: string, ...imports: string[]) => ({ path, text: '', imports })
    const cycle = [
      file('features/a/web/x.tsx', 'features/b/contract/y.ts'),
      file('features/b/domain/y.ts', 'features/c/index.ts'),
      file('features/c/index.ts', 'features/a/domain/z.ts'),
      file('features/d/web/x.tsx', 'features/a/domain/z.ts'),
    ]
    expect(cyclesOf(featureEdges(cycle))).toEqual(['a', 'b', 'c'])
    expect(cyclesOf(featureEdges(cycle.slice(1)))).toEqual([])
  })
})

describe('names and sizes', () => {
  it('are kebab-case.role.ts, PascalCase.tsx and no catch-all', () => {
    const odd = files.filter(({ path }) => {
      const name = path.split('/').pop()!
      if (/(^|[-/.])(utils?|helpers?|common|manager|misc)([-/.]|$)/.test(name)) return true
      if (name.endsWith('.tsx'))
        return !/^([A-Z][A-Za-z0-9]*|[a-z][a-z0-9-]*)((\.mocks)?\.test)?\.tsx$/.test(name)
      return !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|mjs)$/.test(name)
    })
    expect(odd.map((file) => file.path)).toEqual([])
  })

  it('keep code in small files: median 60 lines, nine in ten 160', () => {
    const lengths = files
      .filter(({ path }) => !/\.test\.tsx?$|\.gen\.ts$|^tests\/|^database\/demo\//.test(path))
      .map(({ text }) => text.split('\n').length)
      .toSorted((a, b) => a - b)
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(60)
    expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThanOrEqual(160)
  })

  it('leave nothing unfinished', () => {
    const marks = files.filter(
      ({ path, text }) => !path.startsWith('tools/checks/') && /\b(TODO|FIXME|XXX)\b|coming soon/i.test(text),
    )
    expect(marks.map((file) => file.path)).toEqual([])
  })
})
