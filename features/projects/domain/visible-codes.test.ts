import { expect, test } from 'vitest'
import { actors, projectOfMatrix } from '../../../tests/support/actors.ts'
import { profileReaderOf, visibleCodes } from './visible-codes.rules.ts'

const codes = ['open', 'usual', 'shared', 'secret']
const chosen = { open: 'VISIBLE_ALL', shared: 'VISIBLE_TEAM', secret: 'NON_VISIBLE' } as const

test.each([
  ['TEAM', codes],
  ['ADMINISTRATION', codes],
  ['ACCELERATOR', ['open', 'usual', 'shared']],
  ['ANYBODY', ['open']],
] as const)('%s sees %j', (reader, seen) => {
  expect(visibleCodes(codes, chosen, reader)).toEqual(seen)
})

test('what lists show of a project everybody reads, whatever its team chose', () => {
  expect(visibleCodes(['pitch', 'stage', 'usual'], { pitch: 'NON_VISIBLE' }, 'ANYBODY')).toEqual([
    'pitch',
    'stage',
  ])
})

test('what no template contains is not shown, whatever its team chose', () => {
  expect(visibleCodes(['usual'], { gone: 'VISIBLE_ALL' }, 'ANYBODY')).toEqual([])
})

test('a code that is also a word of the language is like any other', () => {
  expect(visibleCodes(['constructor'], {}, 'ACCELERATOR')).toEqual(['constructor'])
})

test.each([
  ['leader', 'TEAM'],
  ['member', 'TEAM'],
  ['team in project', 'TEAM'],
  ['team', 'ACCELERATOR'],
  ['tracker', 'ACCELERATOR'],
  ['portal admin', 'ADMINISTRATION'],
  ['other tracker', 'ANYBODY'],
  ['expert', 'ANYBODY'],
  ['foreign admin', 'ANYBODY'],
  ['stranger', 'ANYBODY'],
  ['guest', 'ANYBODY'],
] as const)('%s reads as %s', (name, reader) => {
  const facts = {
    ...projectOfMatrix,
    acceleratorIds: [projectOfMatrix.acceleratorId],
    trackerUids: [projectOfMatrix.trackerUid],
    contactAcceleratorIds: [],
    profileHidden: false,
  }
  expect(profileReaderOf(actors[name], facts)).toBe(reader)
})
