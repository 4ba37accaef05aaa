/** What the database code needs of a logger; Fastify's fits. */
export type DatabaseLog = {
  info: (message: string) => void
  warn: (message: string) => void
}

/** Says nothing: for tools and tests. */
export const silentLog: DatabaseLog = { info: () => {}, warn: () => {} }
