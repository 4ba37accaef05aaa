import { describe, expect, it } from 'vitest'
import { importRefusal } from './import-rules.ts'
import { readSourceFiles } from './source-files.ts'

const files = readSourceFiles(process.cwd())

describe('who may import whom', () => {
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
  ])('refuses %s -> %s', (from, to) => {
    expect(importRefusal(from, to)).not.toBeNull()
  })

  it('has no cycle between features', () => {
    const edges = new Map<string, Set<string>>()
    for (const file of files) {
      const from = /^features\/([^/]+)\/server\//.exec(file.path)?.[1]
      // A test may compare with what other features say.
      if (!from || file.path.includes('.test.')) continue
      for (const target of file.imports) {
        const to = /^features\/([^/]+)\//.exec(target)?.[1]
        if (to && to !== from) edges.set(from, (edges.get(from) ?? new Set()).add(to))
      }
    }
    const reaches = (from: string, wanted: string, seen = new Set<string>()): boolean =>
      [...(edges.get(from) ?? [])].some(
        (next) => next === wanted || (!seen.has(next) && reaches(next, wanted, seen.add(next))),
      )
    expect([...edges.keys()].filter((feature) => reaches(feature, feature))).toEqual([])
  })
})

describe('names and sizes', () => {
  it('are kebab-case.role.ts, PascalCase.tsx and no catch-all', () => {
    const odd = files.filter(({ path }) => {
      const name = path.split('/').pop()!
      if (/(^|[-/.])(utils?|helpers?|common|manager|misc)([-/.]|$)/.test(name)) return true
      if (name.endsWith('.tsx')) return !/^([A-Z][A-Za-z0-9]*|[a-z][a-z0-9-]*)(\.test)?\.tsx$/.test(name)
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
