import { kindOf } from '../../features/communication/domain/notice-kinds.ts'
import {
  notificationCodes,
  type NotificationCode,
} from '../../features/communication/domain/notification-codes.ts'
import {
  noticeAudiences,
  noticeSources,
  silentEvents,
} from '../../features/communication/domain/notice-sources.ts'
import en from '../../features/communication/texts/en.json' with { type: 'json' }
import { eventNames } from './event-names.ts'

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n')

const channelOf = (code: NotificationCode): string => {
  if (noticeSources[code].inboxOnly) return 'inbox'
  return kindOf(code) === null ? 'inbox and email at once, always' : 'inbox and email, as the person chose'
}

const lineOf = (code: NotificationCode): string[] => {
  const kind = kindOf(code)
  const { by, to } = noticeSources[code]
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
  notificationCodes.filter((code) => noticeSources[code].by.includes(event))

/** For each event: recipients, text, channel and reason. */
export const noticeTable = (): string =>
  [
    '# Notices',
    'Written by `npm run docs` from `features/communication/domain`. A person chooses for each kind how they are told; what is of their own account comes always.',
    '## What each event tells',
    table(
      ['event', 'codes', 'why nobody is told'],
      eventNames().map((event) => [event, codesOf(event).join(', '), silentEvents[event] ?? '']),
    ),
    '## Who gets what',
    table(
      ['code', 'from', 'who', 'channel', 'kind', 'what the email says why'],
      notificationCodes.map(lineOf),
    ),
  ].join('\n\n')
