import { notices } from './notices.gen.ts'
import {
  declarationOf,
  kindOf,
  notificationCodes,
  type NotificationCode,
  type NotificationParameter,
} from './notification-codes.ts'

/** All placeholders of notification texts. */
export type Placeholder = NotificationParameter<NotificationCode>

/** What a placeholder's value is, which decides where it may be shown and whether a template may leave it out. */
type Trait = {
  /** Without it a notification would say that something happened, but not what. */
  telling?: true
  /** It names nobody and nothing: anybody who may see the event may see it. */
  neutral?: true
  /** What a person wrote to the recipient, or an address that the notification is about; all others are names. */
  linked?: true
}

// Total: a new parameter of a notification does not compile before somebody has decided what it is.
const traits: Readonly<Record<Placeholder, Trait>> = {
  accelerator: {},
  address: { linked: true },
  answer: { linked: true },
  before: { neutral: true },
  comment: { telling: true, linked: true },
  count: { neutral: true },
  day: { telling: true, neutral: true },
  days: {},
  document: {},
  email: { linked: true },
  entry: {},
  event: {},
  filter: {},
  firm: {},
  form: {},
  fromTrack: {},
  host: {},
  list: {},
  note: { linked: true },
  number: {},
  offer: {},
  openTask: {},
  owner: {},
  person: {},
  programme: {},
  project: {},
  question: {},
  reason: { telling: true, linked: true },
  reviewComment: {},
  report: {},
  risk: {},
  search: {},
  showcase: {},
  subject: {},
  task: {},
  team: {},
  technology: {},
  time: { telling: true, neutral: true },
  track: {},
  until: { neutral: true },
  waits: {},
  zone: { neutral: true },
}

const traitOf = (name: string): Trait => (Object.hasOwn(traits, name) ? traits[name as Placeholder] : {})

/** Codes without templates: people's own messages, and tests of the portal. */
const fixed: ReadonlySet<NotificationCode> = new Set(['MESSAGE', 'MASS_MESSAGE', 'TEST'])

/** Whether the value of a placeholder may be shown to anybody who may see the event. */
export const isNeutral = (name: string): boolean => traitOf(name).neutral === true

/** Whether the value of a placeholder may contain links in emails. */
export const mayHaveLink = (name: string): boolean => traitOf(name).linked === true

/** Whether an accelerator’s administrators may preview a template on events that others were notified of. */
export const isPreviewed = (code: NotificationCode): boolean => declarationOf(code).previewed === true

/** Allowed placeholders of a code. */
export const placeholdersOf = (code: NotificationCode): readonly Placeholder[] => notices[code].params

/** Required placeholders of a code: its subject matter, and the telling ones. */
export const requiredPlaceholders = (code: NotificationCode): Placeholder[] =>
  placeholdersOf(code).filter((name, at) => at === 0 || traits[name].telling === true)

/** Whether a code has a template: an accelerator changes only notifications sent in its name. */
export const isTemplated = (code: NotificationCode, ofAccelerator: boolean): boolean =>
  !fixed.has(code) && (!ofAccelerator || kindOf(code) !== null)

/** Codes with templates, in the order of their declaration. */
export const templatedCodes = (ofAccelerator: boolean): NotificationCode[] =>
  notificationCodes.filter((code) => isTemplated(code, ofAccelerator))
