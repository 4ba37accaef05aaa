import type { MailTransport } from '#platform/server/mail/transport.ts'

/** What the calculator is told of its surroundings. */
export type CalculatorSettings = { mail: MailTransport | null }
