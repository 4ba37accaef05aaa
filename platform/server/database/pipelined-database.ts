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

/** Required by the query builder, which never uses it if connections are provided. */
const parts = { dialect, config: { dialect }, driver: dialect.createDriver() }

/** State of a client, shared by all query builders over its pool: its prepared statements are available to all. */
const connections = new WeakMap<pg.PoolClient, PipelinedConnection>()

/** The pool of a query builder or a transaction. */
const pools = new WeakMap<Db, pg.Pool>()

/** The underlying pool: the same for everything on one database, including transactions. */
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

/** Allows concurrent statements over one connection, until it is released: then it may belong to another caller. */
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
 * Runs in one transaction. `answer` is called as the commit is sent and reads the committed data in the same round
 * trip; if the commit fails, its error is thrown and the answer discarded.
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

/** The same database, but statements that write fail. */
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
 * Sends a write whose answer is not read. In a transaction it costs no round trip: it goes with the next statement or
 * with the commit, which fails if the write failed.
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
 * Sends a write right before the commit, without a round trip of its own: its locks are short, and its values may be
 * collected until then. Outside a transaction it is sent at once.
 */
export const sendLast = sendingLater('sendLast')

/**
 * Sends a statement after the commit without waiting; it may be lost with the connection. Its values may be collected
 * until then. Outside a transaction it is sent at once.
 */
export const sendBehind = sendingLater('sendBehind')
