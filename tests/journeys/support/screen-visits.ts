import { addressNumber } from '../../../features/profile-templates/web/address-number.ts'
import { askDatabase } from './database.ts'

/** The account that opens a screen, and its query parameters. */
export type Visit = {
  /** The account, if not the first one with access. */
  account?: string
  /** The URL, if the path alone is not enough. */
  address?: () => Promise<string>
  /** Another URL of the screen, whose content was once too wide; only its width is checked. */
  besides?: () => Promise<string>
  /** Target of a redirect; that page is opened, too. */
  lands?: RegExp
  /** Bytes of script by which a public page is over the budget, to be reduced. */
  overBudget?: number
  /** Console messages of the browser when the page is refused, as it must be without a session or token. */
  refused?: string
}

const one = async (sql: string): Promise<string> => {
  const [row] = await askDatabase<{ id: string }>(sql)
  if (!row) throw new Error(`the demo has nothing for: ${sql}`)
  return row.id
}

const ofAccelerator = `(select accelerator_id from accelerator_member m join person p on p.uid = m.person_uid
  where p.email = 'acc-admin@demo.example')`

const idOf = (path: string, parameter: string, sql: string) => async () =>
  `${path}?${parameter}=${await one(sql)}`

const mainShowcase = () =>
  one(`select id from publication_template where is_main and accelerator_id = ${ofAccelerator}`)

/** A showcase for frames of other sites, opened directly: its list and one of its projects. */
const framePages = (): Record<string, Visit> => {
  const project = async () =>
    one(
      `select project_id as id from shown_project where reach = 0 and template_id = ${await mainShowcase()} limit 1`,
    )
  return Object.fromEntries(
    ['/projectsListFrame', '/projectsListCardFrame'].flatMap((path): [string, Visit][] => [
      [path, { address: async () => `${path}?showcase=${await mainShowcase()}` }],
      [
        `${path}/details`,
        { address: async () => `${path}/details?showcase=${await mainShowcase()}&id=${await project()}` },
      ],
    ]),
  )
}

