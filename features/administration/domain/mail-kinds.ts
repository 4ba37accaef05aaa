import { noticeKinds } from '../../communication/domain/notice-kinds.ts'
import { kindOf, notificationCodes } from '../../communication/domain/notification-codes.ts'

/** Kinds of emails in the log: those of notifications, and of emails that are none. */
export const mailKinds = [
  ...noticeKinds,
  'ACCOUNT',
  'DIGEST',
  'SUPPORT',
  'CALCULATION',
  'PORTAL',
  'UNKNOWN',
] as const

export type MailKind = (typeof mailKinds)[number]

/** Emails that are no notifications, by the name that they are stored with. */
const others: Readonly<Record<string, MailKind>> = {
  CALCULATION: 'CALCULATION',
  DIGEST: 'DIGEST',
  PERSON_ERASED: 'ACCOUNT',
  PERSON_MERGED: 'ACCOUNT',
  PORTAL_ALARM: 'PORTAL',
  SUPPORT_ANSWERED: 'SUPPORT',
  TEAM_INVITATION: 'TEAMS',
  TEST: 'PORTAL',
  TEST_MAIL: 'PORTAL',
}

const kindByTemplate: ReadonlyMap<string, MailKind> = new Map([
  ...notificationCodes.map((code) => [code, kindOf(code) ?? 'ACCOUNT'] as const),
  ...Object.entries(others),
])

/** The names of all known emails. */
export const knownTemplates: readonly string[] = [...kindByTemplate.keys()]

/** The kind of an email; `UNKNOWN` for one of a previous version that is not written any more. */
export const mailKindOf = (template: string): MailKind => kindByTemplate.get(template) ?? 'UNKNOWN'

/** The names of the emails of these kinds. */
export const templatesOf = (kinds: readonly MailKind[]): string[] =>
  knownTemplates.filter((template) => kinds.includes(mailKindOf(template)))
