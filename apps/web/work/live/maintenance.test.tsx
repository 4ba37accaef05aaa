import { afterEach, beforeEach, expect, test } from 'vitest'
import { bannerStore, closeBanner } from '#platform/web/messages/banner-store.ts'
import { fakeServer } from '../../../../tests/support/answers.ts'
import {
  getUpdateBanner,
  noteBannerShown,
} from '../../../../features/announcements/contract/maintenance.endpoints.ts'
import { showMaintenance } from './maintenance.ts'

let noted: number[]
let id = 0

beforeEach(() => {
  noted = []
  id += 1
  const server = fakeServer()
  server.on(getUpdateBanner, () => ({
    id,
    updateDate: '2026-12-01',
    updateStartTime: '23:50',
    updateEndTime: '23:59',
    timeZone: 'Europe/Moscow',
    mode: 'NOTICE' as const,
    isShown: false,
    planned: [id],
  }))
  server.on(noteBannerShown, ({ body }) => {
    noted.push(body.id)
    return undefined
  })
})

afterEach(closeBanner)

test.each([
  [true, 1],
  [false, 0],
])('every tab shows the notice; noted %s: %i call', async (isNoted, calls) => {
  await showMaintenance({ isNoted })
  expect(bannerStore.get().showMessage).toBe(true)
  expect(noted).toHaveLength(calls)
})
