import crypto from 'node:crypto'
import S3rver from 's3rver'
import type { S3Settings } from '#platform/server/trees/s3-tree.ts'
import { afterFile } from './after-file.ts'
import { temporaryFolder } from './folders.ts'

/**
 * The server seals the places of its pages with DES, which OpenSSL 3 has no more: three times the same key is the same cipher
 * of 64-bit blocks.
 */
const lendDes = (): void => {
  for (const name of ['createCipheriv', 'createDecipheriv'] as const) {
    const make = crypto[name] as (algorithm: string, key: Buffer, iv: Buffer) => unknown
    Object.assign(crypto, {
      [name]: (algorithm: string, key: Buffer, iv: Buffer) =>
        algorithm === 'des'
          ? make('des-ede3-cbc', Buffer.concat([key, key, key]), iv)
          : make(algorithm, key, iv),
    })
  }
}

/**
 * A real S3 server of the test file with an empty bucket. It knows its access key, lists in pages and puts uploads in parts
 * together; it does not compare signatures of version 4.
 */
export const startS3 = async (): Promise<S3Settings & { stop: () => Promise<void> }> => {
  lendDes()
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: temporaryFolder(),
    configureBuckets: [{ name: 'runway', configs: [] }],
  })
  const { port } = await server.run()
  let stopped: Promise<void> | undefined
  const stop = (): Promise<void> => (stopped ??= server.close())
  afterFile(stop)
  return {
    url: `http://127.0.0.1:${port}/runway`,
    region: 'us-east-1',
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
    stop,
  }
}
