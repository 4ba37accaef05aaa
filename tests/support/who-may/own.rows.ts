import { sql } from 'kysely'
import * as members from '../../../features/accelerators/contract/member.endpoints.ts'
import * as system from '../../../features/administration/contract/system.endpoints.ts'
import { getAgenda } from '../../../features/agenda/contract/agenda.endpoints.ts'
import { getFirstSteps } from '../../../features/agenda/contract/first-steps.endpoints.ts'
import * as reports from '../../../features/communication/contract/message-report.endpoints.ts'
import * as messages from '../../../features/communication/contract/message.endpoints.ts'
import * as noticeSettings from '../../../features/communication/contract/notice-settings.endpoints.ts'
import * as notifications from '../../../features/communication/contract/notification.endpoints.ts'
import { getSocketEndpoint } from '../../../features/communication/contract/socket.endpoints.ts'
import { reportedMessages } from '../../../features/communication/domain/message-report.machine.ts'
import { notifications as notificationsPolicy } from '../../../features/communication/domain/notification.policy.ts'
import { findFacts } from '../../../features/communication/server/notification.repository.ts'
import { countNewExpertJobs } from '../../../features/expertise/contract/badge.endpoints.ts'
import * as exported from '../../../features/exports/contract/export.endpoints.ts'
import * as listSettings from '../../../features/exports/contract/list-setting.endpoints.ts'
import * as shared from '../../../features/exports/contract/shared-view.endpoints.ts'
import * as subscribed from '../../../features/exports/contract/subscription.endpoints.ts'
import { listExports } from '../../../features/exports/domain/export.policy.ts'
import { getCheckFrame } from '../../../features/identity/contract/check-frame.endpoints.ts'
import { getMenu } from '../../../features/identity/contract/menu.endpoints.ts'
import * as session from '../../../features/identity/contract/session.endpoints.ts'
import { getPortalFigures } from '../../../features/landing/contract/portal-figures.endpoints.ts'
import * as manuals from '../../../features/manuals/contract/manual.endpoints.ts'
import * as ownLanguage from '../../../features/people/contract/own-language.endpoints.ts'
import { search } from '../../../features/search/contract/search.endpoints.ts'
import { countNewApprovalRequests } from '../../../features/teams/contract/badge.endpoints.ts'
import { insertOne } from '../factories/insert.ts'
import type { Person } from '../factories/person.ts'
import { checked, open } from './list-check.ts'
import { row } from './row.ts'
import { everybody, type World } from './world.ts'

const own = (_world: World, by: Person) => ({ query: { userUid: by.uid } })
const noSession = 'a-session-nobody-has'
const noToken = 'a-token-that-nobody-was-given'

/** Exports one of the caller's own lists. */
const asFile = () => ({
  headers: {},
  body: {
    list: 'listMyProjects',
    columns: ['name'],
    format: 'csv' as const,
    timeZone: 'Europe/Moscow',
  },
})

/** An export of the leader, with its file. */
const exportOf = async ({ db, people, keptFile }: World) =>
  insertOne(db, 'list_export', {
    person_uid: people.leader.uid,
    list: 'listMyProjects',
    asked: asFile().body,
    format: 'csv',
    locale: 'ru',
    finished_at: new Date().toISOString(),
    file_id: await keptFile('LIST_EXPORT'),
  })

/** A subscription that the leader made for the member. */
const subscriptionOf = async ({ db, people }: World) => {
  const { id } = await insertOne(db, 'list_subscription', {
    owner_uid: people.leader.uid,
    list: 'listMyProjects',
    asked: asFile().body,
    weekday: 1,
    clock: '09:00',
    time_zone: 'Europe/Moscow',
  })
  await insertOne(db, 'list_subscriber', { subscription_id: id, person_uid: people.member.uid })
  return { body: { subscriptionId: id } }
}

/** The people who share views of lists; a stranger sees no accelerator. */
const sharers = ['tracker', 'otherTracker', 'teamTracker', 'team', 'admin'] as const
const sharersOnly = { rest: 403, absent: 403 } as const
const withHeader = ({ accelerator }: World) => ({ 'accelerator-id': String(accelerator.id) })

/** A view that a tracker shared. */
const sharedViewOf = async ({ db, people, accelerator }: World) =>
  (
    await insertOne(db, 'shared_view', {
      accelerator_id: accelerator.id,
      list: 'projects-in-work',
      name: `Вид ${Math.random()}`,
      search: '?overdue=true',
      owner_uid: people.tracker.uid,
    })
  ).id

