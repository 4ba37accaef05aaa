import { expect, test } from 'vitest'
import { declarationOf, notificationCodes } from '../../features/communication/domain/notification-codes.ts'
import { silentEvents } from '../../features/communication/domain/silent-events.gen.ts'
import { readSourceFiles } from '../checks/source-files.ts'
import { eventNames } from './event-names.ts'

const events = eventNames()
const alphabetically = (one: string, other: string): number => (one < other ? -1 : 1)
const told = new Set(notificationCodes.flatMap((code) => declarationOf(code).by))

test('every event has its line: who is told, or why nobody is', () => {
  expect(events.length).toBeGreaterThan(150)
  expect(events.filter((event) => !told.has(event) && !(event in silentEvents))).toEqual([])
})

test('no line is about an event that does not happen, and none says both', () => {
  const named = [...told].filter((event) => !/^(job|command):/.test(event))
  expect(named.filter((event) => !events.includes(event))).toEqual([])
  expect(Object.keys(silentEvents).filter((event) => !events.includes(event))).toEqual([])
  expect(Object.keys(silentEvents).filter((event) => told.has(event))).toEqual([])
})

test('every code and every silent event is declared once', () => {
  const declared = readSourceFiles(process.cwd())
    .filter(({ path }) => /^features\/[^/]+\/domain\/[^/]+\.notices\.ts$/.test(path))
    .flatMap(({ text }) => [...text.matchAll(/^  '?([A-Z][\w:]*)'?: /gm)].map(([, name]) => name ?? ''))
  expect(declared.toSorted(alphabetically)).toEqual(
    [...notificationCodes, ...Object.keys(silentEvents)].toSorted(alphabetically),
  )
})
