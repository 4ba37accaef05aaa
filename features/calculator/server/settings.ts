import type { MailTransport } from '#platform/server/mail/transport.ts'

/** Settings of the calculator. */
export type CalculatorSettings = { mail: MailTransport | null }
