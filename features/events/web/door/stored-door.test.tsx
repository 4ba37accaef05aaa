import { beforeEach, expect, test } from 'vitest'
import { clearSession, setLoginRole, takeOver } from '#platform/web/session.ts'
import { readStoredDoor, storeDoor } from './stored-door.ts'

const now = Date.UTC(2027, 0, 1, 18)

const door = {
  id: 7,
  name: 'Демо-день',
  startsAt: '2027-01-01T18:00:00Z',
  endsAt: '2027-01-01T20:00:00Z',
  timeZone: 'Europe/Moscow',
  isOpen: true,
  people: [
    { kind: 'GUEST' as const, id: 1, name: 'Анна', of: '', seats: 1, code: 'ABCD2345', came: null, at: null },
  ],
}

beforeEach(() => localStorage.clear())

test('the list that was read last opens without a network, for a day', () => {
  expect(readStoredDoor(7, now)).toBeNull()
  storeDoor('anna', door, now)
  expect(readStoredDoor(7, now + 3_600_000)).toEqual({ uid: 'anna', readAt: now, door })
  expect(readStoredDoor(8, now)).toBeNull()
  expect(readStoredDoor(7, now + 86_400_000)).toBeNull()
  // What is too old is forgotten.
  expect(localStorage).toHaveLength(0)
})

test.each(['left', 'expired'] as const)('it ends with the session that %s', (end) => {
  storeDoor('anna', door, now)
  clearSession(end)
  expect(readStoredDoor(7, now)).toBeNull()
})

test('it ends when an administrator logs in as somebody else', () => {
  storeDoor('anna', door, now)
  takeOver('another-session', { accessToken: 'a', refreshToken: 'b' })
  expect(readStoredDoor(7, now)).toBeNull()
})

test('only the person who read it sees it', () => {
  setLoginRole('anna', 'ACC')
  storeDoor('anna', door, now)
  expect(readStoredDoor(7, now)).toMatchObject({ uid: 'anna' })
  setLoginRole('boris', 'ACC')
  expect(readStoredDoor(7, now)).toBeNull()
})

test('lists of other events are removed after a day', () => {
  storeDoor('anna', door, now)
  storeDoor('anna', { ...door, id: 8 }, now + 3_600_000)
  storeDoor('anna', { ...door, id: 9 }, now + 86_400_000)
  expect(
    Object.keys(localStorage)
      .filter((key) => key.includes('event_door_'))
      .toSorted(),
  ).toEqual([expect.stringContaining('_8'), expect.stringContaining('_9')])
})

test('what somebody else wrote into the storage is no list', () => {
  storeDoor('anna', door, now)
  const [key] = Object.keys(localStorage)
  for (const text of [
    '{',
    '7',
    JSON.stringify({ uid: 'anna', readAt: now, door: { ...door, people: [{}] } }),
  ]) {
    localStorage.setItem(key!, text)
    expect(readStoredDoor(7, now)).toBeNull()
  }
})
