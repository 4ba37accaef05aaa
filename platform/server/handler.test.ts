import { sql } from 'kysely'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import type { PolicyAction } from '#platform/domain/policy.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { testDatabase } from '../../tests/support/database.ts'
import type { Context } from './context.ts'
import { storeFile } from './files/files.ts'
import type { FileStorage } from './files/storage.ts'
import { loader, query, useCase } from './handler.ts'

const action = endpoint({
  name: 'doSomething',
  method: 'POST',
  path: '/something',
  summary: 'Something slow',
  response: z.object({ inside: z.boolean(), prepared: z.boolean() }),
  // Nothing is cached.
  changes: [],
  permission: 'public',
})

test('what is prepared is prepared for those who may, before the transaction begins, without occupying a connection', async () => {
  const database = await testDatabase({ max: 1 })
  const inTransaction = async ({ db }: Pick<Context, 'db'>): Promise<boolean> => {
    const { rows } = await sql<{ inside: boolean }>`select now() <> statement_timestamp() as inside`.execute(
      db,
    )
    return rows[0]!.inside
  }
  let allowed = true
  let times = 0
  const may: PolicyAction<null> = { name: 'something.do', visible: () => true, allows: () => allowed }
  const { handle } = useCase({
    endpoint: action,
    load: async () => null,
    authorize: may,
    prepare: async (ctx) => {
      times += 1
      // The only connection is free.
      return inTransaction(ctx)
    },
    run: async (ctx, _input, _subject, prepared) => ({ inside: await inTransaction(ctx), prepared }),
  })
  const ctx = { db: database.db, actor: { kind: 'guest' } } as Context
  expect(await handle(ctx, {} as never)).toEqual({ inside: true, prepared: false })
  allowed = false
  await expect(handle(ctx, {} as never)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
  expect(times).toBe(1)
})

test('what was stored ahead stays when the call is done, and goes when its preparing or its run fails', async () => {
  const database = await testDatabase({ max: 1 })
  const stored = new Set<string>()
  const files: FileStorage = {
    put: async (key) => {
      await setImmediate()
      stored.add(key)
    },
    open: async () => Readable.from([]),
    remove: async (key) => void stored.delete(key),
  }
  const upload = { name: 'a.txt', mime: 'text/plain', bytes: Buffer.of(1), sha256: '' }
  const keeping = (failing: 'prepare' | 'run' | null) =>
    useCase({
      endpoint: action,
      load: async () => null,
      authorize: { name: 'something.do', visible: () => true, allows: () => true },
      prepare: async (ctx) => {
        const storing = [storeFile(ctx, upload), storeFile(ctx, upload)]
        // One of several has failed: the others are still running.
        if (failing === 'prepare') throw new ProductError('FILE_INCORRECT')
        await Promise.all(storing)
      },
      run: async () => {
        if (failing === 'run') throw new ProductError('STATE_CHANGED')
        return { inside: true, prepared: true }
      },
    }).handle({ db: database.db, actor: { kind: 'guest' }, files } as Context, {} as never)
  await expect(keeping('prepare')).rejects.toMatchObject({ code: 'FILE_INCORRECT' })
  await expect(keeping('run')).rejects.toMatchObject({ code: 'STATE_CHANGED' })
  expect(stored.size).toBe(0)
  await keeping(null)
  expect(stored.size).toBe(2)
})

test('a query that writes fails wherever it is tested, also in a transaction of its own; what follows may write', async () => {
  const { db } = await testDatabase({ max: 1 })
  const write = (on: Context['db']) => sql`delete from rate_limit`.execute(on)
  const anybody: PolicyAction<null> = { name: 'something.see', visible: () => true, allows: () => true }
  const asking = (run: (ctx: Context) => Promise<unknown>) =>
    query({
      endpoint: endpoint({
        name: 'askSomething',
        method: 'GET',
        path: '/something',
        summary: 'Something to read',
        response: z.unknown(),
        reads: [],
        permission: 'public',
      }),
      load: async () => null,
      authorize: anybody,
      run,
    }).handle({ db, actor: { kind: 'guest' } } as Context, {} as never)
  const refused = { code: '25006' }
  await expect(asking((ctx) => write(ctx.db))).rejects.toMatchObject(refused)
  await expect(asking((ctx) => ctx.db.transaction().execute(write))).rejects.toMatchObject(refused)
  expect(await asking(async () => 'read')).toBe('read')
  await write(db)
})

test('a loader’s own error answers for a subject that is absent and for one that is invisible', async () => {
  const { db } = await testDatabase({ max: 1 })
  const read = (found: boolean, visible: boolean) =>
    useCase({
      endpoint: action,
      load: loader(
        async (_ctx: Context) => (found ? { id: 1 } : undefined),
        () => new ProductError('ACCELERATOR_ONLY_PAGE'),
      ),
      authorize: { name: 'something.do', visible: () => visible, allows: () => false },
      run: async () => ({ inside: true, prepared: false }),
    }).handle({ db, actor: { kind: 'guest' } } as Context, {} as never)
  await expect(read(false, true)).rejects.toMatchObject({ code: 'ACCELERATOR_ONLY_PAGE' })
  await expect(read(true, false)).rejects.toMatchObject({ code: 'ACCELERATOR_ONLY_PAGE' })
  await expect(read(true, true)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
})
