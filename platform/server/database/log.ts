/** The logger interface of the database code; Fastify's fits. */
export type DatabaseLog = {
  info: (message: string) => void
  warn: (message: string) => void
}

/** Logs nothing: for tools and tests. */
export const silentLog: DatabaseLog = { info: () => {}, warn: () => {} }
