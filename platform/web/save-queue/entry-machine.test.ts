import { expect, test } from 'vitest'
import {
  entryPhases,
  entryTransitions,
  nextPhase,
  type EntryEvent,
  type EntryPhase,
} from './entry-machine.ts'

/** The effect of each event in each phase, in the order of `entryPhases`; a dot: none. */
const matrix: Record<EntryEvent, readonly (EntryPhase | '.')[]> = {
  //           saved    dirty       saving      offline     invalid     refused     conflict
  edit: ['dirty', 'dirty', 'dirty', 'dirty', 'dirty', 'dirty', '.'],
  invalidate: ['.', 'invalid', 'invalid', 'invalid', 'invalid', 'invalid', '.'],
  send: ['.', 'saving', '.', 'saving', '.', '.', '.'],
  lose: ['.', 'offline', 'offline', 'offline', '.', '.', '.'],
  refuse: ['.', 'refused', 'refused', 'refused', 'refused', 'refused', '.'],
  collide: ['.', 'conflict', 'conflict', 'conflict', 'conflict', 'conflict', 'conflict'],
  resolve: ['.', '.', '.', '.', '.', '.', 'dirty'],
  settle: ['saved', 'saved', 'saved', 'saved', 'saved', 'saved', 'saved'],
}
const events = Object.keys(entryTransitions) as EntryEvent[]

test('every event in every phase', () => {
  for (const event of events)
    entryPhases.forEach((phase, index) => {
      const to = matrix[event][index]
      expect([event, phase, nextPhase(phase, event)]).toEqual([event, phase, to === '.' ? phase : to])
    })
})

test('only what is waiting is sent, and a conflict ends by a choice or by agreement only', () => {
  expect(entryPhases.filter((phase) => nextPhase(phase, 'send') === 'saving')).toEqual([
    'dirty',
    'saving',
    'offline',
  ])
  expect(events.filter((event) => nextPhase('conflict', event) !== 'conflict')).toEqual(['resolve', 'settle'])
})

test('every phase can be reached from a saved entry and leads back to it', () => {
  const reached = new Set<EntryPhase>(['saved'])
  for (const phase of reached) for (const event of events) reached.add(nextPhase(phase, event))
  expect([...reached].toSorted()).toEqual([...entryPhases].toSorted())
  for (const phase of entryPhases) expect(nextPhase(phase, 'settle')).toBe('saved')
})
