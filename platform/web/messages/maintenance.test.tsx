import { afterEach, expect, test, vi } from 'vitest'
import { personStore, type SignedInPerson } from '../person-store.ts'
import { bannerStore, closeBanner } from './banner-store.ts'
import { announceMaintenance, type MaintenanceBanner } from './maintenance.ts'

const works: MaintenanceBanner = {
  id: 7,
  updateDate: '2026-12-01',
  updateStartTime: '23:50',
  updateEndTime: '23:59',
  timeZone: 'Europe/Moscow',
  mode: 'NOTICE',
  isShown: false,
  planned: [7],
}

const person = (uid: string) => ({ uid }) as SignedInPerson

const isShown = () => bannerStore.get().showMessage

afterEach(() => {
  closeBanner()
  personStore.set(null)
  vi.useRealTimers()
})

test('each person of a browser is warned once', () => {
  personStore.set(person('anna'))
  announceMaintenance(works)
  expect(isShown()).toBe(true)
  closeBanner()
  announceMaintenance(works)
  expect(isShown()).toBe(false)
  personStore.set(person('boris'))
  announceMaintenance(works)
  expect(isShown()).toBe(true)
})

test('a warning that the person saw on another device is not shown again', () => {
  personStore.set(person('vera'))
  expect(announceMaintenance({ ...works, isShown: true })).toBe(false)
  expect(isShown()).toBe(false)
  expect(announceMaintenance(works)).toBe(true)
  expect(announceMaintenance(works)).toBe(false)
})

test('a warning disappears with its maintenance', () => {
  personStore.set(person('anna'))
  announceMaintenance(works)
  announceMaintenance(null)
  expect(isShown()).toBe(false)
  announceMaintenance(null)
  expect(isShown()).toBe(false)
})

test('a cancelled warning disappears when other maintenance is planned, and one that is still planned stays', () => {
  personStore.set(person('daria'))
  const shown = () => bannerStore.get().messagesArray.map(({ text }) => /\d\d:\d\d/.exec(text)?.[0])
  const next = { ...works, id: 8, updateStartTime: '10:00', planned: [7, 8] }
  announceMaintenance(works)
  announceMaintenance(next)
  expect(shown()).toEqual(['23:50', '10:00'])
  announceMaintenance({ ...next, planned: [8], isShown: true })
  expect(shown()).toEqual(['10:00'])
  announceMaintenance(null)
  expect(shown()).toEqual([])
})

test('a warning is shown in every open tab at once, and not in one opened later', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  personStore.set(person('galina'))
  expect(announceMaintenance(works)).toBe(true)
  // Another tab has a store of its own and shares that of the browser.
  sessionStorage.clear()
  vi.advanceTimersByTime(5000)
  expect(announceMaintenance(works)).toBe(true)
  expect(announceMaintenance(works)).toBe(false)
  sessionStorage.clear()
  vi.advanceTimersByTime(16_000)
  expect(announceMaintenance(works)).toBe(false)
})
