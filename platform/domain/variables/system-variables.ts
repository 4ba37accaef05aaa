import { brands } from '../brands.ts'

type TextKind = { kind: 'text'; max: number; required: boolean; standard: string }
type NumberKind = { kind: 'number'; min: number; max: number; standard: number }
type ChoiceKind = { kind: 'choice'; of: readonly [string, ...string[]]; standard: string }
/** A script or a service that pages or the portal itself call needs https. */
type LinkKind = { kind: 'link'; https: boolean; standard: string }
type OtherKind = { kind: 'email' | 'sender' | 'picture'; standard: string }

/** What a variable may hold, and its value while neither an administrator nor the configuration sets it. */
export type VariableKind = TextKind | NumberKind | ChoiceKind | LinkKind | OtherKind

const text = (max: number, standard = '', required = false) =>
  ({ kind: 'text', max, required, standard }) as const
const number = (min: number, max: number, standard: number) =>
  ({ kind: 'number', min, max, standard }) as const
const choice = <const Of extends readonly [string, ...string[]]>(of: Of, standard: Of[number]) =>
  ({ kind: 'choice', of, standard }) as const
const onOff = () => choice(['on', 'off'], 'on')
const link = (https = false) => ({ kind: 'link', https, standard: '' }) as const

/** Every variable that an administrator may set, in the order of the screen, by group. */
export const systemVariables = {
  appName: { group: 'look', ...text(100, 'Runway', true) },
  companyName: { group: 'look', ...text(100, '', true) },
  companyDetails: { group: 'look', ...text(300) },
  companyDetailsEn: { group: 'look', ...text(300) },
  brand: { group: 'look', ...choice(['default', ...brands], 'default') },
  logo: { group: 'look', kind: 'picture', standard: '' },
  languages: { group: 'languages', ...choice(['both', 'ru', 'en'], 'both') },
  defaultLanguage: { group: 'languages', ...choice(['browser', 'ru', 'en'], 'browser') },
  acceleratorRequestLimit: { group: 'limits', ...number(0, 100, 3) },
  uploadMegabytes: { group: 'limits', ...number(1, 10, 10) },
  reportProjects: { group: 'limits', ...number(1, 20, 20) },
  singleIndicators: { group: 'limits', ...number(1, 5, 5) },
  passwordLength: { group: 'limits', ...number(8, 64, 8) },
  notificationSeconds: { group: 'limits', ...number(3, 60, 10) },
  successSeconds: { group: 'limits', ...number(1, 30, 2) },
  requestsPerMinute: { group: 'limits', ...number(300, 10_000_000, 3000) },
  mailSender: { group: 'mail', kind: 'sender', standard: 'Runway <no-reply@localhost>' },
  supportEmail: { group: 'help', kind: 'email', standard: '' },
  faqUrl: { group: 'help', ...link() },
  logViewerUrl: { group: 'help', ...link() },
  supportChatUrl: { group: 'help', ...link(true) },
  supportChatGuestUrl: { group: 'help', ...link(true) },
  analyticsUrl: { group: 'help', ...link(true) },
  accessTokenMinutes: { group: 'sessions', ...number(5, 60, 15) },
  sessionDays: { group: 'sessions', ...number(1, 365, 30) },
  logInAsMinutes: { group: 'sessions', ...number(5, 480, 60) },
  stepUpMinutes: { group: 'sessions', ...number(1, 60, 10) },
  emailLogDays: { group: 'retention', ...number(30, 3650, 365) },
  deliveryDays: { group: 'retention', ...number(1, 365, 30) },
  fileDays: { group: 'retention', ...number(1, 90, 7) },
  supportDays: { group: 'retention', ...number(30, 3650, 365) },
  // A slip of the pen, or a stolen session, leaves a week of backups.
  backupKeep: { group: 'retention', ...number(7, 400, 14) },
  registration: { group: 'switches', ...onOff() },
  searchEngines: { group: 'switches', ...onOff() },
  apiTokens: { group: 'switches', ...onOff() },
  logLevel: {
    group: 'switches',
    ...choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  },
} as const satisfies Record<string, VariableKind & { group: string }>

export type SystemVariable = keyof typeof systemVariables

export const systemVariableKeys = Object.keys(systemVariables) as [SystemVariable, ...SystemVariable[]]

export const variableGroups = [
  'look',
  'languages',
  'limits',
  'mail',
  'help',
  'sessions',
  'retention',
  'switches',
] as const

/** The stored form of a variable: a number or a text; an empty link means that there is none. */
export type VariableValue = string | number

type ValueOf<Kind> = Kind extends { kind: 'number' }
  ? number
  : Kind extends { kind: 'choice'; of: readonly (infer One)[] }
    ? One
    : string

/** The value of every variable. */
export type VariableValues = { [Key in SystemVariable]: ValueOf<(typeof systemVariables)[Key]> }

/** The values of a portal that nobody configured. */
export const standardValues = Object.fromEntries(
  systemVariableKeys.map((key) => [key, systemVariables[key].standard]),
) as VariableValues
