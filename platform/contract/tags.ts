/**
 * Everything an answer may be about. A call that reads says which of these its answer shows, a call that writes says
 * which it changes; who is told and what is fetched again follows from nothing else (ADR 32).
 */
export const tags = [
  /** Sign-in of one's own: password, second factor, passkeys, sessions. */
  'account',
  /** What the portal's administrators tell people, and works that are coming. */
  'announcement',
  'accelerationRequest',
  /** Adaptation plans of projects on tracks. */
  'adaptationPlan',
  /** Decisions on applications that only the deciders see: staged ones, and runs that release them. */
  'decision',
  'applicationDraft',
  /** An accelerator with its profile, documents and approval. */
  'accelerator',
  /** Who is in an accelerator, in which roles. */
  'acceleratorTeam',
  /** Calculations of the project-finance calculator, kept with a project. */
  'calculation',
  /** What comes of investors' interest in projects, and what companies say of themselves since. */
  'deal',
  /** Firms of investors, and who is in them. */
  'firm',
  /** Messages that people showed to the portal's administrators, and whose they do not want. */
  'messageReport',
  /** Investors' requests for a project's data, and the rooms that its team opens. */
  'dataRequest',
  /** The address by which a person's calendar follows the portal. */
  'calendarFeed',
  'dictionary',
  /** Events that accelerators, investors and mentors hold, and who comes. */
  'event',
  /** Experts' jobs, and what keeps an expert from a project. */
  'expertJob',
  /** What experts are owed for their jobs, and the acts that settle it. */
  'expertPayment',
  /** Reviews that others propose to an accelerator. */
  'expertSuggestion',
  /** What is said about an expert's job. */
  'expertTalk',
  /** Forms of other sites and what came from them. */
  'formIntake',
  'invitation',
  /** What investors say of themselves and are shown as. */
  'investor',
  /** Words of notices, as administrators wrote them. */
  'notificationTemplate',
  /** How a person chose to be told of what happens. */
  'noticeSetting',
  /** A request to join a project or an accelerator's team, and an answer to a vacancy. */
  'joinRequest',
  /** Files that lists are made into. */
  'listExport',
  /** Letters that were sent, or not. */
  'mailLog',
  'marketingFile',
  /** Mentors' office hours, and what is booked of them. */
  'mentoring',
  /** Messages of an accelerator to the people of a list. */
  'massMessage',
  'notification',
  /** Organisers in the external event platform, and the calls about them. */
  'eventOrganizer',
  /** Open tasks with their stages, jury and questions. */
  'openTask',
  /** Entries to open tasks, and their scores. */
  'openTaskEntry',
  /** Which fields fill the blocks of an accelerator's canvases. */
  'canvas',
  /** What an accelerator assesses projects by, their assessments, and links to these. */
  'scoring',
  /** The catalogue of ready profile elements. */
  'object',
  /** Projects that an investor follows, for themselves alone. */
  'pipeline',
  /** A project's work on a track: access and tracker. */
  'participation',
  'person',
  /** The words of the start pages and the legal texts. */
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
  /** Who is in a project's team, and who leads it. */
  'projectTeam',
  /** Projects in showcases, and the consent of their leaders. */
  'publication',
  /** When an accelerator reminds people of deadlines. */
  'reminderRule',
  /** Roles on the portal, with what is asked about them. */
  /** Risks of a project. */
  'risk',
  'role',
  /** Comments that an accelerator keeps for its reviewers. */
  'savedComment',
  /** Settings of auto-selections and their records. */
  'selection',
  'showcase',
  /** Sites, keys and web hooks of showcases. */
  'showcaseAccess',
  /** What the portal does without a person, and what of it failed. */
  'queue',
  /** Streams, the schedules they stand in, and how tracks take applications. */
  'stream',
  /** Who of the sponsors reads the summary of which programme. */
  'sponsor',
  /** Settings of the portal as a whole. */
  'systemVariable',
  /** What people ask the portal's administrators. */
  'support',
  /** Answers that administrators give often. */
  'supportText',
  'task',
  /** The catalogue of technologies. */
  'technology',
  /** What people propose for it. */
  'technologyProposal',
  /** Requests to copy a track into another accelerator. */
  'trackTransfer',
  'vacancy',
  /** Reports by template, and what was made by them. */
  'userReport',
  'userReportRun',
] as const

/** The name of something that answers show and calls change. */
export type Tag = (typeof tags)[number]
