import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant, requiredText } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { healthProblems } from '../domain/health.rules.ts'
import { jobActions, jobStates } from '../domain/job-states.ts'
import { jobStateTable } from '../domain/state-tables.ts'

const slow = z.object({ calls: z.int(), meanMs: z.int(), longestMs: z.int() })

/** The portal's health: running processes, storage sizes, and what is waiting or has failed. */
export const getHealth = endpoint({
  name: 'getHealth',
  method: 'GET',
  path: '/admin/health/get',
  summary: 'State of the portal',
  response: z.object({
    version: z.string(),
    node: z.string(),
    startedAt: instant(),
    memoryBytes: z.int(),
    database: z.object({
      version: z.string(),
      migrations: z.int(),
      lastMigration: z.string(),
      bytes: z.int(),
      connections: z.int(),
      tables: z.array(z.object({ name: z.string(), bytes: z.int(), rows: z.int() })),
      /** Statements that have been running for longer than a second. */
      slow: z.array(z.object({ seconds: z.int(), statement: z.string() })),
    }),
    /** Calls of the last day by their mean time, the slowest first. */
    slowestCalls: z.array(slow.extend({ call: z.string() })),
    /** Statements by their mean time, the slowest first; null unless the database server collects statistics of them. */
    slowestStatements: z
      .array(
        slow.extend({
          /** Id in the statistics, because long statements may begin alike. */
          id: z.string(),
          statement: z.string(),
        }),
      )
      .nullable(),
    /** When the keys were last changed; null if there are none or it is unknown. */
    keys: z.object({
      secretsKeyAt: instant().nullable(),
      signingKeyAt: instant().nullable(),
      /** The oldest signing secret of an enabled webhook. */
      oldestHookSecretAt: instant().nullable(),
      /** Number of webhooks whose owner has not taken the secret that a command replaced. */
      hookSecretsNotTaken: z.int(),
    }),
    files: z.object({ count: z.int(), bytes: z.int() }),
    /** The oldest recorded sizes of the last 30 days; null if none. */
    before: z.object({ day: z.string(), databaseBytes: z.int(), filesBytes: z.int() }).nullable(),
    /** People with an open connection to this process. */
    sockets: z.int(),
    /** Days until the certificate of the portal's address expires; null without https, or if it could not be read. */
    certificateDays: z.int().nullable(),
    queue: z.object({
      waiting: z.int(),
      running: z.int(),
      retrying: z.int(),
      failed: z.int(),
      /** Waiting time of the oldest job that should have begun. */
      lateSeconds: z.int(),
    }),
    mails: z.object({
      queued: z.int(),
      failed: z.int(),
      sentLastDay: z.int(),
      failedLastDay: z.int(),
      /** Number of emails of the last day that may have arrived twice. */
      maybeTwiceLastDay: z.int(),
      /** Number of emails of the last day per mail server, by host. */
      servers: z.array(z.object({ name: z.string(), sent: z.int() })),
    }),
    backups: z.object({
      on: z.boolean(),
      ageHours: z.int().nullable(),
      provedAt: instant().nullable(),
      /** A backup can be started while none is running. */
      actions: z.array(z.enum(['start'])),
    }),
    people: z.object({ total: z.int(), seenLastDay: z.int() }),
    /** Problems found by the server processes that are not resolved yet. */
    alarms: z.array(
      z.object({
        finding: z.enum(healthProblems),
        value: z.int(),
        /** The host whose disk it concerns; empty if it concerns the whole portal. */
        host: z.string(),
        beganAt: instant(),
      }),
    ),
  }),
  reads: ['queue', 'mailLog', 'backup', 'alarm'],
  permission: 'signed-in',
})

/** Background jobs that have not finished; a job that succeeded is removed. */
export const listJobs = list({
  name: 'listJobs',
  path: '/admin/jobs/list',
  summary: 'Background jobs',
  permission: 'signed-in',
  reads: ['queue'],
  row: z.object({
    id: id(),
    task: z.string(),
    status: z.enum(jobStates),
    attempts: z.int(),
    maxAttempts: z.int(),
    error: z.string(),
    createdAt: instant(),
    runAt: instant(),
    actions: z.array(z.enum(jobActions)),
  }),
  sortings: ['RUN_DATE', 'CREATE_DATE'],
  defaultSort: '-CREATE_DATE',
  filters: { status: listParam(jobStates) },
  search: true,
  table: {
    texts: 'administration:jobs',
    columns: {
      task: 'task',
      status: ({ status }, t) => t(stateKey(jobStateTable, status)),
      attempts: ({ attempts, maxAttempts }) => `${attempts} / ${maxAttempts}`,
      error: 'error',
      runAt: 'runAt',
      created: 'createdAt',
    },
  },
})

/** Starts a failed job immediately, with all its attempts. */
export const retryJob = endpoint({
  name: 'retryJob',
  method: 'POST',
  path: '/admin/jobs/retry',
  summary: 'Start a failed job again',
  body: z.strictObject({ id: id() }),
  response: z.object({ id: id() }),
  errors: ['STATE_CHANGED'],
  changes: ['queue'],
  permission: 'signed-in',
})

/** Gives up a failed job permanently. */
export const discardJob = endpoint({
  name: 'discardJob',
  method: 'POST',
  path: '/admin/jobs/discard',
  summary: 'Give a failed job up',
  body: z.strictObject({ id: id(), reason: requiredText(1200) }),
  response: z.object({ id: id() }),
  errors: ['STATE_CHANGED'],
  changes: ['queue'],
  permission: 'signed-in',
})
