import { expect, test, vi } from 'vitest'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { countNewNotifications } from '../../../../features/communication/contract/notification.endpoints.ts'
import { menuStore } from '../work-store.ts'
import { badgeStore, refreshBadge } from './badges.ts'

const shown = () => badgeStore.get()['Notifications']

test('a badge that the portal cannot count now is counted when it can', async () => {
  menuStore.set(['Notifications'])
  let answers = 0
  fakeServer().on(countNewNotifications, () =>
    (answers += 1) < 3 ? refuse('SERVICE_UNAVAILABLE') : { count: 3 },
  )
  await refreshBadge('GET_NEW_NOTIFICATION_COUNT')
  expect(shown()).toBe(3)
})

test('the answer of an earlier request does not replace a later count', async () => {
  menuStore.set(['Notifications'])
  let answerLate: (answer: Response) => void = () => undefined
  const late = new Promise<Response>((resolve) => (answerLate = resolve))
  const send = vi
    .fn<() => Promise<Response>>()
    .mockReturnValueOnce(late)
    .mockResolvedValueOnce(Response.json({ count: 2 }))
  vi.stubGlobal('fetch', send)
  const earlier = refreshBadge('GET_NEW_NOTIFICATION_COUNT')
  await refreshBadge('GET_NEW_NOTIFICATION_COUNT')
  answerLate(Response.json({ count: 1 }))
  await earlier
  expect(shown()).toBe(2)
})
