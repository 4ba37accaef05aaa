import { notices } from './notices.gen.ts'
import {
  kindOf,
  notificationCodes,
  type NotificationCode,
  type NotificationParameter,
} from './notification-codes.ts'

/** All placeholders of notification texts. */
export type Placeholder = NotificationParameter<NotificationCode>

/** Placeholders without which a notification would say that something happened, but not what. */
const telling: ReadonlySet<Placeholder> = new Set(['reason', 'comment', 'day', 'time'])

/** Codes without templates: people's own messages, and tests of the portal. */
const fixed: ReadonlySet<NotificationCode> = new Set(['MESSAGE', 'MASS_MESSAGE', 'TEST'])

/** Allowed placeholders of a code. */
export const placeholdersOf = (code: NotificationCode): readonly Placeholder[] => notices[code].params

/** Required placeholders of a code: its subject matter, and the telling ones. */
export const requiredPlaceholders = (code: NotificationCode): Placeholder[] =>
  placeholdersOf(code).filter((name, at) => at === 0 || telling.has(name))

/** Whether a code has a template: an accelerator changes only notifications sent in its name. */
export const isTemplated = (code: NotificationCode, ofAccelerator: boolean): boolean =>
  !fixed.has(code) && (!ofAccelerator || kindOf(code) !== null)

/** Codes with templates, in the order of their declaration. */
export const templatedCodes = (ofAccelerator: boolean): NotificationCode[] =>
  notificationCodes.filter((code) => isTemplated(code, ofAccelerator))
