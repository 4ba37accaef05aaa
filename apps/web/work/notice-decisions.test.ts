import { expect, test } from 'vitest'
import { slotContent, type SlotName } from '#platform/web/work/slots.ts'
import {
  declarationOf,
  notificationCodes,
} from '../../../features/communication/domain/notification-codes.ts'
import { screens } from './screens.ts'

test('the feature of every notification with a decision shows it in the inbox', () => {
  // The screens of the features fill the slots.
  expect(screens.length).toBeGreaterThan(100)
  const decided = notificationCodes.filter((code) => declarationOf(code).decision !== undefined)
  expect(decided.length).toBeGreaterThan(15)
  expect(decided.filter((code) => !slotContent(`notice.${code}` as SlotName))).toEqual([])
})
