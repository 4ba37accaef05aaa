import {
  CompiledQuery,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
  TransactionBuilder,
  type ConnectionProvider,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type KyselyProps,
} from 'kysely'
import type pg from 'pg'
import { PipelinedConnection } from './pipelined-connection.ts'
import type { DB } from './schema.gen.ts'
import { createSeenTexts, createStatements } from './statements.ts'

type Db = Kysely<DB>

const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createDriver: () => new DummyDriver(),
}

/** What the query builder wants and, with connections provided, never asks. */
const parts = { dialect, config: { dialect }, driver: dialect.createDriver() }

/** What is known of a client, whichever query builder over its pool asks: what it has prepared, it has prepared for all. */
const connections = new WeakMap<pg.PoolClient, PipelinedConnection>()

/** The pool that a query builder or a transaction goes to. */
const pools = new WeakMap<Db, pg.Pool>()

/** The pool below: the same for all that goes to one database, transactions included. */
export const poolOf = (db: Db): pg.Pool => pools.get(db)!

const over = <D extends Db>(pool: pg.Pool, db: D): D => {
  pools.set(db, pool)
  return db
}

const createDriver = (pool: pg.Pool): Driver => {
  const isSeen = createSeenTexts()
  let ended: Promise<void> | undefined
  return {
    init: async () => {},
    acquireConnection: async () => {
      const client = await pool.connect()
      const known = connections.get(client)
      if (known) return known
      const connection = new PipelinedConnection(client, createStatements(isSeen))
      connections.set(client, connection)
      return connection
    },
    releaseConnection: async (connection) => (connection as PipelinedConnection).release(),
    beginTransaction: async (connection) => (connection as PipelinedConnection).begin(),
    commitTransaction: (connection) => (connection as PipelinedConnection).commit(),
    rollbackTransaction: (connection) => (connection as PipelinedConnection).rollback(),
    destroy: () => (ended ??= pool.end()),
  }
}

/** Lets statements go over one connection side by side, until it is closed: then it may be somebody else's. */
const sharing = (connection: DatabaseConnection): ConnectionProvider & { close: () => void } => {
  let isOpen = true
  return {
    provideConnection: async (consumer) => {
      if (!isOpen) throw new Error('The transaction has ended')
      return consumer(connection)
    },
    close: () => void (isOpen = false),
  }
}

/**
 * Runs in one transaction. `answer` is asked as the commit is sent and reads on the same trip what was committed; where
 * the commit fails, its error is thrown and the answer thrown away.
 */
export const transact = <Done, Answer>(
  db: Db,
  run: (tx: Transaction<DB>) => Promise<Done>,
  answer: (db: Db, done: Done) => Promise<Answer>,
): Promise<Answer> => {
  const executor = db.getExecutor()
  const pool = poolOf(db)
  return executor.provideConnection(async (provided) => {
    const connection = provided as PipelinedConnection
    const inside = sharing(connection)
    let done: Done
    connection.begin()
    try {
      done = await run(
        over(pool, new Transaction<DB>({ ...parts, executor: executor.withConnectionProvider(inside) })),
      )
    } catch (error) {
      inside.close()
      await connection.rollback()
      throw error
    }
    inside.close()
    const after = sharing(connection)
    const committing = connection.commit()
    const reading = answer(
      over(pool, new PipelinedDatabase({ ...parts, executor: executor.withConnectionProvider(after) })),
      done,
    )
    const [committed, read] = await Promise.allSettled([committing, reading])
    after.close()
    if (committed.status === 'rejected') throw committed.reason
    if (read.status === 'rejected') throw read.reason
    return read.value
  })
}

class PipelinedTransactions extends TransactionBuilder<DB> {
  readonly #db: Db

  constructor(db: Db, props: KyselyProps) {
    super(props)
    this.#db = db
  }

  override execute<T>(run: (tx: Transaction<DB>) => Promise<T>): Promise<T> {
    return transact(this.#db, run, async (_db, done) => done)
  }
}

class PipelinedDatabase extends Kysely<DB> {
  readonly #props: KyselyProps

  constructor(props: KyselyProps) {
    super(props)
    this.#props = props
  }

  override transaction(): TransactionBuilder<DB> {
    return new PipelinedTransactions(this, this.#props)
  }
}

/** The query builder over a pool of clients in pipeline mode: statements of one transaction do not wait for each other. */
export const pipelinedDatabase = (pool: pg.Pool): Db => {
  const driver = createDriver(pool)
  const executor = new DefaultQueryExecutor(
    dialect.createQueryCompiler(),
    dialect.createAdapter(),
    new DefaultConnectionProvider(driver),
  )
  return over(pool, new PipelinedDatabase({ ...parts, driver, executor }))
}

const setReadOnly = (value: 'on' | 'off'): CompiledQuery =>
  CompiledQuery.raw(`set default_transaction_read_only = ${value}`)

/** The same database, in which every statement that writes fails. */
export const readOnly = (db: Db): Db => {
  const executor = db.getExecutor()
  const provider: ConnectionProvider = {
    provideConnection: (consumer) =>
      executor.provideConnection(async (provided) => {
        const connection = provided as PipelinedConnection
        connection.sendUnanswered(setReadOnly('on'))
        try {
          return await consumer(connection)
        } finally {
          connection.sendUnanswered(setReadOnly('off'))
        }
      }),
  }
  return over(
    poolOf(db),
    new PipelinedDatabase({ ...parts, executor: executor.withConnectionProvider(provider) }),
  )
}

type Write = { compile: (db: Db) => CompiledQuery }

/**
 * Sends a write whose answer nobody reads. In a transaction it costs no trip: it goes with the next statement or with
 * the commit, which fails if it has failed.
 */
export const sendAhead = async (db: Db, write: Write): Promise<void> => {
  const statement = write.compile(db)
  await db.getExecutor().provideConnection(async (connection) => {
    if (db.isTransaction) (connection as PipelinedConnection).sendAhead(statement)
    else await connection.executeQuery(statement)
  })
}

const sendingLater =
  (when: 'sendLast' | 'sendBehind') =>
  async (db: Db, write: () => Write): Promise<void> => {
    await db.getExecutor().provideConnection(async (connection) => {
      if (db.isTransaction) (connection as PipelinedConnection)[when](() => write().compile(db))
      else await connection.executeQuery(write().compile(db))
    })
  }

/**
 * Sends a write right before the commit, at no trip of its own: what it locks nobody waits for any longer than that, and
 * what it says may be gathered until then. Outside of a transaction it is sent at once.
 */
export const sendLast = sendingLater('sendLast')

/**
 * Sends a statement once the transaction is committed, and waits for nothing; it may be lost with the connection. What it
 * says may be gathered until then. Outside of a transaction it is sent at once.
 */
export const sendBehind = sendingLater('sendBehind')
