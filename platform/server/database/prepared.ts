import { createHash } from 'node:crypto'
import type pg from 'pg'

/** Texts that get a name, per pool: what is asked again and again. Rarer ones are planned each time. */
const mostStatements = 400

type Pool = { connect: () => Promise<Client>; end: () => Promise<void> }
type Client = Pick<pg.PoolClient, 'query' | 'release'>

/**
 * A pool whose clients prepare every statement they see: planning a list with eight joins costs more than running it.
 * Names follow from the text, so each connection plans a text once, whoever
 * asks; the number of names is bounded.
 */
export const prepared = (pool: pg.Pool): Pool => {
  const names = new Map<string, string>()
  const clients = new WeakMap<pg.PoolClient, Client>()

  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known || names.size >= mostStatements) return known
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
    names.set(text, name)
    return name
  }

  return {
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      const known = clients.get(client)
      if (known) return known
      const query = (text: unknown, values?: unknown[]) => {
        // Cursors, and statements without parameters such as `begin`, go as they are.
        const name = typeof text === 'string' && values?.length ? nameOf(text) : undefined
        return name
          ? client.query({ name, text: text as string, values: values! })
          : client.query(text as string, values)
      }
      const preparing: Client = {
        query: query as pg.PoolClient['query'],
        release: (error) => client.release(error),
      }
      clients.set(client, preparing)
      return preparing
    },
  }
}
