import { kindOf } from './notice-kinds.ts'
import { notificationCodes, notificationParameters, type NotificationCode } from './notification-codes.ts'

type Parameters = typeof notificationParameters

/** Everything that a text of a notice may fill in. */
export type Placeholder = Parameters[NotificationCode][number]

/** What its reader would miss: without it the notice says that something happened, not what. */
const telling: ReadonlySet<Placeholder> = new Set(['reason', 'comment', 'day', 'time'])

/** Codes whose words nobody else writes: people's own words, and what only tries the portal. */
const fixed: ReadonlySet<NotificationCode> = new Set(['MESSAGE', 'MASS_MESSAGE', 'TEST'])

/** What the texts of a code may fill in. */
export const placeholdersOf = (code: NotificationCode): readonly Placeholder[] => notificationParameters[code]

/** What its texts must fill in: what the notice is about, and what its reader would miss. */
export const requiredPlaceholders = (code: NotificationCode): Placeholder[] =>
  placeholdersOf(code).filter((name, at) => at === 0 || telling.has(name))

/** Whether the words of a code can be changed: an accelerator changes only what is said in its name. */
export const isTemplated = (code: NotificationCode, ofAccelerator: boolean): boolean =>
  !fixed.has(code) && (!ofAccelerator || kindOf(code) !== null)

/** Codes whose words can be changed, as they are declared. */
export const templatedCodes = (ofAccelerator: boolean): NotificationCode[] =>
  notificationCodes.filter((code) => isTemplated(code, ofAccelerator))