const usualNoticeSettings = {
  MESSAGES: 'AT_ONCE',
  TASKS: 'DAILY',
  APPLICATIONS: 'AT_ONCE',
  REVIEWS: 'AT_ONCE',
  PAYMENTS: 'AT_ONCE',
  TEAMS: 'AT_ONCE',
  ACCELERATORS: 'AT_ONCE',
  SHOWCASES: 'OFF',
  EVENTS: 'AT_ONCE',
  OTHER: 'INBOX',
  quietFrom: null,
  quietTo: null,
  timeZone: 'Europe/Moscow',
} as const

/** A message from the team to the leader. */
const message = async ({ db, notification }: World) => {
  const { id } = await notification()
  await db
    .updateTable('notification')
    .set({ code: 'MESSAGE', subject: 'Созвон' })
    .where('id', '=', id)
    .execute()
  return id
}

/** A message by a stranger that another person reported. */
const report = async ({ db, make }: World) => {
  const [author, reporter] = [await make.person(), await make.person()]
  const { id } = await insertOne(db, 'message_report', {
    reporter_uid: reporter.uid,
    author_uid: author.uid,
    notification_id: (await make.notification({ recipient: reporter, sender: author })).id,
    subject: 'Деньги',
    body: 'Переведите аванс.',
    reason: 'Просит денег.',
  })
  return id
}

/** Tokens are issued to the browser with the session only. */
const withSession = { who: 'a person with a session at the sign-on service' }

