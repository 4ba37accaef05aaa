import { expect, test } from 'vitest'
import { declarationOf, notificationCodes } from '../../features/communication/domain/notification-codes.ts'
import { silentEvents } from '../../features/communication/domain/silent-events.gen.ts'
import { readSourceFiles } from '../checks/source-files.ts'
import { eventNames } from './event-names.ts'

const events = eventNames()
const alphabetically = (one: string, other: string): number => (one < other ? -1 : 1)
const announced = new Set(notificationCodes.flatMap((code) => declarationOf(code).by))

test('every event has its line: who is notified, or why nobody is', () => {
  expect(events.length).toBeGreaterThan(150)
  expect(events.filter((event) => !announced.has(event) && !(event in silentEvents))).toEqual([])
})

test('no line is about an event that does not happen, and none says both', () => {
  const named = [...announced].filter((event) => !/^(job|command):/.test(event))
  expect(named.filter((event) => !events.includes(event))).toEqual([])
  expect(Object.keys(silentEvents).filter((event) => !events.includes(event))).toEqual([])
  expect(Object.keys(silentEvents).filter((event) => announced.has(event))).toEqual([])
})

const sources = readSourceFiles(process.cwd()).filter(({ path }) => !path.includes('.test.'))
const declarations = sources.filter(({ path }) => /^features\/[^/]+\/domain\/[^/]+\.notices\.ts$/.test(path))

test('every code and every silent event is declared once', () => {
  const declared = declarations.flatMap(({ text }) =>
    [...text.matchAll(/^  '?([A-Z][\w:]*)'?: /gm)].map(([, name]) => name ?? ''),
  )
  expect(declared.toSorted(alphabetically)).toEqual(
    [...notificationCodes, ...Object.keys(silentEvents)].toSorted(alphabetically),
  )
})

test('every code is sent by the feature that declares it', () => {
  const unsent = declarations.flatMap(({ path, text }) => {
    const folder = path.replace(/domain\/.*/, 'server/')
    const senders = sources.filter((file) => file.path.startsWith(folder)).map((file) => file.text)
    // A subscriber of all notifications of its feature does not name them.
    if (senders.some((sender) => /^\s+notices(?:: \w+Notices)?,$/m.test(sender))) return []
    return [...text.matchAll(/^  ([A-Z_]+): /gm)]
      .map(([, code]) => `'${code}'`)
      .filter((code) => !senders.some((sender) => sender.includes(code)))
  })
  expect(unsent).toEqual([])
})
