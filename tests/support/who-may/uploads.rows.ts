import { randomUUID } from 'node:crypto'
import * as contract from '../../../platform/contract/uploads.ts'
import { insertOne } from '../factories/insert.ts'
import type { Person } from '../factories/person.ts'
import { row } from './row.ts'
import { everybody, type World } from './world.ts'

const uploadOf = async ({ db }: World, by: Person): Promise<string> => {
  const { id } = await insertOne(db, 'file_upload', { person_uid: by.uid, name: 'plan.txt', size: 3 })
  return id
}

/** Calls about a person's own uploads. */
export const uploadRows = [
  row(contract.startUpload, everybody, () => ({
    body: { key: randomUUID(), name: 'plan.txt', size: 3, sha256: null },
  })),
  row(
    contract.sendChunk,
    everybody,
    async (world, by) => ({ query: { uploadId: await uploadOf(world, by), start: '0' } }),
    { bytes: Buffer.from('abc') },
  ),
  row(contract.dropUpload, everybody, async (world, by) => ({
    body: { uploadId: await uploadOf(world, by) },
  })),
]