/** What is needed to open a screen besides its path and access. */
export const exceptions: Record<string, Visit> = {
  // The library that draws it is loaded after the page, which shows the same as a list.
  '/technologies/map': { overBudget: 35_000 },
  // Its steps in Russian, with the shared part of all public pages, are 38 bytes over.
  '/bch/view/project-calculator': { overBudget: 700 },
  '/bch/view': { account: 'acc', lands: /\/bch\/view\/projects-in-work/ },
  '/bch/view/bch-test': { account: 'acc' },
  '/bch/view/notification-templates/template': {
    account: 'acc-admin',
    address: async () => '/bch/view/notification-templates/template?code=TASK_RETURNED',
  },
  '/bch/view/mass-messages/message': {
    account: 'acc-admin',
    address: idOf(
      '/bch/view/mass-messages/message',
      'messageId',
      `select id from mass_message where started_at is null and accelerator_id = ${ofAccelerator} limit 1`,
    ),
  },
  '/bch/view/support/request': {
    account: 'ini',
    address: idOf(
      '/bch/view/support/request',
      'threadId',
      `select id from support_thread where status = 'ANSWERED' limit 1`,
    ),
  },
  '/admin/support/request': {
    account: 'admin',
    address: idOf(
      '/admin/support/request',
      'threadId',
      `select id from support_thread where guest_email is not null limit 1`,
    ),
  },
  '/details/investor-details': {
    account: 'inv',
    address: idOf(
      '/details/investor-details',
      'id',
      `select p.uid as id from person p join person_role r on r.person_uid = p.uid and r.role = 'INV'
        where p.card_published and p.card_to_world limit 1`,
    ),
  },
  '/bch/view/deals': { account: 'inv' },
  '/bch/view/deals/outcomes': { account: 'inv' },
  '/bch/view/deals/figures': {
    account: 'ini',
    address: idOf(
      '/bch/view/deals/figures',
      'ask',
      `select a.id from figure_ask a join project p on p.id = a.project_id join person u on u.uid = p.leader_uid
        where u.email = 'ini@demo.example' and a.answered_at is null limit 1`,
    ),
  },
  '/bch/view/investor-workspace/found': {
    account: 'inv',
    address: idOf(
      '/bch/view/investor-workspace/found',
      'search',
      `select q.id from investor_search q join person p on p.uid = q.owner_uid where p.email = 'inv@demo.example' order by q.id limit 1`,
    ),
  },
  '/bch/view/data-requests/room': {
    account: 'inv',
    address: idOf(
      '/bch/view/data-requests/room',
      'request',
      `select d.id from data_request d join person p on p.uid = d.requester_uid
        where p.email = 'inv@demo.example' and d.status = 'GRANTED' limit 1`,
    ),
  },
  '/bch/view/user-constructor-reports/report': {
    address: idOf(
      '/bch/view/user-constructor-reports/report',
      'reportId',
      `select id from user_report where accelerator_id = ${ofAccelerator} order by id limit 1`,
    ),
  },
  '/bch/view/user-reports/:id': {
    account: 'acc-admin',
    address: async () =>
      `/bch/view/user-reports/${await one(
        `select id from user_report where accelerator_id = ${ofAccelerator} order by id desc limit 1`,
      )}`,
  },
  '/manuals/:name': { address: async () => '/manuals/expertise' },
  '/admin/start-pages/edit': {
    address: async () => '/admin/start-pages/edit?subject=page.investors&brand=default',
  },
  '/bch/view/my-acceleration-requests/initiator-details': {
    address: idOf(
      '/bch/view/my-acceleration-requests/initiator-details',
      'projectTrackId',
      `select t.id from project_track t join project p on p.id = t.project_id join person l on l.uid = p.leader_uid
       join project_trackpoint k on k.project_track_id = t.id
       where l.email = 'ini@demo.example' and k.state = 'START' order by t.id limit 1`,
    ),
    // A task with a group: its cards describe their actions in visually hidden texts.
    besides: idOf(
      '/bch/view/my-acceleration-requests/initiator-details',
      'projectTrackId',
      `select t.id from project_track t join project p on p.id = t.project_id join person l on l.uid = p.leader_uid
       join project_trackpoint k on k.project_track_id = t.id
       where l.email = 'ini@demo.example' and k.state = 'DONE_CODE' and k.asked @> '[{"code": "pilots"}]' limit 1`,
    ),
  },
  '/details/event': {
    address: idOf(
      '/details/event',
      'id',
      `select id from held_event where is_public and status = 'PUBLISHED' limit 1`,
    ),
  },
  // An account with the access flag.
  '/bch/view/event-organizers': { account: 'htfrn' },
  '/details/open-task': {
    address: idOf('/details/open-task', 'id', `select id from open_task where status = 'OPEN' limit 1`),
  },
  '/bch/view/open-task': {
    account: 'htusr',
    address: idOf(
      '/bch/view/open-task',
      'openTaskId',
      `select id from open_task where status = 'OPEN' limit 1`,
    ),
    // The author's own entry with its receipts; the views of the organiser and the jury.
    besides: idOf(
      '/bch/view/open-task',
      'tab=entry&openTaskId',
      `select id from open_task where status = 'OPEN' limit 1`,
    ),
  },
  '/bch/view/event-door': {
    account: 'acc-admin',
    address: idOf(
      '/bch/view/event-door',
      'eventId',
      `select id from held_event where accelerator_id in ${ofAccelerator} and status = 'PUBLISHED' limit 1`,
    ),
  },
  '/bch/view/mentoring/meeting': {
    account: 'mnt',
    address: idOf(
      '/bch/view/mentoring/meeting',
      'meetingId',
      `select m.id from mentor_meeting m join meeting_task k on k.meeting_id = m.id order by m.id limit 1`,
    ),
  },
  '/bch/view/mentoring/mentor': {
    account: 'ini',
    address: idOf(
      '/bch/view/mentoring/mentor',
      'hoursId',
      `select h.id from office_hours h join project_track q on q.accelerator_id = h.accelerator_id
         join project p on p.id = q.project_id join person l on l.uid = p.leader_uid
       where l.email = 'ini@demo.example' and q.access_status = 'ALLOWED_TO_WORK' order by h.id limit 1`,
    ),
  },
  '/bch/view/mentoring/question': {
    account: 'ini',
    address: idOf(
      '/bch/view/mentoring/question',
      'questionId',
      `select q.id from mentor_question q join project p on p.id = q.project_id join person l on l.uid = p.leader_uid
       where l.email = 'ini@demo.example' order by q.id limit 1`,
    ),
  },
  '/bch/view/event': {
    account: 'acc-admin',
    address: idOf(
      '/bch/view/event',
      'eventId',
      `select id from held_event where accelerator_id in ${ofAccelerator} and status = 'PUBLISHED' limit 1`,
    ),
  },
  '/bch/view/my-acceleration-requests/application': {
    account: 'ini',
    address: idOf(
      '/bch/view/my-acceleration-requests/application',
      'draftId',
      `select d.id from application_draft d join person l on l.uid = d.created_by
       where l.email = 'ini@demo.example' limit 1`,
    ),
  },
  '/bch/view/acceleration-summary/projects': { account: 'acc' },
  '/bch/view/acceleration-summary/sponsors': {
    address: idOf(
      '/bch/view/acceleration-summary/sponsors',
      'programmeId',
      `select id from programme where accelerator_id in ${ofAccelerator} order by id limit 1`,
    ),
  },
  '/bch/view/tracker-work-status/tasks': { account: 'acc' },
  '/bch/view/accelerator-settings/program': {
    address: idOf(
      '/bch/view/accelerator-settings/program',
      'acceleratorProgramId',
      `select id from programme where accelerator_id in ${ofAccelerator} order by id limit 1`,
    ),
  },
  '/bch/view/accelerator-settings/track': {
    address: idOf(
      '/bch/view/accelerator-settings/track',
      'trackId',
      `select id from track where accelerator_id in ${ofAccelerator} order by id limit 1`,
    ),
  },
  '/bch/view/acceleration-timetable/editor': {
    address: idOf(
      '/bch/view/acceleration-timetable/editor',
      'trackId',
      `select id from track where accelerator_id in ${ofAccelerator} and request_type = 'ON_SCHEDULE' order by id limit 1`,
    ),
  },
  '/bch/view/accelerator-settings/trackpoint': {
    address: idOf(
      '/bch/view/accelerator-settings/trackpoint',
      'trackpointId',
      `select id from trackpoint where accelerator_id in ${ofAccelerator} order by id limit 1`,
    ),
  },
  '/bch/view/accelerator-settings/trackpoint/selection': {
    account: 'acc-admin',
    address: idOf(
      '/bch/view/accelerator-settings/trackpoint/selection',
      'trackpointId',
      `select trackpoint_id as id from selection_settings where accelerator_id in ${ofAccelerator} limit 1`,
    ),
  },
  '/bch/view/projects-in-work/decision-run': {
    account: 'acc-admin',
    address: idOf(
      '/bch/view/projects-in-work/decision-run',
      'runId',
      `select id from decision_run where accelerator_id in ${ofAccelerator} order by id limit 1`,
    ),
  },
  '/bch/view/accelerator-settings/selection-record': {
    address: idOf(
      '/bch/view/accelerator-settings/selection-record',
      'recordId',
      `select id from selection_record where accelerator_id in ${ofAccelerator} order by id limit 1`,
    ),
  },
  '/bch/view/expert-job-order/earnings': { account: 'exp' },
  // In progress: the team's submission is next to the review.
  '/bch/view/expert-job-order/details': {
    address: idOf(
      '/bch/view/expert-job-order/details',
      'expertJobId',
      `select j.id from expert_job j join person p on p.uid = j.expert_uid
       where p.email = 'exp@demo.example' and j.status = 'PROCESS' order by j.id limit 1`,
    ),
  },
  '/bch/view/publicationTemplateConstructor/:publicationTemplateId': {
    account: 'acc-admin',
    address: async () => `/bch/view/publicationTemplateConstructor/${await mainShowcase()}`,
  },
  '/bch/view/publicationTemplateConstructor/:publicationTemplateId/settings': {
    account: 'acc-admin',
    address: async () => `/bch/view/publicationTemplateConstructor/${await mainShowcase()}/settings`,
  },
  '/bch/view/intake-forms/form': {
    address: idOf(
      '/bch/view/intake-forms/form',
      'formId',
      `select id from intake_form where accelerator_id in ${ofAccelerator} order by id limit 1`,
    ),
  },
  '/bch/view/intake-forms/submission': {
    address: idOf(
      '/bch/view/intake-forms/submission',
      'submissionId',
      `select id from form_submission where accelerator_id in ${ofAccelerator} and reason = 'HAS_PROBLEMS' limit 1`,
    ),
  },
  '/bch/view/expert-job/conflicts': { account: 'acc-admin' },
  '/bch/view/expert-job/details': {
    account: 'acc-admin',
    address: idOf(
      '/bch/view/expert-job/details',
      'expertJobId',
      `select id from expert_job where accelerator_id in ${ofAccelerator} and status = 'COMPLETE' order by id limit 1`,
    ),
  },
  '/bch/view/my-acceleration-requests/expert-job-details': {
    address: idOf(
      '/bch/view/my-acceleration-requests/expert-job-details',
      'expertJobId',
      `select j.id from expert_job j join project_trackpoint w on w.id = j.task_id
       join project_track t on t.id = w.project_track_id join project p on p.id = t.project_id
       join person l on l.uid = p.leader_uid
       where l.email = 'ini@demo.example' and j.status = 'COMPLETE' and j.visible_to_team order by j.id limit 1`,
    ),
  },
  '/bch/view/form-offer': {
    address: idOf(
      '/bch/view/form-offer',
      'submissionId',
      `select s.id from form_submission s join person p on p.uid = s.waits_for where p.email = 'ini@demo.example' limit 1`,
    ),
  },
  '/bch/view/project-profile-template-constructor': {
    address: idOf(
      '/bch/view/project-profile-template-constructor',
      'templateId',
      'select id from profile_template where main',
    ),
  },
  '/bch/view/project-profile-template-constructor/element': {
    address: async () =>
      `/bch/view/project-profile-template-constructor/element?elementId=${addressNumber('description')}&templateId=${await one(
        'select id from profile_template where main',
      )}`,
  },
  '/bch/view/my-projects/edit': {
    address: idOf(
      '/bch/view/my-projects/edit',
      'projectId',
      `select p.id from project p join person l on l.uid = p.leader_uid
       where l.email = 'ini@demo.example' order by p.id limit 1`,
    ),
    // Tabs with visually hidden texts about who is waiting, tables wider than the window.
    besides: async () => {
      const id = await one(
        `select r.project_id as id from project_join_request r join project p on p.id = r.project_id
         join person l on l.uid = p.leader_uid where l.email = 'ini@demo.example' and r.status = 'CONSIDERATION' limit 1`,
      )
      return `/bch/view/my-projects/edit?projectId=${id}&tab=profile`
    },
  },
  '/bch/view/project-details': {
    address: idOf(
      '/bch/view/project-details',
      'id',
      `select id from project where publication_status = 'PUBLISHED' and access_level = 'ALL' order by id limit 1`,
    ),
  },
  '/admin/technologies/details': {
    address: idOf('/admin/technologies/details', 'id', `select id from technology where code = 'AI-001'`),
  },
  '/details/technology': {
    address: idOf('/details/technology', 'id', `select id from technology where code = 'AI-001'`),
  },
  '/admin/dictionaries/details': {
    address: idOf('/admin/dictionaries/details', 'id', `select id from dictionary where code = 'CITIES'`),
  },
  '/admin/dictionaries/changes': {
    address: idOf(
      '/admin/dictionaries/changes',
      'from=0&to=1&id',
      `select id from dictionary where code = 'CITIES'`,
    ),
  },
  '/admin/dictionaries/version': {
    address: idOf(
      '/admin/dictionaries/version',
      'number=1&id',
      `select id from dictionary where code = 'CITIES'`,
    ),
  },
  '/details/accelerator-program-track': {
    address: idOf(
      '/details/accelerator-program-track',
      'id',
      `select id from track where short_link = 'posev'`,
    ),
  },
  ...framePages(),
  '/details/project-details': {
    address: idOf(
      '/details/project-details',
      'id',
      `select project_id as id from shown_project where leads and reach = 0 order by id limit 1`,
    ),
  },
  '/details/accelerator': {
    address: idOf('/details/accelerator', 'id', `select ${ofAccelerator} as id`),
  },
  '/details/accelerator-program': {
    address: idOf(
      '/details/accelerator-program',
      'id',
      `select g.id from programme g join track t on t.programme_id = g.id
       where g.content_status = 'PUBLISHED' and t.short_link = 'posev'`,
    ),
  },
  ...Object.fromEntries(
    (
      [
        ['expert', "('EXP')"],
        ['mentor', "('MNT')"],
        ['tracker', "('TRC', 'TRC_TEAM')"],
      ] as const
    ).map(([name, roles]): [string, Visit] => [
      `/details/${name}-details`,
      {
        address: idOf(
          `/details/${name}-details`,
          'uid',
          `select c.person_uid as id from published_card c join counted_membership m on m.person_uid = c.person_uid
           where c.to_world and m.role in ${roles} order by c.person_uid limit 1`,
        ),
      },
    ]),
  ),
  '/s/:shortlink': { address: async () => '/s/predposev' },
  '/invitation': { address: async () => '/invitation?token=nobody-was-given-this' },
  '/': { lands: /\/portal/ },
  '/login-portal': { lands: /\/sso\/login\?/ },
  '/registrate-user': { lands: /\/sso\/register\?/ },
  '/logout': { lands: /\/portal/ },
  '/get-token': { lands: /\/portal/, refused: '401 (Unauthorized)' },
  '/certificate': {
    address: idOf(
      '/certificate',
      'code',
      `select e.certificate_code as id from open_task_entry e join open_task t on t.id = e.task_id
        where e.place is not null and t.status = 'RESULTS' order by e.id limit 1`,
    ),
  },
  '/first-start': { refused: '400 (Bad Request)' },
  '/publication-consent': { refused: '400 (Bad Request)' },
  '/unsubscribe': { refused: '400 (Bad Request)' },
  // Without a token it shows an error, whose texts are loaded with it.
  '/event-registration': { refused: '400 (Bad Request)' },
  '/support/request': { refused: '404 (Not Found)' },
  '/sso/confirm': { refused: '400 (Bad Request)' },
  '/sso/link': { refused: '400 (Bad Request)' },
  '/sso/confirm-email': { refused: '400 (Bad Request)' },
  '/sso/new-password': { address: async () => '/sso/new-password?token=used-long-ago' },
}
