import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { notFound } from '#platform/domain/product-error.ts'
import { temporaryFolder } from '../../../tests/support/folders.ts'
import { portalFiles, reportingStorage, type FileStorage } from './storage.ts'

const failing = (error: Error): FileStorage => {
  const fail = async (): Promise<never> => {
    throw error
  }
  return reportingStorage({ put: fail, open: fail, remove: fail })
}
const system = (code: string): Error => Object.assign(new Error(code), { code })

describe('what a storage fails of', () => {
  test.each([
    ['ENOSPC', 'STORAGE_FULL'],
    ['EDQUOT', 'STORAGE_FULL'],
    ['EIO', 'STORAGE_AWAY'],
    ['ETIMEDOUT', 'STORAGE_AWAY'],
  ])('%s is reported as %s, with the cause in the log', async (code, reported) => {
    const cause = system(code)
    for (const action of [
      failing(cause).put(randomUUID(), Buffer.of(1)),
      failing(cause).open(randomUUID()),
      failing(cause).remove(randomUUID()),
    ])
      await expect(action).rejects.toMatchObject({ code: reported, cause })
  })

  test('a file that is not there stays a file that is not there', async () => {
    await expect(failing(notFound()).open(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(portalFiles(temporaryFolder()).open(randomUUID())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
