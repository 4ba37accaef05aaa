import pg from 'pg'

/** How the driver parses the rows of an answer. */
type Description = { fields: unknown; _parsers: unknown; _prebuiltEmptyResultObject: unknown }

/** A statement with the name under which a connection has prepared it, and the parsers of its rows, once known. */
export type Prepared = { readonly name: string; description?: Description }

export type Done = (error: Error | undefined, result: pg.QueryResult<object>) => void

/** Members of a query and its connection that are missing in the driver's types. */
type Connection = {
  bind: (bound: { statement: string; values: unknown[]; valueMapper: unknown }) => void
  execute: (query: object) => void
  sync: () => void
}
interface DriversQuery {
  name: string
  values: unknown[]
  _result: Description
  _accumulateRows: boolean
  // Methods, not properties: they are overridden.
  prepare(connection: Connection): void
  handleReadyForQuery(connection: Connection): void
  handleError(error: unknown, connection: Connection): void
}
const DriversQuery = pg.Query as unknown as new (text: string, values: unknown[], done: Done) => DriversQuery
const { prepareValue } = (pg as unknown as { utils: { prepareValue: unknown } }).utils

/**
 * A prepared statement whose columns are described once per connection: requesting their names and choosing parsers
 * on each execution costs a statement of forty columns as much as reading its row.
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
      // A value that cannot be serialized: nothing was sent.
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

/** The query that executes a prepared statement, for the driver. */
export const preparedQuery = (prepared: Prepared, text: string, values: unknown[], done: Done): pg.Query =>
  new PreparedQuery(prepared, text, values, done) as unknown as pg.Query
