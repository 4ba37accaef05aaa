import Fastify from 'fastify'
import { createDatabase, createPool } from '#platform/server/database/connection.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { configuredTransport } from '#platform/server/mail/configured-transport.ts'
import { createSendMailJob } from '#platform/server/mail/send-mail.job.ts'

/** A worker that only sends emails, in a separate process: it starts quickly, so that a test can kill it often. */
const url = process.env['DATABASE_URL']!
const pool = createPool(url, { max: 14 })
const transport = configuredTransport(
  { smtpUrl: process.env['SMTP_URL'], smtpSecondUrl: undefined, bounces: { address: undefined } as never },
  () => 'no-reply@portal.example',
)
await startWorker({
  pool,
  db: createDatabase(pool),
  url,
  subscribers: [],
  jobs: [createSendMailJob({ transport })],
  log: Fastify({ logger: { level: 'error' } }).log,
})
