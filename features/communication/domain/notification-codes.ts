import type { NoticeDeclaration } from './notice-declaration.ts'
import type { NoticeKind } from './notice-kinds.ts'
import { notices } from './notices.gen.ts'

/**
 * A code of the closed list of notifications (spec 3 "Notification codes", product 5), which the features declare in their
 * `*.notices.ts`.
 */
export type NotificationCode = keyof typeof notices

/** Every notification code, for the contract, the texts and the tests. */
export const notificationCodes = Object.keys(notices) as [NotificationCode, ...NotificationCode[]]

/** Names of the parameters of a code's texts `notifications.<CODE>`. */
export type NotificationParameter<Code extends NotificationCode> = (typeof notices)[Code]['params'][number]

/** The parameters of a code's texts. */
export type NotificationParams<Code extends NotificationCode> = Record<NotificationParameter<Code>, string>

/** The declaration of a code by its feature. */
export const declarationOf = (code: NotificationCode): NoticeDeclaration => notices[code]

/** The kind of a code; null if it cannot be switched off. */
export const kindOf = (code: NotificationCode): NoticeKind | null => notices[code].kind
