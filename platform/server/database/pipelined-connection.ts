import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import type pg from 'pg'
import { statementFacts } from '../tracing/trace-statement.ts'
import { tracing } from '../tracing/tracing.ts'
import { preparedQuery, type Done } from './prepared-query.ts'
import type { Statements } from './statements.ts'

const changes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** PostgreSQL's error code for every statement after a failed one. */
const refusedAfterFailure = '25P02'

const begin = CompiledQuery.raw('begin')
const commit = CompiledQuery.raw('commit')
const rollback = CompiledQuery.raw('rollback')

/** Statements without a plan. */
const unprepared: ReadonlySet<CompiledQuery> = new Set([begin, commit, rollback])

/** Adds a span to a statement of a traced request or job. */
const timed = (text: string, done: Done): Done => {
  const tracer = tracing()
  if (!tracer?.isInside()) return done
  const span = tracer.open(statementFacts(text))
  return (error, result) => {
    span.end({ failed: error !== undefined && error !== null })
    done(error, result)
  }
}

/**
 * A connection that sends statements without waiting for earlier answers. PostgreSQL executes them in the order they
 * were sent, and after an error a transaction refuses all further statements: the commit reports the failure of any
 * statement sent ahead.
 */
export class PipelinedConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  readonly #statements: Statements
  #ahead: CompiledQuery[] = []
  #last: (() => CompiledQuery)[] = []
  #behind: (() => CompiledQuery)[] = []
  #failed: Error | undefined
  #isCorked = false

  constructor(client: pg.PoolClient, statements: Statements) {
    this.#client = client
    this.#statements = statements
  }

  /** Sends a statement of the transaction together with the next awaited one, or with the commit. */
  sendAhead(statement: CompiledQuery): void {
    this.#ahead.push(statement)
  }

  /** Sends a statement right before the commit, after everything else in the transaction. */
  sendLast(statement: () => CompiledQuery): void {
    this.#last.push(statement)
  }

  /** Sends a statement after the commit is answered, as its own transaction that is not awaited. */
  sendBehind(statement: () => CompiledQuery): void {
    this.#behind.push(statement)
  }

  /** Sends a statement whose answer is not awaited, in or out of a transaction. */
  sendUnanswered(statement: CompiledQuery): void {
    this.#submit(statement, () => {})
  }

  async executeQuery<R>(statement: CompiledQuery): Promise<QueryResult<R>> {
    const { command, rowCount, rows } = await this.#run(statement)
    return changes.has(command)
      ? { numAffectedRows: BigInt(rowCount ?? 0), rows: rows as R[] }
      : { rows: (rows ?? []) as R[] }
  }

  streamQuery(): never {
    throw new Error('A pipelined connection has no cursors')
  }

  begin(): void {
    this.#failed = undefined
    this.#ahead = [begin]
    this.#last = []
    this.#behind = []
  }

  /** Throws the error of the statement of the transaction that failed. */
  async commit(): Promise<void> {
    const behind = this.#behind
    this.#behind = []
    this.#ahead.push(...this.#last.map((statement) => statement()))
    this.#last = []
    const { command } = await this.#run(commit)
    if (command !== 'COMMIT') throw this.#failed ?? new Error('The transaction had failed before its commit')
    for (const statement of behind) this.sendUnanswered(statement())
  }

  /** Never throws: on a lost connection there is nothing left to roll back. */
  async rollback(): Promise<void> {
    const isSent = this.#ahead[0] !== begin
    this.#ahead = []
    this.#last = []
    this.#behind = []
    if (isSent) await this.#run(rollback).catch(() => {})
  }

  /** Returns the connection to the pool; one that is still in a transaction is closed instead. */
  release(): void {
    const surplus = this.#statements.surplus()
    if (surplus.length > 0) this.#deallocate(surplus)
    this.#ahead = []
    this.#last = []
    this.#behind = []
    this.#failed = undefined
    this.#client.release(this.#client.getTransactionStatus() !== 'I')
  }

  async #run(statement: CompiledQuery): Promise<pg.QueryResult<object>> {
    for (const sent of this.#ahead) {
      this.#submit(sent, (error) => {
        if (error) this.#failed ??= error
      })
    }
    this.#ahead = []
    try {
      return await new Promise((resolve, reject) => {
        this.#submit(statement, (error, result) => (error ? reject(error) : resolve(result)))
      })
    } catch (error) {
      const failure = error as Error & { code?: string }
      // Refused because another statement of the transaction failed: that error is the cause.
      if (failure.code === refusedAfterFailure && this.#failed) throw this.#failed
      // The driver's stack ends in the socket; this one leads to the caller.
      Error.captureStackTrace(failure)
      this.#failed ??= failure
      throw failure
    }
  }

  #submit(statement: CompiledQuery, done: Done): void {
    this.#cork()
    const text = statement.sql
    const values = statement.parameters as unknown[]
    const prepared = unprepared.has(statement) ? undefined : this.#statements.preparedFor(text)
    const answered = timed(text, done)
    if (prepared) this.#client.query(preparedQuery(prepared, text, values, answered))
    else this.#client.query({ text, values }, answered)
  }

  /** Statements sent in one turn of the event loop share a system call. */
  #cork(): void {
    if (this.#isCorked) return
    const { stream } = this.#client.connection
    this.#isCorked = true
    stream.cork()
    process.nextTick(() => {
      this.#isCorked = false
      stream.uncork()
    })
  }

  #deallocate(names: readonly string[]): void {
    const { parsedStatements } = this.#client.connection as unknown as {
      parsedStatements: Record<string, string>
    }
    for (const name of names) delete parsedStatements[name]
    // It fails only with the connection, and the prepared statements are lost with that.
    this.#client.query({ text: names.map((name) => `deallocate ${name}`).join(';') }, () => {})
  }
}
