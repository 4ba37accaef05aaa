import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chooseJourneys, readJourneyFeatures, sharedJourneys } from './changes.mjs'

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
