import type { AuditAction } from '#platform/domain/audit-actions.ts'
import type { NoticeAudience, NoticeDeclaration, NoticeReason } from './notice-declaration.ts'
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

/**
 * Optional parameters of a notification: `waits` is missing if the project waits for nobody, `until` if there is no
 * deadline, `offer` if an invitation has no role and no message. Texts include them as whole sentences.
 */
const optional = ['waits', 'until', 'offer'] as const

type Optional = (typeof optional)[number]

/** Whether a notification is sent without this parameter. */
export const isOptionalParameter = (name: string): boolean => optional.some((one) => one === name)

/** The parameters that a code always has. */
export type RequiredParameter<Code extends NotificationCode> = Exclude<NotificationParameter<Code>, Optional>

/** The parameters of a code's texts. */
export type NotificationParams<Code extends NotificationCode> = Record<RequiredParameter<Code>, string> &
  Partial<Record<Extract<NotificationParameter<Code>, Optional>, string>>

/** Codes with a decision in the inbox. */
export type DecidedCode = {
  [Code in NotificationCode]: (typeof notices)[Code] extends { decision: string } ? Code : never
}[NotificationCode]

/** The declaration of a code by its feature. */
export const declarationOf = (code: NotificationCode): NoticeDeclaration => notices[code]

/** Every action that settles a decision in the inbox. */
export const decidingActions = [
  ...new Set(notificationCodes.flatMap((code) => declarationOf(code).decided?.by ?? [])),
] as [AuditAction, ...AuditAction[]]

/** Whether notifications of a code are emailed, as far as the person's settings allow. */
export const isEmailed = (code: NotificationCode): boolean => declarationOf(code).inboxOnly !== true

/** The kind of a code; null if it cannot be switched off. */
export const kindOf = (code: NotificationCode): NoticeKind | null => notices[code].kind

const portalAudiences: ReadonlySet<NoticeAudience> = new Set(['portalAdmins', 'chiefAdmins'])

/** The reason why recipients get a notification of a code, as its email says it. */
export const reasonOf = (code: NotificationCode): NoticeReason | NoticeKind | 'ACCOUNT' => {
  const { to, why, kind } = declarationOf(code)
  if (to.every((audience) => portalAudiences.has(audience))) return 'PORTAL'
  return why ?? kind ?? 'ACCOUNT'
}
