import pg from 'pg'

/** How the driver reads the rows of an answer. */
type Description = { fields: unknown; _parsers: unknown; _prebuiltEmptyResultObject: unknown }

/** A statement under the name by which a connection has prepared it, and how its answers are read, once that is known. */
export type Prepared = { readonly name: string; description?: Description }

export type Done = (error: Error | undefined, result: pg.QueryResult<object>) => void

/** What the driver's types leave out of a query and of the connection that it is sent over. */
type Connection = {
  bind: (bound: { statement: string; values: unknown[]; valueMapper: unknown }) => void
  execute: (asked: object) => void
  sync: () => void
}
interface DriversQuery {
  name: string
  values: unknown[]
  _result: Description
  _accumulateRows: boolean
  // Not as properties: they are overridden.
  prepare(connection: Connection): void
  handleReadyForQuery(connection: Connection): void
  handleError(error: unknown, connection: Connection): void
}
const DriversQuery = pg.Query as unknown as new (text: string, values: unknown[], done: Done) => DriversQuery
const { prepareValue } = (pg as unknown as { utils: { prepareValue: unknown } }).utils

/**
 * A prepared statement whose answer is described to a connection once: asking anew each time what the columns are called, and
 * working out how each is read, costs a statement of forty columns as much as reading its row.
 */
class PreparedQuery extends DriversQuery {
  readonly #prepared: Prepared

  constructor(prepared: Prepared, text: string, values: unknown[], done: Done) {
    super(text, values, done)
    this.name = prepared.name
    this.#prepared = prepared
  }

  override prepare(connection: Connection): void {
    const { name, description } = this.#prepared
    if (!description) return super.prepare(connection)
    Object.assign(this._result, description)
    this._accumulateRows = true
    try {
      connection.bind({ statement: name, values: this.values, valueMapper: prepareValue })
      connection.execute({})
    } catch (error) {
      // A value that cannot be written: nothing was sent.
      this.handleError(error, connection)
    }
    connection.sync()
  }

  override handleReadyForQuery(connection: Connection): void {
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    this.#prepared.description ??= { fields, _parsers, _prebuiltEmptyResultObject }
    super.handleReadyForQuery(connection)
  }
}

/** The query that asks a prepared statement, for the driver to send. */
export const preparedQuery = (prepared: Prepared, text: string, values: unknown[], done: Done): pg.Query =>
  new PreparedQuery(prepared, text, values, done) as unknown as pg.Query
