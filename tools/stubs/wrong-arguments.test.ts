import { expect, test } from 'vitest'
import { wrongArguments } from './wrong-arguments.ts'

test.each([
  ['list', 'teams', 'open-places', null],
  ['feature', 'ideas', undefined, null],
  [
    'notification',
    'teams',
    'OPEN_PLACE_TAKEN',
    '“OPEN_PLACE_TAKEN” is not in kebab-case, as in open-place-taken',
  ],
  ['list', 'Teams', 'open-places', '“Teams” is not in kebab-case, as in open-place-taken'],
  ['list', '../teams', 'open-places', '“../teams” is not in kebab-case, as in open-place-taken'],
  ['list', 'team', 'open-places', 'there is no features/team: begin it with npm run new -- feature team'],
])('%s of %s called %s: %s', (kind, feature, name, expected) =>
  expect(wrongArguments(process.cwd(), kind, feature, name)).toBe(expected),
)
