/** PostgreSQL and network codes that mean "the database is away", not "the program is wrong". */
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

/** Whether an error means that the database is away and the same statement may succeed later. */
export const isUnavailable = (error: { code?: unknown; message?: unknown; syscall?: unknown }): boolean =>
  unavailable.has(String(error.code)) ||
  // The socket of a server that is gone.
  (error.code === 'ENOENT' && error.syscall === 'connect') ||
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
    String(error.message),
  )
