/**
 * Kinds of data. A call that reads declares the tags of its response, a call that writes declares the tags it
 * changes; notifications and refetches follow from these alone (ADR 32).
 */
export const tags = [
  /** The person's own sign-in: password, second factor, passkeys, sessions. */
  'account',
  /** Announcements of the portal's administrators, and planned maintenance. */
  'announcement',
  'accelerationRequest',
  /** Adaptation plans of projects on tracks. */
  'adaptationPlan',
  /** Decisions on applications that only the deciders see: staged decisions, and runs that release them. */
  'decision',
  'applicationDraft',
  /** An accelerator with its profile, documents and approval. */
  'accelerator',
  /** Members of an accelerator, and their roles. */
  'acceleratorTeam',
  /** Calculations of the project-finance calculator, stored with a project. */
  'calculation',
  /** Results of investors' interest in projects, and what companies report afterwards. */
  'deal',
  /** Investment firms and their members. */
  'firm',
  /** Messages that people reported to the portal's administrators, and the senders they blocked. */
  'messageReport',
  /** Investors' requests for a project's data, and the data rooms that its team opens. */
  'dataRequest',
  /** The address by which a person's calendar subscribes to the portal. */
  'calendarFeed',
  'dictionary',
  /** Events of accelerators, investors and mentors, and their participants. */
  'event',
  /** Experts' jobs, and reasons that exclude an expert from a project. */
  'expertJob',
  /** What experts are owed for their jobs, and the payment certificates. */
  'expertPayment',
  /** Reviews that others suggest to an accelerator. */
  'expertSuggestion',
  /** Conversation about an expert's job. */
  'expertTalk',
  /** Forms of other sites and their submissions. */
  'formIntake',
  'invitation',
  /** Investors' profiles. */
  'investor',
  /** Texts of notifications, as administrators wrote them. */
  'notificationTemplate',
  /** A person's notification settings. */
  'noticeSetting',
  /** A request to join a project or an accelerator's team, and an answer to a vacancy. */
  'joinRequest',
  /** Files exported from lists. */
  'listExport',
  /** A person's views and display of lists. */
  'listSetting',
  /** Views of lists that a team shares. */
  'sharedView',
  /** Emails that were sent or failed. */
  'mailLog',
  /** Devices that show a person's notifications. */
  'pushDevice',
  /** Addresses that emails come back from. */
  'bouncedAddress',
  'marketingFile',
  /** Mentors' office hours and their bookings. */
  'mentoring',
  /** Messages of an accelerator to the people in a list. */
  'massMessage',
  'notification',
  /** Organisers in the external event platform, and calls to it. */
  'eventOrganizer',
  /** Open tasks with their stages, jury and questions. */
  'openTask',
  /** Entries to open tasks, and their scores. */
  'openTaskEntry',
  /** Fields shown in the blocks of an accelerator's canvases. */
  'canvas',
  /** An accelerator's scoring criteria, its assessments of projects, and links to these. */
  'scoring',
  /** The catalogue of predefined profile elements. */
  'object',
  /** An investor's private list of projects they follow. */
  'pipeline',
  /** A project's participation in a track: access and tracker. */
  'participation',
  'person',
  /** Texts of the start pages, and legal texts. */
  'portalText',
  'profileTemplate',
  'profileVisibility',
  /** Programmes with their tracks and trackpoints. */
  'programme',
  /** A project's main settings and documents. */
  'project',
  'projectImport',
  /** The values of a project's profile. */
  'projectProfile',
  /** Members of a project's team, and its leader. */
  'projectTeam',
  /** Projects in showcases, and the consent of their leaders. */
  'publication',
  /** When an accelerator reminds people of deadlines. */
  'reminderRule',
  /** Risks of a project. */
  'risk',
  /** Roles on the portal, and requests for them. */
  'role',
  /** Comments that an accelerator saves for its reviewers. */
  'savedComment',
  /** Settings of auto-selections and their results. */
  'selection',
  'showcase',
  /** Sites, keys and webhooks of showcases. */
  'showcaseAccess',
  /** Background jobs of the portal, and failed ones. */
  'queue',
  /** What is wrong with the portal. */
  'alarm',
  /** What was tried out while the portal was set up. */
  'firstStart',
  /** Tokens by which programs call the portal. */
  'apiToken',
  /** Webhooks of people and accelerators, and their deliveries. */
  'webHook',
  /** Backups of the portal. */
  'backup',
  /** Streams, their schedules, and how tracks take applications. */
  'stream',
  /** Which sponsor reads the summary of which programme. */
  'sponsor',
  /** Settings of the whole portal. */
  'systemVariable',
  /** Questions to the portal's administrators. */
  'support',
  /** Administrators' saved answers. */
  'supportText',
  'task',
  /** The catalogue of technologies. */
  'technology',
  /** What people propose for it. */
  'technologyProposal',
  /** Requests to copy a track into another accelerator. */
  'trackTransfer',
  'vacancy',
  /** Reports by template, and files made from them. */
  'userReport',
  'userReportRun',
] as const

/** A kind of data that responses show and calls change. */
export type Tag = (typeof tags)[number]
