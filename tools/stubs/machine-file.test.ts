import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { readSourceFiles } from '../checks/source-files.ts'
import { findLoader, pastOf, readMachineFile, withName, withTransition } from './machine-file.ts'

const root = process.cwd()

const machines = readSourceFiles(root).flatMap(({ path }) => {
  const [, feature = '', noun = ''] = /^features\/([^/]+)\/domain\/(.+)\.machine\.ts$/.exec(path) ?? []
  return noun ? [[feature, noun] as const] : []
})

/** Machines whose files the recipe does not understand; their transitions are added by hand. */
const byHand: ReadonlySet<string> = new Set([
  'message-report',
  'guest',
  'expert-act',
  'expert-payment',
  'firm-invitation',
  'object',
  'content',
])

describe('a transition can be added to', () => {
  it.each(machines)('%s: %s', (feature, noun) => {
    const machine = readMachineFile(root, feature, noun)
    const read = (path: string) => readFileSync(join(root, path), 'utf8')
    const isComplete =
      machine !== null &&
      withName(read(machine.actionsPath), machine.actionType, 'defer') !== null &&
      withName(read(machine.eventsPath), machine.eventType, machine.eventOf('defer')) !== null &&
      withTransition(read(machine.path), machine, 'defer') !== null &&
      findLoader(root, feature, machine.name) !== null
    expect([noun, isComplete]).toEqual([noun, !byHand.has(noun)])
  })
})

test('events are named like the others of their machine', () => {
  expect(readMachineFile(root, 'teams', 'vacancy')!.eventOf('pause')).toBe('VacancyPaused')
  expect(readMachineFile(root, 'expert-suggestions', 'expert-suggestion')!.eventOf('defer')).toBe(
    'ExpertSuggestionDeferred',
  )
  expect(['close', 'deny', 'drop', 'defer', 'restart', 'play'].map(pastOf)).toEqual([
    'closed',
    'denied',
    'dropped',
    'deferred',
    'restarted',
    'played',
  ])
})

test('names are added to lists and unions', () => {
  const list = "const all = ['a', 'b'] as const\ntype All = (typeof all)[number]\n"
  expect(withName(list, 'All', 'c')).toContain("['a', 'b', 'c'] as const")
  expect(withName("type All = 'a' | 'b'\n", 'All', 'c')).toBe("type All = 'a' | 'b' | 'c'\n")
  expect(withName('type All = Other\n', 'All', 'c')).toBeNull()
})
