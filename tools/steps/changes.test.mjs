import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { changeBase, changedFiles, chooseJourneys, readJourneyFeatures, sharedJourneys } from './changes.mjs'

const folder = mkdtempSync(join(tmpdir(), 'runway-'))
afterAll(() => rmSync(folder, { recursive: true }))

const git = (...args) => {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@x.example', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' }).trim()
}

const commit = (...files) => {
  for (const file of files) writeFileSync(join(folder, file), file)
  git('add', '.')
  git('commit', '--quiet', '--message', files.join())
  return git('rev-parse', 'HEAD')
}

test('a branch is compared to where it left the main of the remote, or a commit that is named', () => {
  git('init', '--quiet', '--initial-branch', 'main')
  writeFileSync(join(folder, '.gitignore'), 'ignored\n')
  const first = commit('old', 'gone', 'kept')
  expect(changeBase(undefined, folder)).toBe(first)
  git('checkout', '--quiet', '-b', 'work')
  const mine = commit('mine')
  git('checkout', '--quiet', 'main')
  const local = commit('local')
  git('update-ref', 'refs/remotes/origin/main', first)
  git('checkout', '--quiet', '-b', 'later', local)
  expect(changeBase(undefined, folder)).toBe(first)
  expect(changeBase('main', folder)).toBe(local)
  git('checkout', '--quiet', 'work')
  expect(changeBase('main', folder)).toBe(first)
  expect(changeBase('HEAD', folder)).toBe(mine)
  expect(() => changeBase('nowhere', folder)).toThrow('No such commit: nowhere')

  // Committed, changed, deleted and new files count; ignored ones do not.
  writeFileSync(join(folder, 'old'), 'changed')
  rmSync(join(folder, 'gone'))
  for (const file of ['new', 'ignored']) writeFileSync(join(folder, file), '')
  expect(changedFiles(first, folder).toSorted()).toEqual(['gone', 'mine', 'new', 'old'])
})

const journeyFeatures = {
  team: ['teams'],
  'main-job': ['programmes'],
  'sign-in': ['identity'],
  'first-application': ['projects'],
}

const choose = (...files) => chooseJourneys(files, journeyFeatures)

test('a change of a feature chooses its journeys, and its screens if it is in them or their texts', () => {
  expect(choose('features/teams/server/invite.use-case.ts')).toEqual({ journeys: ['team'], screensOf: [] })
  expect(choose('features/teams/web/screens/Team.tsx')).toEqual({ journeys: ['team'], screensOf: ['teams'] })
  expect(choose('features/teams/texts/ru.json').screensOf).toEqual(['teams'])
})

test('a changed journey is chosen itself', () => {
  expect(choose('tests/journeys/team.journey.ts').journeys).toEqual(['team'])
})

test('a change of shared code chooses the main journeys', () => {
  for (const file of ['platform/server/handler.ts', 'apps/web/work/menu.ts', 'database/migrations/1.sql'])
    expect(choose(file)).toEqual({
      journeys: ['main-job', 'sign-in', 'first-application'],
      screensOf: [],
    })
})

test('documents and tests below the browser choose nothing', () => {
  expect(choose('docs/scale.md', 'features/teams/server/invite.api.test.ts', 'CONTRIBUTING.md')).toEqual({
    journeys: [],
    screensOf: [],
  })
})

test('every journey has its features, every feature a journey, and all of them exist', () => {
  const declared = readJourneyFeatures()
  const journeys = readdirSync('tests/journeys')
    .filter((file) => file.endsWith('.journey.ts') && file !== 'every-screen.journey.ts')
    .map((file) => file.replace('.journey.ts', ''))
  expect(Object.keys(declared).toSorted()).toEqual(journeys.toSorted())
  expect(new Set(Object.values(declared).flat())).toEqual(new Set(readdirSync('features')))
  expect(journeys).toEqual(expect.arrayContaining(sharedJourneys))
})
