import { beforeEach, expect, test } from 'vitest'
import { notifyAfterReload, showMessageAfterReload } from './after-reload.ts'
import { bannerStore, closeBanner } from './banner-store.ts'

beforeEach(closeBanner)

test('a message is shown by the next page, once', () => {
  notifyAfterReload('Вы в команде')
  showMessageAfterReload()
  expect(JSON.stringify(bannerStore.get())).toContain('Вы в команде')
  closeBanner()
  showMessageAfterReload()
  expect(JSON.stringify(bannerStore.get())).not.toContain('Вы в команде')
})
