import { noticeAudiences } from '../../features/communication/domain/notice-declaration.ts'
import {
  declarationOf,
  notificationCodes,
  type NotificationCode,
} from '../../features/communication/domain/notification-codes.ts'
import { silentEvents } from '../../features/communication/domain/silent-events.gen.ts'
import en from '../../features/communication/texts/en.json' with { type: 'json' }
import { eventNames } from './event-names.ts'

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n')

const channelOf = (code: NotificationCode): string => {
  const { inboxOnly, kind } = declarationOf(code)
  if (inboxOnly) return 'inbox'
  return kind === null ? 'inbox and email at once, always' : 'inbox and email, as the person chose'
}

const lineOf = (code: NotificationCode): string[] => {
  const { by, to, kind } = declarationOf(code)
  return [
    code,
    by.join(', '),
    to.map((audience) => noticeAudiences[audience]).join('; '),
    channelOf(code),
    kind === null ? '—' : en.settings.kinds[kind],
    en.mail.why[kind ?? 'ACCOUNT'],
  ]
}

const codesOf = (event: string): NotificationCode[] =>
  notificationCodes.filter((code) => declarationOf(code).by.includes(event))

const reasons: ReadonlyMap<string, string> = new Map(Object.entries(silentEvents))

/** For each event: recipients, text, channel and reason. */
export const noticeTable = (): string =>
  [
    '# Notices',
    'Written by `npm run docs` from the `*.notices.ts` of the features. A person chooses for each kind how they are told; what is of their own account comes always.',
    '## What each event tells',
    table(
      ['event', 'codes', 'why nobody is told'],
      eventNames().map((event) => [event, codesOf(event).join(', '), reasons.get(event) ?? '']),
    ),
    '## Who gets what',
    table(
      ['code', 'from', 'who', 'channel', 'kind', 'what the email says why'],
      notificationCodes.map(lineOf),
    ),
  ].join('\n\n')