/** Calls about the caller's own objects, and calls open to all. */
export const ownRows = [
  // Everybody may call it; `search-scopes.api.test.ts` checks the results.
  row(search, everybody, () => ({ query: { text: 'тепло' }, headers: {} })),
  // `agenda-scopes.api.test.ts` checks the results.
  row(getAgenda, everybody, () => ({ query: {}, headers: {} })),
  row(getFirstSteps, everybody, () => ({ query: { role: 'INI' as const }, headers: {} })),
  row(members.listMemberTeams, everybody, () => ({})),
  row(members.listMemberAdmins, everybody, () => ({})),
  row(
    members.listTrackers,
    ['tracker', 'otherTracker', 'teamTracker', 'team', 'admin', 'portalAdmin', 'deputyAdmin'],
    (world) => ({ headers: { 'accelerator-id': String(world.accelerator.id) } }),
    { rest: 403, absent: 403 },
  ),
  row(system.getSettings, everybody, () => ({})),
  row(system.getLocalization, everybody, () => ({})),
  row(system.getLogo, everybody, () => ({ query: {} })),
  row(ownLanguage.getUserLocalization, everybody, own),
  row(ownLanguage.setUserLocalization, everybody, (_world, by) => ({
    query: { userUid: by.uid, localeCode: 'en' as const },
  })),
  row(exported.exportList, everybody, asFile),
  row(exported.startListExport, everybody, asFile),
  row(exported.listExports, everybody, () => ({ query: {} }), {
    list: checked(
      () => sql`select id from list_export`,
      async ({ db }, id) => {
        const { rows } = await sql<{ personUid: string }>`
          select person_uid as "personUid" from list_export where id = ${id}`.execute(db)
        return rows[0]
      },
      listExports.view.allows,
      { closed: true },
    ),
  }),
  row(exported.downloadListExport, ['leader'], async (world) => ({
    query: { exportId: String((await exportOf(world)).id) },
  })),
  row(exported.deleteListExport, ['leader'], async (world) => ({
    body: { exportId: (await exportOf(world)).id },
  })),
  row(subscribed.getSubscriptionPeople, everybody, () => ({ headers: asFile().headers, query: {} })),
  row(subscribed.getSubscriptions, everybody, own),
  row(subscribed.createSubscription, everybody, (_world, by) => ({
    ...asFile(),
    body: { ...asFile().body, weekday: 1, clock: '09:00', personUids: [by.uid] },
  })),
  row(
    subscribed.resumeSubscription,
    ['leader'],
    async (world) => ({
      body: {
        subscriptionId: (await subscriptionOf(world)).body.subscriptionId,
        search: '',
        columns: asFile().body.columns,
      },
    }),
    { see: ['member'] },
  ),
  row(subscribed.deleteSubscription, ['leader'], subscriptionOf, { see: ['member'] }),
  row(subscribed.leaveSubscription, ['member'], subscriptionOf, { see: ['leader'] }),
  row(
    shared.getSharedViews,
    sharers,
    (world) => ({ headers: withHeader(world), query: { list: 'projects-in-work' } }),
    sharersOnly,
  ),
  row(
    shared.shareView,
    sharers,
    (world, by) => ({
      headers: withHeader(world),
      body: { list: 'projects-in-work', name: `Вид ${by.uid}`, search: '?overdue=true' },
    }),
    sharersOnly,
  ),
  row(
    shared.renameSharedView,
    ['tracker', 'team', 'admin'],
    async (world) => ({ body: { viewId: await sharedViewOf(world), name: `Имя ${Math.random()}` } }),
    { see: ['otherTracker', 'teamTracker'] },
  ),
  row(
    shared.deleteSharedView,
    ['tracker', 'team', 'admin'],
    async (world) => ({ body: { viewId: await sharedViewOf(world) } }),
    { see: ['otherTracker', 'teamTracker'] },
  ),
  row(listSettings.getListSettings, everybody, () => ({})),
  row(listSettings.saveListSetting, everybody, () => ({ body: { list: 'projects', views: [], shown: {} } })),
  row(noticeSettings.getNoticeSettings, everybody, own),
  row(noticeSettings.saveNoticeSettings, everybody, () => ({ body: usualNoticeSettings })),
  row(notifications.countNewNotifications, everybody, own),
  row(notifications.createTestNotification, everybody, own),
  row(notifications.listNotifications, everybody, () => ({ query: {} }), {
    list: checked(
      () => sql`select id from notification`,
      async ({ db }, id) => (await findFacts(db, [id]))?.[0],
      (actor, one) => one.recipientUid === actor.uid && notificationsPolicy.view.allows(actor, [one]),
      { closed: true },
    ),
  }),
  row(notifications.getNotification, ['leader', 'team'], async (world) => ({
    query: { notificationId: String((await world.notification()).id) },
  })),
  row(
    notifications.readNotifications,
    ['leader'],
    async (world) => ({ body: { notificationIds: [(await world.notification()).id] } }),
    { see: ['team'] },
  ),
  row(
    notifications.unreadNotifications,
    ['leader'],
    async (world) => ({ body: { notificationIds: [(await world.notification()).id] } }),
    { see: ['team'] },
  ),
  row(notifications.replyToNotification, ['leader', 'team'], async (world) => ({
    body: { notificationId: (await world.notification()).id, body: 'Да, удобно.' },
  })),
  row(messages.findAddressees, everybody, () => ({ query: { findText: 'а' } })),
  row(
    messages.sendMessage,
    ['leader', 'member', 'tracker', 'teamTracker', 'team', 'admin', 'portalAdmin', 'deputyAdmin'],
    async (world) => ({
      body: { to: `project:${(await world.work()).projectId}`, subject: 'Созвон', body: 'Когда удобно?' },
    }),
  ),
  row(
    reports.blockSender,
    ['leader'],
    async (world) => ({ body: { notificationId: await message(world) } }),
    {
      see: ['team'],
    },
  ),
  row(
    reports.reportMessage,
    ['leader'],
    async (world) => ({
      body: { notificationId: await message(world), reason: 'Просит денег.' },
    }),
    { see: ['team'] },
  ),
  row(
    reports.unblockSender,
    everybody,
    async ({ make }) => ({ body: { personUid: (await make.person()).uid } }),
    { absent: 'left out' },
  ),
  row(reports.getBlockedSenders, everybody, () => ({})),
  row(
    reports.listMessageReports,
    ['portalAdmin', 'deputyAdmin'],
    async (world) => {
      await report(world)
      return { query: {} }
    },
    { list: open(reportedMessages.view as never) },
  ),
  row(reports.settleMessageReport, ['portalAdmin', 'deputyAdmin'], async (world) => ({
    body: { reportId: await report(world), version: 1, answer: 'Автор предупреждён.' },
  })),
  row(notifications.deleteNotifications, ['leader', 'team'], async (world) => ({
    body: { notificationIds: [(await world.notification()).id] },
  })),
  row(getSocketEndpoint, everybody, own),
  row(countNewExpertJobs, everybody, () => ({})),
  row(countNewApprovalRequests, everybody, own),
  row(getMenu, everybody, () => ({ headers: {}, query: {} })),
  row(session.getTokenInfo, everybody, () => ({})),
  row(getCheckFrame, everybody, () => ({})),
  row(session.getSignOnAddress, everybody, () => ({
    headers: { 'session-id': noSession },
    query: { returnUrl: '/get-token' },
  })),
  row(
    session.getToken,
    [],
    () => ({ headers: { 'session-id': noSession, 'project-key': 'runway-portal' } }),
    { guest: 401, only: withSession },
  ),
  row(
    session.refreshToken,
    [],
    () => ({ headers: { 'session-id': noSession }, query: { refreshToken: noToken } }),
    { guest: 401, only: withSession },
  ),
  row(session.logoutProject, everybody, () => ({ headers: { 'session-id': noSession } })),
  row(session.confirmUser, [], () => ({ query: { token: noToken } }), {
    guest: 409,
    only: { who: 'the person with the link of their email' },
  }),
  row(getPortalFigures, everybody, () => ({})),
  row(manuals.getManuals, everybody, () => ({})),
  row(manuals.getManual, everybody, () => ({ query: { name: 'lists' } })),
  row(manuals.findInManuals, everybody, () => ({ query: { text: 'трек' } })),
]
