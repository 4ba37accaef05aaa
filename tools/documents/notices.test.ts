import { expect, test } from 'vitest'
import { notificationCodes } from '../../features/communication/domain/notification-codes.ts'
import { noticeSources, silentEvents } from '../../features/communication/domain/notice-sources.ts'
import { eventNames } from './event-names.ts'

const events = eventNames()
const told = new Set(notificationCodes.flatMap((code) => noticeSources[code].by))

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

test('every code tells somebody of something', () => {
  for (const code of notificationCodes) {
    expect(noticeSources[code].by.length, code).toBeGreaterThan(0)
    expect(noticeSources[code].to.length, code).toBeGreaterThan(0)
  }
})
