import { readVariable } from '#platform/domain/variables/read-variable.ts'
import type { VariableValues } from '#platform/domain/variables/system-variables.ts'
import type { Config } from '../config.ts'

type Configured = Partial<
  Pick<
    Config,
    | 'backups'
    | 'mailFrom'
    | 'emailLogDays'
    | 'logLevel'
    | 'requestsPerMinute'
    | 'defaultLocale'
    | 'supportEmail'
    | 'faqUrl'
    | 'logViewerUrl'
    | 'supportChatUrl'
    | 'supportChatGuestUrl'
    | 'analyticsUrl'
  >
>

const senderOf = (mailFrom: string): string => {
  const read = readVariable('mailSender', mailFrom)
  // Mail servers of a local network accept senders that a form refuses.
  return typeof read === 'string' ? read : mailFrom
}

/** The defaults of variables that the environment sets; it sets none of the others. */
export const configuredValues = (config: Configured): Partial<VariableValues> => {
  const given = {
    mailSender: config.mailFrom === undefined ? undefined : senderOf(config.mailFrom),
    emailLogDays: config.emailLogDays,
    logLevel: config.logLevel,
    requestsPerMinute: config.requestsPerMinute,
    defaultLanguage: config.defaultLocale,
    supportEmail: config.supportEmail,
    faqUrl: config.faqUrl,
    logViewerUrl: config.logViewerUrl,
    supportChatUrl: config.supportChatUrl,
    supportChatGuestUrl: config.supportChatGuestUrl,
    analyticsUrl: config.analyticsUrl,
    backupKeep: config.backups?.keep,
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}
