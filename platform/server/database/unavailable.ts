/** PostgreSQL and network error codes for an unavailable database, as opposed to errors of the program. */
const unavailable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08006',
  '53300',
])

/** Whether the database is unavailable and the same statement may succeed later. */
export const isUnavailable = (error: { code?: unknown; message?: unknown; syscall?: unknown }): boolean =>
  unavailable.has(String(error.code)) ||
  // The socket of a stopped server.
  (error.code === 'ENOENT' && error.syscall === 'connect') ||
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
    String(error.message),
  )
