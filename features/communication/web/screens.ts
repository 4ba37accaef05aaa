import { screen, type SearchOf } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'
import type { DecidedCode } from '../domain/notification-codes.ts'
import { inboxSearch } from './inbox/inbox-search.ts'
import { templateSearch } from './templates/template-search.ts'

/** The screens of the inbox. */
export const screens = [
  screen({
    path: '/bch/view/notifications',
    title: 'communication:inbox.title',
    access: 'Notifications',
    layout: 'work',
    search: inboxSearch,
    load: () => import('./inbox/Inbox.tsx'),
    component: 'Inbox',
  }),
  screen({
    path: '/admin/message-reports',
    title: 'communication:reports.title',
    access: 'MessageReports',
    layout: 'work',
    load: () => import('./reports/MessageReports.tsx'),
    component: 'MessageReports',
  }),
  screen({
    path: '/bch/view/notification-templates',
    title: 'communication:templates.title',
    access: 'NotificationTemplates',
    layout: 'work',
    load: () => import('./templates/NotificationTemplates.tsx'),
    component: 'NotificationTemplates',
  }),
  screen({
    path: '/bch/view/notification-templates/template',
    title: 'communication:templates.one.title',
    access: 'NotificationTemplates',
    layout: 'work',
    search: templateSearch,
    load: () => import('./templates/NotificationTemplate.tsx'),
    component: 'NotificationTemplate',
  }),
]

/** The record of a decision that a notification is about, which shows while the reader may take it. */
type NoticeDecision = { id: number; params: Readonly<Record<string, string>> }

declare module '#platform/web/work/slots.ts' {
  interface Slots extends Record<`notice.${DecidedCode}`, NoticeDecision> {
    /** The form of a message to a project's team, in a drawer. */
    'message.to-team': { project: { id: number; name: string } }
  }
}

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/notifications': SearchOf<typeof inboxSearch>
    '/admin/message-reports': { status?: string }
    '/bch/view/notification-templates': object
    '/bch/view/notification-templates/template': SearchOf<typeof templateSearch>
  }
}

fillSlot('message.to-team', async () => (await import('./write/TeamMessage.tsx')).TeamMessage, {
  texts: ['communication'],
})
